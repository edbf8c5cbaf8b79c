const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isUpdateReady(): boolean {
  return waiting !== null;
}

/** Null: the browser does not want to keep anything, and everything else works as well. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  } catch {
    return null;
  }
}

/** Goes over to the new version; games are stored at every move, so nothing is lost. */
export function letUpdateIn(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Keeps the program on this device, so that it works offline. A new version is fetched beside
 * the old one and waits until it is let in, or until every tab of the old one is closed.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await register();
  if (registration === null) return;
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(installing));
  });
}
