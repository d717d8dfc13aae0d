import type { Settings } from '@vesper/contract';
import type { MessageCosts } from '@vesper/domain';
import type { Session } from '@vesper/session';

type Prices = Pick<Settings, 'message_credits' | 'photo_credits' | 'voice_credits' | 'gift_credits'>;

/** What messages cost on this site, by their kinds. */
export const toCosts = (settings: Prices): MessageCosts => ({
  messageCredits: settings.message_credits,
  photoCredits: settings.photo_credits,
  voiceCredits: settings.voice_credits,
  giftCredits: settings.gift_credits,
});

export const costsOf = (session: Session): MessageCosts => toCosts(session.getSnapshot().settings);
