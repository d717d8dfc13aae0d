import type { PictureSource } from './avatar.tsx';

/**
 * Which of the two pictures of a card a browser takes: at a desk by the width of a card, so that one with two dots a point takes
 * the wide one; on a phone always the small one, whatever its dots, which is a matter of its bytes (decision 144). For an `img`.
 */
export const wideSources = ({ src, wide }: PictureSource) =>
  wide ? { srcSet: `${src} 360w, ${wide} 600w`, sizes: '(min-width: 48em) 18rem, 10px' } : {};
