const most = 20;
/** "Dr." and "J" alone call nobody. */
const isCall = (word: string): boolean => word.length >= 3 && !word.endsWith('.');

/**
 * What a button calls somebody: the whole name, or of a long one as much as one is called by, "Wilhelmina" for "Wilhelmina Alexandrina
 * von Hohenstein". With large words the whole of it took four lines, and what is said above the button had none left.
 */
export const nameOnButton = (name: string): string => {
  const words = name.split(' ');
  const call = words.findIndex(isCall);
  return name.length <= most || call < 0 ? name : words.slice(0, call + 1).join(' ');
};
