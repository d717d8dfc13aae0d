import { quoteText } from '@vesper/domain';
import { useOwnId } from '@vesper/session';
import { PencilLine } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { onDrafts, readDraft } from '../../../../parts/drafts/draft-store.ts';
import { listMessages } from '../list-messages.ts';

/** The beginning of what somebody has begun to write and not sent, as this device keeps it; a server knows of none. */
export const DraftLine = ({ peer }: { readonly peer: string }) => {
  const owner = useOwnId() ?? '';
  const draft = useSyncExternalStore(
    onDrafts,
    () => quoteText(readDraft({ owner, peer })),
    () => '',
  );
  return draft === '' ? null : (
    <span className="chat-row__draft">
      <PencilLine size={18} aria-hidden="true" />
      <span className="chat-row__begun">
        <FormattedMessage {...listMessages.draft} values={{ text: draft }} />
      </span>
    </span>
  );
};
