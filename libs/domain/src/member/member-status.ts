/**
 * The life of an account: the e-mail address not yet confirmed, in use, switched off by us, deleted by the member (and
 * still to be restored), purged (a row without a person).
 */
export const memberStatuses = ['not_confirmed', 'active', 'disabled', 'deleted', 'purged'] as const;

export type MemberStatus = (typeof memberStatuses)[number];
