import { useIntl } from 'react-intl';
import { giftMessages, giftNames } from './gift-messages.ts';

/** A newer version may know others. */
export const isKnownGift = (code: string): code is keyof typeof giftNames => Object.hasOwn(giftNames, code);

/** What a gift is called. */
export const useGiftName = (): ((code: string) => string) => {
  const intl = useIntl();
  return (code) => intl.formatMessage(isKnownGift(code) ? giftNames[code] : giftMessages.other);
};
