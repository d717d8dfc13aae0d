// What stands in a conversation for who has no script. Only the server has it: browsers make nothing of what is within a `<noscript>`,
// and load none of it.
const onServer = import.meta.env.SSR
  ? await Promise.all([import('./plain-menu.tsx'), import('./plain-note.tsx'), import('./plain-older.tsx')])
  : null;

export const PlainMenu = onServer?.[0].PlainMenu;
export const PlainNote = onServer?.[1].PlainNote;
export const PlainOlder = onServer?.[2].PlainOlder;
export const PlainLatest = onServer?.[2].PlainLatest;
