import './photo-face.scss';
import type { ReactNode } from 'react';
import { photoBox } from './photo-box.ts';

export interface PhotoPlaceProps {
  readonly photo: Parameters<typeof photoBox>[0];
  /** What lies in it, edge to edge. */
  readonly children?: ReactNode;
}

/** The place of a photo among messages: as large before it is there as with it, so that nothing that is read moves. */
export const PhotoPlace = ({ photo, children }: PhotoPlaceProps) => {
  const size = photoBox(photo);
  return (
    <span className="photo-face__frame">
      <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" />
      {children}
    </span>
  );
};
