// What stands in the page for who has no script. Only the server has it: browsers make nothing of what is within a `<noscript>`, and
// load none of it.
const onServer = import.meta.env.SSR ? await import('./plain-take-back.tsx') : null;

export const PlainTakeBack = onServer?.PlainTakeBack;
export const PlainHeart = onServer?.PlainHeart;
