import { createStore, type UseStore } from 'idb-keyval';

type Ask = <T>(question: (from: UseStore) => Promise<T>, otherwise: T) => Promise<T>;

/**
 * Asks a place of the browser's database; `otherwise` where there is none, or none that answers in time (a profile that is locked,
 * a broken disk): nobody waits for it.
 */
export const askStore = (database: string, place: string, answerMs: number): Ask => {
  let store: UseStore | undefined;
  return async (question, otherwise) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<typeof otherwise>((resolve) => {
      timer = setTimeout(() => resolve(otherwise), answerMs);
    });
    try {
      store ??= createStore(database, place);
      return await Promise.race([question(store), silence]);
    } catch {
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  };
};
