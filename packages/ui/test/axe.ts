import axe, { type RunOptions } from 'axe-core';

/**
 * What axe finds against a rule or cannot decide, one line a thing; nothing: all is well. A contrast
 * that it leaves open (something is drawn behind the words, or it is a letter or two) is one of two
 * tokens, which tokens.test.ts measures. What fades in is judged when it stands there.
 */
export async function axeFindings(
  container: HTMLElement,
  options: RunOptions = {},
): Promise<string[]> {
  await standing();
  const found = await axe.run(container, {
    ...options,
    resultTypes: ['violations', 'incomplete'],
  });
  const undecided = found.incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...found.violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** Nothing moves any more: two looks a few frames apart find no animation. */
async function standing(): Promise<void> {
  for (let still = 0; still < 2; still++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    if (moving.length > 0) still = -1;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}
