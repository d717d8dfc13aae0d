/** So long is waited before what has failed for a reason that passes is tried again by itself. */
export const passingPauseMs = 30_000;

/** No answer, a fault of the server, too many requests. */
const passingCodes: ReadonlySet<string> = new Set([
  'network',
  'internal',
  'service_unavailable',
  'too_many_requests',
]);

/** Whether a refusal says only how it is just now: what was refused may be done later as it is. */
export const isPassing = ({ code }: { readonly code: string }): boolean => passingCodes.has(code);
