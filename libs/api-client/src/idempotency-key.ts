/** A fresh key for one act that creates or charges. Keep it for every repeat of that act, whoever repeats it. */
export const newIdempotencyKey = (): string => crypto.randomUUID();
