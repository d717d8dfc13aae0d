/** A fresh key for one act that creates or charges; the calls' own function comes only with their code. */
export const newKey = (): string => crypto.randomUUID();
