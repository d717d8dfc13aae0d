import './gift-face.scss';
import { GiftPicture } from '@vesper/ui';
import { useIntl } from 'react-intl';
import { giftMessages, giftNames } from './gift-messages.ts';

/** A newer version may know others. */
const isKnown = (code: string): code is keyof typeof giftNames => Object.hasOwn(giftNames, code);

/** What a gift is called. */
export const useGiftName = (): ((code: string) => string) => {
  const intl = useIntl();
  return (code) => intl.formatMessage(isKnown(code) ? giftNames[code] : giftMessages.other);
};

/** A gift as it stands in a conversation: its picture and its name. */
export const GiftFace = ({ code }: { readonly code: string }) => {
  const nameOf = useGiftName();
  return (
    <span className="gift-face">
      {isKnown(code) ? <GiftPicture name={code} /> : null}
      <span>{nameOf(code)}</span>
    </span>
  );
};
