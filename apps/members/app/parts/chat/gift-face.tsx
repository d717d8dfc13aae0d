import './gift-face.scss';
import { GiftPicture } from '@vesper/ui';
import { isKnownGift, useGiftName } from './use-gift-name.ts';

/** A gift as it stands in a conversation: its picture and its name. */
export const GiftFace = ({ code }: { readonly code: string }) => {
  const nameOf = useGiftName();
  return (
    <span className="gift-face">
      {isKnownGift(code) ? <GiftPicture name={code} /> : null}
      <span>{nameOf(code)}</span>
    </span>
  );
};
