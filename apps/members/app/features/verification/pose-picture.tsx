import type { Verification } from '@vesper/contract';
import drawings from './poses.svg?no-inline';

/**
 * What a selfie is to show, as a drawing; decorative, as the words stand beside it. One part of `poses.svg` for each pose: a
 * file of its own, which is fetched when a pose is shown and is no script. The colours are the drawing's, in every theme.
 */
export const PosePicture = ({ pose }: Pick<Verification['poses'][number], 'pose'>) => (
  <svg className="pose-picture" viewBox="0 0 120 120" aria-hidden="true">
    <use href={`${drawings}#${pose}`} />
  </svg>
);
