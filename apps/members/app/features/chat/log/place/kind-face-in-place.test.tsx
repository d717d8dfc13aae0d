import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../../../testing/page-around.tsx';
import { KindFaceInPlace } from './kind-face-in-place.tsx';
import { mediaNames } from '../../../../parts/chat/media-names.ts';

const sizeIn = (part: Element | null) => [part?.getAttribute('width'), part?.getAttribute('height')];

it('leaves a photo the place that it takes, until what shows it is there', async () => {
  const photo = {
    id: 'p',
    filename: '/photos/p.webp',
    thumb_filename: '/photos/p-thumb.webp',
    width: 1280,
    height: 420,
    tint: '#7fa38e',
  };
  const { container } = renderPage(<KindFaceInPlace content={{ kind: 'photo', photo }} />);
  const place = () => container.querySelector('.photo-face .photo-face__frame > svg:first-child');
  const sizeBefore = sizeIn(place());
  expect(sizeBefore).toEqual(['280', '92']);
  await screen.findByAltText(text(mediaNames.photo));
  expect(sizeIn(place())).toEqual(sizeBefore);
});
