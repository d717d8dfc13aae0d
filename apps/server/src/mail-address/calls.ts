import type { CallHandlers } from '../platform/http/call-acts.ts';
import { requireSession } from '../session/lock-session.ts';
import { changeMail, judgeNewEmail, requestMailChange } from './mail-change.ts';
import { undoMailChange } from './mail-change-undo.ts';
import { checkOwnPassword } from '../password/own-password.ts';
import { readSession } from '../session/session.ts';
import { tellEnded } from '../session/session-list.ts';

/** Another e-mail address: asked for by the member, confirmed at the new address, undone from the old one. */
export const mailAddressCalls = {
  mailChangeRequest: async (services, { site, member, body, key, request }) => {
    await checkOwnPassword(services, site, member, body.password);
    const email = judgeNewEmail(member, body.email);
    await requestMailChange(services, site, await requireSession(services, request), email, key);
    return { ok: true as const };
  },
  // A visitor's call: the link may be opened on another device than the one that asked for it.
  mailChange: async (services, { site, body, request }) => {
    const here = await readSession(services, request);
    const { email, ended } = await changeMail(services, site, body.token, here);
    tellEnded(services, ended);
    return { email };
  },
  mailChangeUndo: async (services, { site, body }) => {
    const { email, resetToken, ended } = await undoMailChange(services, site, body.token);
    tellEnded(services, ended);
    return { email, reset_token: resetToken };
  },
} satisfies CallHandlers;
