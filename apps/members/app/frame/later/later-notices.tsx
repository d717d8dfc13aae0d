import { laterPart } from './later-part.tsx';

const load = async () => (await import('../../notices/alerts/member-notices.tsx')).MemberNotices;

/** Only members have notices, so visitors' pages do without the code. */
export const MemberNotices = laterPart(load, { here: import.meta.env.SSR ? await load() : undefined });
