import type { MemberProfile } from '@vesper/contract';
import { blockEvidenceDays } from '@vesper/domain';
import { Button, Dialog } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../frame/messages.ts';
import { blockMessages } from './messages.ts';
import { PlainBlock } from './plain-trust.ts';
import { useBlock } from './use-block.ts';

export interface BlockButtonProps {
  readonly profile: MemberProfile;
  readonly actKey: string;
  /** Whether the question is open: a report leads to it as well. */
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
}

/** Blocking is asked for once more; it cannot be taken back from here. */
export const BlockButton = ({ profile, actKey, isAsking, onAsking }: BlockButtonProps) => {
  const intl = useIntl();
  const { block, isBusy } = useBlock(profile, actKey);
  const { name } = profile;
  return (
    <>
      <Button look="quiet" className="by-script" data-act="block" onClick={() => onAsking(true)}>
        <FormattedMessage {...blockMessages.block} values={{ name }} />
      </Button>
      <noscript>{PlainBlock ? <PlainBlock profile={profile} actKey={actKey} /> : null}</noscript>
      <Dialog
        open={isAsking}
        title={intl.formatMessage(blockMessages.title, { name })}
        onClose={() => onAsking(false)}
        closeLabel={intl.formatMessage(frameMessages.close)}
        actions={
          <>
            <Button look="outline" onClick={() => onAsking(false)}>
              <FormattedMessage {...blockMessages.cancel} />
            </Button>
            <Button look="danger" busy={isBusy} onClick={() => void block()}>
              <FormattedMessage {...blockMessages.confirm} />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...blockMessages.text} values={{ name, days: blockEvidenceDays }} />
        </p>
      </Dialog>
    </>
  );
};
