import { lazy } from 'react';

const load = () => import('../../notices/alerts/member-notices.tsx');

/** Only members have notices, so visitors' pages do without the code; the server has it at once. */
export const MemberNotices =
  (import.meta.env.SSR ? await load() : null)?.MemberNotices ??
  lazy(async () => ({ default: (await load()).MemberNotices }));
