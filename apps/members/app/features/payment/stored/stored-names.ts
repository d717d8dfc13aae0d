import type { StoredMethod } from '@vesper/contract';
import { storedIn } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { useMethodName } from '../method-names.ts';
import { storedMessages } from './stored-messages.ts';

/** What of a member's is meant by a choice among the methods; undefined for a method with a page of its own. */
export const storedOf = (stored: readonly StoredMethod[], choice: string | null): StoredMethod | undefined =>
  stored.find(({ id }) => id === storedIn(choice));

/** What a kept payment method is called, and until when it is good. */
export const useStoredNames = () => {
  const intl = useIntl();
  const methodName = useMethodName();
  const nameOf = ({ method, brand, last_digits: digits }: StoredMethod): string => {
    if (digits === null) return methodName(method);
    return brand === null
      ? intl.formatMessage(storedMessages.cardPlain, { digits })
      : intl.formatMessage(storedMessages.card, { brand, digits });
  };
  const hintOf = ({ expires, expired }: StoredMethod): string => {
    if (expires === null) return intl.formatMessage(storedMessages.saved);
    const [year, month] = expires.split('-');
    const said = { month: `${month}/${year}` };
    return intl.formatMessage(expired ? storedMessages.expired : storedMessages.expires, said);
  };
  return { nameOf, hintOf };
};
