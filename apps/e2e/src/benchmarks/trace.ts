/** What a page's first seconds looked like, read off a trace of Chromium: it needs no script in the page, so it works without, too. */

/** What must be recorded for {@link readFirstView}. */
export const traceCategories = [
  '-*',
  'loading',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of it, what the thread itself used: other programs of a busy machine take nothing from a phone. */
  readonly tdur?: number;
  readonly args: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly isOutermostMainFrame?: boolean;
      readonly score?: number;
      readonly had_recent_input?: boolean;
    };
  };
}

/** Times in milliseconds from the navigation. */
export interface FirstView {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** By which tasks were longer than 50 ms, summed up from the first paint to 10 s after. */
  readonly blocked: number;
  /** The longest of these tasks, and those above 50 ms with when they began. */
  readonly longest: number;
  readonly longTasks: readonly { readonly at: number; readonly ms: number }[];
  /** All moves without a press that explains them. */
  readonly shift: number;
}

/** Longer keeps a press waiting (the web's own measure of "Total Blocking Time"). */
const longTaskMs = 50;
const watchedMs = 10_000;

/** @throws Error when the trace holds no page of that address, or nothing was ever painted */
export const readFirstView = (trace: Buffer, address: string): FirstView => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  if (!start) throw new Error(`the trace does not know ${address}`);
  const own = traceEvents.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const since = (ts: number): number => (ts - start.ts) / 1000;
  const times = (name: string): number[] =>
    own.filter((event) => event.name === name).map(({ ts }) => since(ts));
  const [firstPaint] = times('firstContentfulPaint');
  const largestPaint = times('largestContentfulPaint::Candidate').at(-1);
  if (firstPaint === undefined || largestPaint === undefined) throw new Error(`${address} painted nothing`);
  const longTasks = own
    .filter(({ name, tid }) => name === 'RunTask' && tid === start.tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({ at: since(ts), ms: tdur / 1000 }))
    .filter(({ ms }) => ms > longTaskMs)
    // What the first paint itself takes comes before it.
    .filter(({ at }) => at >= firstPaint && at < firstPaint + watchedMs);
  const shifts = own.filter(
    ({ name, args, ts }) =>
      name === 'LayoutShift' && !args.data?.had_recent_input && since(ts) < firstPaint + watchedMs,
  );
  return {
    firstPaint,
    largestPaint,
    blocked: longTasks.reduce((sum, { ms }) => sum + ms - longTaskMs, 0),
    longest: Math.max(0, ...longTasks.map(({ ms }) => ms)),
    longTasks,
    shift: shifts.reduce((sum, { args }) => sum + (args.data?.score ?? 0), 0),
  };
};
