/**
 * Clears away what is held no more and gives its pages back, with `--expose-gc`. By itself the engine keeps some for what comes next,
 * more after a busy minute than after a quiet one: two programs would be told apart by how busy they were.
 */
export const collect = (): void => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
