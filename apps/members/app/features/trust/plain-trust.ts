// What stands in the page for who has no script. Only the server has it: browsers make nothing of what is within a `<noscript>`, and
// load none of it.
const onServer = import.meta.env.SSR
  ? await Promise.all([import('./plain-block.tsx'), import('./blocked/plain-unblock.tsx')])
  : null;

export const PlainBlock = onServer?.[0].PlainBlock;
export const PlainUnblock = onServer?.[1].PlainUnblock;
