import type { MemberCard } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { KitLink } from '@vesper/ui';
import { Heart } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainQuestion } from '../../../parts/forms/plain-question.tsx';
import { takeBackMessages } from './take-back-messages.ts';

await loadTexts('likes-back');

export interface PlainTakeBackProps {
  readonly member: Pick<MemberCard, 'id' | 'name'>;
  /** What is pressed first. */
  readonly ask: string;
  /** The idempotency key of the act. */
  readonly actKey: string;
}

/** Asks on the profile before a match ends, without script. */
export const PlainTakeBack = ({ member: { name }, ask, actKey }: PlainTakeBackProps) => (
  <PlainQuestion
    ask={ask}
    className="button button--primary button--large button--wide"
    confirm={useIntl().formatMessage(takeBackMessages.confirm)}
    look="danger"
    fields={{ intent: 'unlike', key: actKey }}
  >
    <p>
      <FormattedMessage {...takeBackMessages.text} values={{ name }} />
    </p>
  </PlainQuestion>
);

/** The heart of a match on a card, without script: it leads to the profile, where the question is asked. */
export const PlainHeart = ({ member: { id } }: Pick<PlainTakeBackProps, 'member'>) => (
  <KitLink
    href={`/members/${id}`}
    className="heart-button heart-button--filled"
    aria-label={useIntl().formatMessage(takeBackMessages.title)}
  >
    <Heart size={24} aria-hidden="true" />
  </KitLink>
);
