import type { MemberProfile } from '@vesper/contract';
import { blockEvidenceDays } from '@vesper/domain';
import { Button, Dialog } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { frameMessages } from '../../frame/messages.ts';
import type { MemberActResult } from '../../parts/profile/member-act-result.ts';
import { blockMessages } from './messages.ts';
import { PlainBlock } from './plain-trust.ts';

/** Blocking is asked for once more; it cannot be taken back from here. */
export const BlockButton = ({
  profile,
  actKey,
}: {
  readonly profile: MemberProfile;
  readonly actKey: string;
}) => {
  const intl = useIntl();
  const fetcher = useFetcher<MemberActResult>();
  const [asking, setAsking] = useState(false);
  const { name } = profile;
  return (
    <>
      <Button look="quiet" className="by-script" data-act="block" onClick={() => setAsking(true)}>
        <FormattedMessage {...blockMessages.block} values={{ name }} />
      </Button>
      <noscript>{PlainBlock ? <PlainBlock profile={profile} actKey={actKey} /> : null}</noscript>
      <Dialog
        open={asking}
        title={intl.formatMessage(blockMessages.title, { name })}
        onClose={() => setAsking(false)}
        closeLabel={intl.formatMessage(frameMessages.close)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              <FormattedMessage {...blockMessages.cancel} />
            </Button>
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="block" />
              <input type="hidden" name="key" value={actKey} />
              <Button type="submit" look="danger" busy={fetcher.state !== 'idle'}>
                <FormattedMessage {...blockMessages.confirm} />
              </Button>
            </fetcher.Form>
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
