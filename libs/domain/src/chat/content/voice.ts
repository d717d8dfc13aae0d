/** A voice message is at most so long, and so large. */
export const voiceSeconds = 60;
export const voiceBytes = 1024 * 1024;

/** Whether a recording that lasts so long may be sent; recorders stop a moment late. */
export function isTooLong(seconds: number): boolean {
  return seconds > voiceSeconds + 0.75;
}
