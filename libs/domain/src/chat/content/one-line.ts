/** A name of people or places as it is stored: composed letters, one space between words and none around them. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
