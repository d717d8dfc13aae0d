import { Gift } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { laterPart } from '../../../../frame/later/later-part.tsx';
import { useView } from '../../../../parts/engine/use-later-actor.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { kindMessages } from './kind-messages.ts';

/** Comes when somebody wants to send one. */
const GiftSheet = laterPart(async () => (await import('./gift-sheet.tsx')).default, { failure: 'over' });

/** Opens the gifts beside the field for a message; the address may ask for them (`?gift`), as a profile's button does. */
export const GiftButton = ({ chat, name }: { readonly chat: Chat; readonly name: string }) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const mayOpen = useView(chat, (view) => view.offers.includes('draft.changed'));
  const isAsked = new URLSearchParams(search).has('gift');
  useEffect(() => {
    if (!isAsked || !mayOpen) return;
    setOpen(true);
    // Come back to, the page is a conversation like any other.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isAsked, mayOpen, pathname, navigate]);
  return (
    <>
      <button
        type="button"
        className="icon-button composer__extra"
        aria-label={intl.formatMessage(kindMessages.giftOpen)}
        aria-haspopup="dialog"
        disabled={!mayOpen}
        onClick={() => setOpen(true)}
      >
        <Gift size={26} aria-hidden="true" />
      </button>
      {isOpen ? <GiftSheet chat={chat} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
