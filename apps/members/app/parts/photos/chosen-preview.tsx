import type { PhotoSize } from '@vesper/domain';
import { type ReactNode, useState } from 'react';
import { useFileAddress } from './use-file-address.ts';

export interface ChosenPreviewProps {
  readonly file: File | undefined;
  readonly className: string;
  /** Hears how large it is; null for no picture that this browser can show: the server says what it is. */
  readonly onSize: (size: PhotoSize | null) => void;
  /** What stands there without a picture. */
  readonly children?: ReactNode;
}

/** A photo that was chosen and has not left the device, as it will be sent. */
export const ChosenPreview = ({ file, className, onSize, children }: ChosenPreviewProps) => {
  const address = useFileAddress(file);
  const [unshown, setUnshown] = useState<File>();
  if (!address || unshown === file) return children;
  return (
    <img
      src={address}
      alt=""
      className={className}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize({ width, height })
      }
      onError={() => {
        setUnshown(file);
        onSize(null);
      }}
    />
  );
};
