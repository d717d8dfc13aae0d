/** Conversations that are open on this page: their own machine sends what they have. */
const open = new Set<string>();

/** Notes that the conversation with a member is open. Answers how to say that it is not any more. */
export const noteOpenChat = (peer: string): (() => void) => {
  open.add(peer);
  return () => void open.delete(peer);
};

export const isChatOpen = (peer: string): boolean => open.has(peer);
