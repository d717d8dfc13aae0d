import { giftsOffered } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useSession } from '@vesper/session';
import { Button, Drawer, GiftGroup, GiftPicture, GiftTile } from '@vesper/ui';
import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../../frame/messages.ts';
import { useGiftName } from '../../../../parts/chat/use-gift-name.ts';
import type { Chat } from '../../engine/use-chat.ts';
import { HeldLine, HeldNotice } from './held-notice.tsx';
import { kindMessages } from './kind-messages.ts';
import { useSendContent } from './use-send-content.ts';

await loadTexts('chat-gift');

export interface GiftSheetProps {
  readonly chat: Chat;
  /** The other member's. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The gifts of this site, with their prices; the button comes with the choice, and says what that one costs. */
export default function GiftSheet({ chat, name, onClose }: GiftSheetProps) {
  const intl = useIntl();
  const giftName = useGiftName();
  const giftCredits = useSession((state) => state.settings.gift_credits);
  const credits = useSession((state) => state.user?.credits ?? 0);
  const gifts = giftsOffered({ giftCredits });
  // None is chosen for the member: a gift costs credits.
  const [code, setCode] = useState<string>();
  const chosen = gifts.find((gift) => gift.code === code);
  const { send, held } = useSendContent(chat, chosen?.credits ?? 0, onClose);
  return (
    <Drawer
      open
      title={intl.formatMessage(kindMessages.giftTitle, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      actions={
        chosen ? (
          <>
            {held?.isAhead ? <HeldLine code={held.code} /> : null}
            <Button
              look="go"
              wide
              icon={<SendHorizontal size={22} aria-hidden="true" />}
              onClick={() => void send({ kind: 'gift', gift: chosen.code })}
            >
              <FormattedMessage {...kindMessages.sendFor} values={{ cost: chosen.credits }} />
            </Button>
          </>
        ) : null
      }
    >
      <div className="stack">
        {held === null || held.isAhead ? null : <HeldNotice {...held} />}
        <p>
          <FormattedMessage {...kindMessages.balance} values={{ credits }} />
        </p>
        <GiftGroup legend={intl.formatMessage(kindMessages.giftQuestion)}>
          {gifts.map((gift) => (
            <GiftTile
              key={gift.code}
              name="gift"
              value={gift.code}
              label={giftName(gift.code)}
              price={intl.formatMessage(kindMessages.price, { cost: gift.credits })}
              picture={<GiftPicture name={gift.code} />}
              unaffordable={null}
              onChoose={setCode}
            />
          ))}
        </GiftGroup>
      </div>
    </Drawer>
  );
}
