import type { MemberProfile } from '@vesper/contract';
import { Button } from '@vesper/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterPart } from '../../frame/later/later-part.tsx';
import type { ReportDialogProps } from '../../parts/reports/report-dialog.tsx';
import { reportButtonMessages } from './messages.ts';
import { PlainReport } from './plain-reports.ts';

/** Comes when somebody wants to report. */
const ReportDialog = laterPart<ReportDialogProps>(
  async () => (await import('../../parts/reports/report-dialog.tsx')).default,
  { failure: 'over' },
);

export interface ReportButtonProps {
  readonly profile: Pick<MemberProfile, 'id' | 'name'>;
  /** The idempotency key of a report without script. */
  readonly actKey: string;
  /** It stands beside the name in a list of several people, so that it need not be seen to name them. */
  readonly isListed?: boolean;
  /** Leads on to the block after the report, which asks once more; left out where that is not possible. */
  readonly onBlock?: () => void;
}

/** Reports a profile; who has written with its member reports what was written as well. */
export const ReportButton = ({
  profile: { id, name },
  actKey,
  isListed = false,
  onBlock,
}: ReportButtonProps) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        // Among other buttons it has their frame: without one its word would stand beside their edge.
        look={isListed ? 'outline' : 'quiet'}
        className="by-script"
        aria-label={isListed ? intl.formatMessage(reportButtonMessages.report, { name }) : undefined}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage
          {...(isListed ? reportButtonMessages.reportListed : reportButtonMessages.report)}
          values={{ name }}
        />
      </Button>
      <noscript>
        {PlainReport ? <PlainReport name={name} actKey={actKey} listed={isListed ? id : undefined} /> : null}
      </noscript>
      {isOpen ? (
        <ReportDialog
          name={name}
          about={{ member: id }}
          messages={[]}
          chosen={[]}
          onClose={() => setOpen(false)}
          onBlock={
            onBlock &&
            (() => {
              setOpen(false);
              onBlock();
            })
          }
        />
      ) : null}
    </>
  );
};
