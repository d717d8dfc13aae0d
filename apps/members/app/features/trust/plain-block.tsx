import type { MemberProfile } from '@vesper/contract';
import { blockEvidenceDays } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainQuestion } from '../../parts/forms/plain-question.tsx';
import { blockMessages } from './messages.ts';

await loadTexts('trust');

/** Blocks the member of a profile, without script. */
export const PlainBlock = ({
  profile: { name },
  actKey,
}: {
  readonly profile: Pick<MemberProfile, 'name'>;
  readonly actKey: string;
}) => {
  const intl = useIntl();
  return (
    <PlainQuestion
      ask={intl.formatMessage(blockMessages.block, { name })}
      className="button button--quiet"
      confirm={intl.formatMessage(blockMessages.confirm)}
      look="danger"
      fields={{ intent: 'block', key: actKey }}
    >
      <p>
        <FormattedMessage {...blockMessages.text} values={{ name, days: blockEvidenceDays }} />
      </p>
    </PlainQuestion>
  );
};
