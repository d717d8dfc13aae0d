import { laterPart } from '../../../frame/later/later-part.tsx';

// What few messages have comes with the first that has it.

const loadQuote = async () => (await import('../log/acts/quote.tsx')).Quote;
const loadReactions = async () => (await import('../log/acts/reactions.tsx')).Reactions;

export const LaterQuote = laterPart(loadQuote, {
  here: import.meta.env.SSR ? await loadQuote() : undefined,
  failure: 'nowhere',
});

export const LaterReactions = laterPart(loadReactions, {
  here: import.meta.env.SSR ? await loadReactions() : undefined,
  failure: 'nowhere',
});
