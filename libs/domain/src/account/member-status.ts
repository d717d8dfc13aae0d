/** The life of an account: the e-mail address not yet confirmed, in use, switched off by us, deleted by the member. */
export const memberStatuses = ['not_confirmed', 'active', 'disabled', 'deleted'] as const;

export type MemberStatus = (typeof memberStatuses)[number];
