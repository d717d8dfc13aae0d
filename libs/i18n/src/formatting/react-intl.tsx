import { createContext, memo, useContext } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { TextValues } from './format-tree.ts';

/**
 * What a page takes from react-intl, in its place (`messages-plugin.ts` puts it there): the app is written and its texts
 * are extracted as with react-intl, whose formats for every use would come along, needed or not. A name of react-intl that
 * is missing here fails the build.
 */
const IntlContext = createContext<IntlShape | null>(null);

export const RawIntlProvider = IntlContext;

export const useIntl = (): IntlShape => {
  const intl = useContext(IntlContext);
  if (!intl) throw new Error('No IntlFrame around');
  return intl;
};

interface FormattedMessageProps extends MessageDescriptor {
  readonly values?: TextValues;
}

export const FormattedMessage = memo(({ values, ...descriptor }: FormattedMessageProps) =>
  (useIntl().formatMessage as (text: MessageDescriptor, values?: TextValues) => string)(descriptor, values),
);
