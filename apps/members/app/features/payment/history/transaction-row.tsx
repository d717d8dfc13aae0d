import type { Transaction } from '@vesper/contract';
import { formatMoney } from '@vesper/i18n/react';
import { FictionalMark, KitLink } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { LocalTime } from '../../../parts/time/local-time.tsx';
import { useMethodName } from '../method-names.ts';
import { historyMessages } from './history-messages.ts';
import type { TransactionLine } from './lines.ts';

/** What was sent; of what nobody knows any more it is a message. */
const spentTexts = {
  text: historyMessages.spent,
  gift: historyMessages.spentGift,
  photo: historyMessages.spentPhoto,
  voice: historyMessages.spentVoice,
} as const;

const Spent = ({ newest: { profile, message_kind: sent }, messages }: TransactionLine) => {
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  if (profile === null || profile.deleted)
    return (
      <span>
        <FormattedMessage {...historyMessages.spentUnknown} values={{ messages }} />
      </span>
    );
  return (
    <>
      <KitLink href={`/members/${profile.id}/chat`}>
        <FormattedMessage {...spentTexts[sent ?? 'text']} values={{ messages, name: profile.name }} />
      </KitLink>
      {profile.fictional ? (
        <FictionalMark
          label={fictionalLabel}
          automaticLabel={profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
        />
      ) : null}
    </>
  );
};

/** What a line is called; an order leads to its own page. */
const What = (line: TransactionLine) => {
  const { kind, order, credits } = line.newest;
  if (kind === 'spent') return <Spent {...line} />;
  const title =
    kind === 'bought' ? (
      <FormattedMessage {...historyMessages.bought} values={{ credits: order?.credits ?? credits }} />
    ) : (
      <FormattedMessage {...historyMessages[kind]} />
    );
  return order ? <KitLink href={`/transactions/${order.payment_id}`}>{title}</KitLink> : <span>{title}</span>;
};

/** What an order cost, and what of it was owed; nothing for all others. */
const Detail = ({ kind, order, owed }: Transaction) => {
  const intl = useIntl();
  const methodName = useMethodName();
  const isBought = kind === 'bought' && order;
  if (!isBought && owed === 0) return null;
  return (
    <span className="history-line__detail text-muted">
      {isBought ? (
        <span>
          <FormattedMessage
            {...historyMessages.paid}
            values={{ price: formatMoney(intl, order.pay), method: methodName(order.method) }}
          />
        </span>
      ) : null}
      {owed === 0 ? null : (
        <span>
          <FormattedMessage
            {...historyMessages[owed > 0 ? 'owing' : 'paidOff']}
            values={{ credits: Math.abs(owed) }}
          />
        </span>
      )}
    </span>
  );
};

/** One line of the list: what it was, when, how many credits, and how many there were afterwards. */
export const TransactionRow = ({ line }: { readonly line: TransactionLine }) => {
  const intl = useIntl();
  const { newest, credits } = line;
  return (
    <li className="history-line">
      <span className="history-line__what">
        <What {...line} />
      </span>
      <strong className="history-line__amount">
        <FormattedMessage
          {...historyMessages.amount}
          values={{
            credits: Math.abs(credits),
            // A minus as wide as the plus: English writes a hyphen.
            amount: intl.formatNumber(credits, { signDisplay: 'exceptZero' }).replace('-', '−'),
          }}
        />
      </strong>
      <span className="text-muted">
        <LocalTime value={newest.created} dateStyle="medium" timeStyle="short" />
      </span>
      <span className="history-line__balance text-muted">
        <FormattedMessage {...historyMessages.balance} values={{ credits: newest.balance }} />
      </span>
      <Detail {...newest} />
    </li>
  );
};
