import { hasPhotoShape, mostPhotoBytes } from '@vesper/domain';
import { useEffect, useState } from 'react';
import { shrinkPhoto } from './draw-photo.ts';

/** A photo that was chosen and can be shown. */
export interface ChosenPhoto {
  /** As it is sent: smaller, where a large one was chosen. */
  readonly file: File;
  /** Shows it in this page, until another one is chosen. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Looks into a file as the server will: what the browser can not show, it has no word for either. */
const look = async (chosen: File): Promise<ChosenPhoto | 'photo_invalid' | 'photo_too_large'> => {
  const file = await shrinkPhoto(chosen);
  if (file.size > mostPhotoBytes) return 'photo_too_large';
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    URL.revokeObjectURL(address);
    return 'photo_invalid';
  }
  const { naturalWidth: width, naturalHeight: height } = picture;
  if (hasPhotoShape({ width, height })) return { file, address, width, height };
  URL.revokeObjectURL(address);
  return 'photo_invalid';
};

interface Choice {
  readonly photo: ChosenPhoto | null;
  /** Why the file that was chosen last can not be sent. */
  readonly refusal: 'photo_invalid' | 'photo_too_large' | null;
  readonly isChecking: boolean;
}

const nothing: Choice = { photo: null, refusal: null, isChecking: false };

/** The photo that is chosen on this page. */
export const useChosenPhoto = (): Choice & { readonly choose: (file: File) => Promise<void> } => {
  const [choice, setChoice] = useState<Choice>(nothing);
  const address = choice.photo?.address;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  const choose = async (file: File): Promise<void> => {
    setChoice({ ...nothing, isChecking: true });
    const found = await look(file);
    setChoice(typeof found === 'string' ? { ...nothing, refusal: found } : { ...nothing, photo: found });
  };
  return { ...choice, choose };
};
