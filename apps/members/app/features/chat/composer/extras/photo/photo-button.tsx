import { Image } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../../../../frame/later/later-part.tsx';
import { useView } from '../../../../../parts/engine/use-later-actor.ts';
import { kindMessages } from '../kind-messages.ts';
import type { ExtrasProps } from '../extras-props.ts';

/** Comes when somebody wants to send one. */
const PhotoSheet = laterPart(async () => (await import('./photo-sheet.tsx')).default, { failure: 'over' });

/** Opens the choice of a photo beside the field for a message. */
export const PhotoButton = ({ chat, name }: ExtrasProps) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const mayOpen = useView(chat, (view) => view.offers.includes('draft.changed'));
  return (
    <>
      <button
        type="button"
        className="icon-button composer__extra"
        aria-label={intl.formatMessage(kindMessages.photoOpen)}
        aria-haspopup="dialog"
        disabled={!mayOpen}
        onClick={() => setOpen(true)}
      >
        <Image size={26} aria-hidden="true" />
      </button>
      {isOpen ? <PhotoSheet chat={chat} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
