/** What each press of a key cost the page, read off a trace of Chromium. */

/** What must be recorded for {@link readKeys}. */
export const keyCategories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of it, what the thread itself used. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** Script, style and layout; each of them counts where it is in none of the others. */
const work = new Set([
  'EventDispatch',
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'UpdateLayoutTree',
  'Layout',
]);
/** What a key sets off comes within this time, before the next key. */
const watchedMs = 250;

/** Milliseconds of script, style and layout of each press, by its `keydown`. */
export const readKeys = (trace: Buffer): readonly number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const done = traceEvents
    .filter(({ name, ph }) => ph === 'X' && work.has(name))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const keys = done.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  return keys.map((key) => {
    let coveredUntil = 0;
    let sum = 0;
    for (const { pid, tid, ts, dur = 0, tdur = dur } of done) {
      const isOfKey = pid === key.pid && tid === key.tid && ts >= key.ts && ts < key.ts + watchedMs * 1000;
      if (!isOfKey || ts < coveredUntil) continue;
      coveredUntil = ts + dur;
      sum += tdur;
    }
    return sum / 1000;
  });
};
