import { expect, waitFor } from 'storybook/test';

/** Of a picture that can not be loaded the browser's own sign is covered, as far as the picture reaches. */
export const expectNoTornPicture = async (canvas: HTMLElement): Promise<void> => {
  await expect(canvas.querySelectorAll('img').length).toBeGreaterThan(0);
  for (const picture of canvas.querySelectorAll('img')) {
    await waitFor(() => expect([picture.complete, picture.naturalWidth]).toEqual([true, 0]));
    const { position, inset, backgroundImage } = getComputedStyle(picture, '::after');
    await expect([position, inset]).toEqual(['absolute', '0px']);
    await expect(backgroundImage).toContain('gradient');
    await expect(getComputedStyle(picture).position).not.toBe('static');
  }
};
