const tower = /\p{M}{9}/u;

/** Whether there are more marks on one letter than any language writes, which is no text but a tower over the lines around it. */
export const hasTower = (text: string): boolean => tower.test(text);
