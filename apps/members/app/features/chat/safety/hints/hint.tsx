import './hint.scss';
import { loadTexts } from '@vesper/i18n/react';
import type { HintKind } from '@vesper/domain/scam-hints';
import { Button } from '@vesper/ui';
import { ShieldAlert, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hintMessages } from './messages.ts';

await loadTexts('chat-hints');

export interface HintProps {
  /** At a text that is being written, or a message that has come. */
  readonly at: 'draft' | 'received';
  readonly kind: HintKind;
  readonly name: string;
  readonly onDismiss: () => void;
  readonly onReport?: () => void;
}

const texts = {
  draft: { contact: hintMessages.draftContact, money: hintMessages.draftMoney },
  received: { contact: hintMessages.receivedContact, money: hintMessages.receivedMoney },
} as const;

/** A word of caution that stands in nobody's way. */
export default function Hint({ at, kind, name, onDismiss, onReport }: HintProps) {
  const intl = useIntl();
  return (
    <div className={`scam-hint scam-hint--${at}`} role={at === 'draft' ? 'status' : 'note'}>
      <ShieldAlert className="scam-hint__icon" size={20} aria-hidden="true" />
      <p>
        <FormattedMessage {...texts[at][kind]} values={{ name }} />
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={intl.formatMessage(hintMessages.dismiss)}
        onClick={onDismiss}
      >
        <X size={20} aria-hidden="true" />
      </button>
      {onReport ? (
        <Button look="quiet" className="scam-hint__report" onClick={onReport}>
          <FormattedMessage {...hintMessages.report} />
        </Button>
      ) : null}
    </div>
  );
}
