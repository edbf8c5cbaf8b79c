import { PACE, type LinkTools, type OpenWire } from './link.ts';

/** The line of a match over the browser's own socket; its cookie goes with it. */
function wireTo(match: string): OpenWire {
  return (hearer) => {
    const { protocol, host } = window.location;
    const scheme = protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${host}/api/matches/${match}/socket`);
    const end = new AbortController();
    const { signal } = end;
    socket.addEventListener('open', () => hearer.opened(), { signal });
    socket.addEventListener('message', ({ data }) => hearer.said(String(data)), { signal });
    socket.addEventListener('close', () => hearer.closed(), { signal });
    return {
      send: (text) => socket.send(text),
      close: () => {
        end.abort();
        socket.close();
      },
    };
  };
}

export function browserLink(match: string): LinkTools {
  return {
    openWire: wireTo(match),
    pace: PACE,
    chance: () => {
      const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
      return word / 2 ** 32;
    },
    isOnline: () => navigator.onLine,
    onAwake: (awake) => {
      const end = new AbortController();
      const { signal } = end;
      window.addEventListener('online', awake, { signal });
      window.addEventListener('offline', awake, { signal });
      const look = (): void => {
        if (document.visibilityState === 'visible') awake();
      };
      document.addEventListener('visibilitychange', look, { signal });
      return () => end.abort();
    },
  };
}
