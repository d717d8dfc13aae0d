/** The one word of a subject, as each floor writes it. */
export interface SubjectNames {
  /** Folders: `gift-shop`. */
  readonly folder: string;
  /** Code: `giftShop`. */
  readonly camel: string;
}

/**
 * Reads a subject's name.
 * @throws Error when it is no kebab-case word, or one that says nothing
 */
export const subjectNames = (folder: string): SubjectNames => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder))
    throw new Error(`A subject is named in kebab case, such as gift-shop; not "${folder}".`);
  if (/^(utils?|helpers?|misc|common|shared|core|base)$/.test(folder))
    throw new Error(`"${folder}" says nothing about what is in it.`);
  return { folder, camel: folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) };
};
