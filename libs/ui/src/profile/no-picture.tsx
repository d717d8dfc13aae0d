import { classNames } from '../foundation/class-names.ts';

export interface NoPictureProps {
  /** Whose place it is: the first letter stands in it. Left out where nobody is named. */
  readonly name?: string | undefined;
}

/** So many tints there are besides the first (`no-picture.scss`). */
const tints = 2;

/** The same for a name wherever it is met, so that one knows somebody again. */
const tintOf = (letter: string): number => (letter.codePointAt(0) ?? 0) % (tints + 1);

/** The first letter as a reader sees it, with its accents. */
const letterOf = (name: string): string => ([...name.trim().normalize('NFC')][0] ?? '').toUpperCase();

/**
 * What stands in the place of a photo that is not there: a drawn evening over hills with the first letter of the name, or head and shoulders
 * where there is none. A drawing, and never to be taken for a photo.
 */
export const NoPicture = ({ name = '' }: NoPictureProps) => {
  const letter = letterOf(name);
  return (
    <svg
      className={classNames('no-picture', letter && `no-picture--${tintOf(letter)}`)}
      viewBox="0 0 64 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="64" height="64" className="no-picture__ground" />
      {letter ? (
        <>
          <circle cx="32" cy="25" r="17" className="no-picture__sun" />
          <path d="M0 47c12-6 21-5 33 0s21 4 31-2v19H0z" />
          <text x="32" y="33" textAnchor="middle">
            {letter}
          </text>
        </>
      ) : (
        <path d="M32 14a11 11 0 1 1 0 22 11 11 0 0 1 0-22M10 64c1-15 11-23 22-23s21 8 22 23z" />
      )}
    </svg>
  );
};
