/** Says in the address of a profile that it was opened from the conversation with that member. */
export const fromChat = 'chat';

/** A member's profile with a way back to the conversation; without language prefix. */
export const profileFromChat = (id: string): string => `/members/${id}?${fromChat}`;
