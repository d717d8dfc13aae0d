import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { photoMessages } from '../messages.ts';
import { UploadList } from './upload-list.tsx';
import type { Upload } from './upload.ts';

beforeAll(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
});

const nothing = () => {};
/** What a chosen photo offers once the browser has shown a picture of so many pixels each way. */
const mayCrop = (side: number, cut: Upload['cut']): boolean => {
  const upload: Upload = {
    key: 'k1',
    file: new File(['whole'], 'whole.png'),
    cut,
    state: 'chosen',
    share: 0,
    code: null,
  };
  const { container, unmount } = renderPage(
    <UploadList uploads={[upload]} cancel={nothing} retry={nothing} crop={async () => undefined} />,
  );
  const picture = container.querySelector('img') as HTMLImageElement;
  Object.defineProperties(picture, { naturalWidth: { value: side }, naturalHeight: { value: side } });
  fireEvent.load(picture);
  const isOffered = screen.queryByRole('button', { name: text(photoMessages.crop) }) !== null;
  unmount();
  return isOffered;
};

it.each([
  ['film.mp4', 'video/mp4'],
  ['pic.svg', 'image/svg+xml'],
])('what is no photo has no picture of it, whether a browser could show one or not: %s', (name, type) => {
  const upload: Upload = {
    key: 'k1',
    file: new File(['whole'], name, { type }),
    cut: null,
    state: 'failed',
    share: 0,
    code: 'photo_invalid',
  };
  const { container } = renderPage(
    <UploadList uploads={[upload]} cancel={nothing} retry={nothing} crop={async () => undefined} />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.photo-upload__preview--none')).not.toBeNull();
});

it('a photo is cropped where there is a smaller part of it, and cropped anew whatever was left of it', () => {
  expect(mayCrop(4000, null)).toBe(true);
  expect(mayCrop(100, null)).toBe(false);
  expect(mayCrop(100, new File(['part'], 'part.png'))).toBe(true);
});
