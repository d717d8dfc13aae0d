import './kind-place.scss';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import { loadKindFace } from '../../../../parts/chat/later-kind-face.tsx';
import type { KindFaceProps } from '../../../../parts/chat/kind-face.tsx';
import { PhotoPlace } from '../../../../parts/chat/photo-place/photo-place.tsx';

/** What is read above a face stays where it is when what shows it comes. */
const Waiting = ({ content }: KindFaceProps) =>
  content.kind === 'photo' ? (
    <span className="photo-face">
      <PhotoPlace photo={content.photo} />
    </span>
  ) : (
    <span className={`kind-place kind-place--${content.kind}`} />
  );

/** The same as `LaterKindFace`, in its place from the start. */
export const KindFaceInPlace = laterPart(loadKindFace, {
  here: import.meta.env.SSR ? await loadKindFace() : undefined,
  waiting: Waiting,
});
