const most = 28;
/** With the number that cameras put there, and what kind of file it is. */
const lastShown = 11;

/** A file's name with its middle left out where it is long. */
export const shortName = (name: string): string => {
  const letters = [...name];
  return letters.length <= most
    ? name
    : `${letters.slice(0, most - lastShown - 1).join('')}…${letters.slice(-lastShown).join('')}`;
};
