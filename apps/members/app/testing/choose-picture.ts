import { userEvent } from 'storybook/test';
import { see } from './use-page.ts';

// For stories: a picture is chosen where one can be.

/** A picture that the browser draws itself, of this size. */
export const aPictureFile = async (name: string, width = 480, height = 640): Promise<File> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#7fa38e';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#f3d9a4';
    pen.fillRect(width / 4, height / 4, width / 2, height / 2);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
};

/** Chooses files in the first field for them that the selector finds. */
export const chooseFiles = async (
  page: HTMLElement,
  files: readonly File[],
  selector = 'main input[type=file]',
): Promise<void> => {
  await see(page, selector);
  const field = page.querySelector<HTMLInputElement>(selector);
  if (field) await userEvent.upload(field, [...files]);
};
