import { Mic } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../../../../frame/later/later-part.tsx';
import { useView } from '../../../../../parts/engine/use-later-actor.ts';
import type { ExtrasProps } from '../extras-props.ts';
import { kindMessages } from '../kind-messages.ts';

/** Comes when somebody wants to send one. */
const VoiceSheet = laterPart(async () => (await import('./voice-sheet.tsx')).default, { failure: 'over' });

/** Opens the recorder beside the field for a message. */
export const VoiceButton = ({ chat, name }: ExtrasProps) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const mayOpen = useView(chat, (view) => view.offers.includes('draft.changed'));
  return (
    <>
      <button
        type="button"
        className="icon-button composer__extra"
        aria-label={intl.formatMessage(kindMessages.voiceOpen)}
        aria-haspopup="dialog"
        disabled={!mayOpen}
        onClick={() => setOpen(true)}
      >
        <Mic size={26} aria-hidden="true" />
      </button>
      {isOpen ? <VoiceSheet chat={chat} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
