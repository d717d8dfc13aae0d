import { classNames } from '../foundation/class-names.ts';

export interface NoPictureProps {
  /** Whose place it is: the first letter stands in it. Left out where nobody is named. */
  readonly name?: string | undefined;
  /** In a circle the letter has the middle; else it stands high, where no name lies over it. */
  readonly round?: boolean;
}

const high = { cy: 16, radius: 13.5, size: 17 } as const;
const middle = { cy: 25, radius: 17, size: 22 } as const;

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
export const NoPicture = ({ name = '', round = false }: NoPictureProps) => {
  const letter = letterOf(name);
  const { cy, radius, size } = round ? middle : high;
  return (
    <svg
      className={classNames('no-picture', letter && `no-picture--${tintOf(letter)}`)}
      viewBox="0 0 64 64"
      preserveAspectRatio={`xMid${letter ? 'YMin' : 'YMid'} slice`}
      aria-hidden="true"
    >
      <rect width="64" height="64" className="no-picture__ground" />
      {letter ? (
        <>
          <circle cx="32" cy={cy} r={radius} className="no-picture__sun" />
          <path d="M0 39c12-5 21-4 33 0s21 4 31-2v27H0z" />
          <text x="32" y={cy + size * 0.36} fontSize={size} textAnchor="middle">
            {letter}
          </text>
        </>
      ) : (
        <path d="M32 14a11 11 0 1 1 0 22 11 11 0 0 1 0-22M10 64c1-15 11-23 22-23s21 8 22 23z" />
      )}
    </svg>
  );
};
