import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds since something. */
  readonly ts: number;
  /** Microseconds by the clock. */
  readonly dur?: number;
  /** Microseconds of the thread's own time: what others do on the machine is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the page's main thread does during the work, in order. */
async function trace(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ pid, tid }) => mains.has(`${pid} ${tid}`))
    .sort((one, other) => one.ts - other.ts);
}

/** What a picture is made by, after a click. */
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/**
 * Milliseconds that each click costs the main thread, from its handlers to the picture handed on.
 * @param click clicks on something that changes the page; called so many times.
 */
export async function measureClicks(
  browser: Browser,
  page: Page,
  clicks: number,
  click: (nth: number) => Promise<void>,
): Promise<number[]> {
  const events = await trace(browser, page, async () => {
    for (let nth = 0; nth < clicks; nth++) {
      await click(nth);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))),
      );
    }
  });
  const starts = events.filter(isClick);
  if (starts.length !== clicks) throw new Error(`the trace holds ${starts.length} clicks`);
  return starts.map((start) => {
    const end = events.find(({ name, ts }) => name === 'Commit' && ts > start.ts);
    if (end === undefined) throw new Error('a click is not followed by a picture');
    const drawing = events.filter(
      ({ name, ts }) => ts > start.ts && ts <= end.ts && DRAWING.has(name),
    );
    return [start, ...drawing].reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

function isClick({ name, args }: TraceEvent): boolean {
  return name === 'EventDispatch' && args?.data?.type === 'click';
}

const TASK = 'ThreadControllerImpl::RunTask';

/** Milliseconds of the longest task of the main thread during the work. */
export async function measureLongestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  const all = (await trace(browser, page, work)).filter(({ name }) => name === TASK);
  // A task in which others begin is none: the end of the first has been lost.
  const tasks = all.filter(
    ({ ts, dur = 0 }, index) => (all[index + 1]?.ts ?? Infinity) >= ts + dur,
  );
  if (tasks.length === 0) throw new Error('the trace holds no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
