import type { Api } from '@vesper/api-client';
import { type CreateAccountInput, isLocale, type SavePersonalInput } from '@vesper/domain';
import type { Session } from '@vesper/session';
import { subscribeToPush } from '@vesper/session/push';
import { fromPromise } from 'xstate';
import { shrinkPhoto } from '../../../parts/photos/draw-photo.ts';
import { profileOf, signupOf } from './signup-fields.ts';
import type { SignupStart } from './signup-start.ts';

/** Told how much of a photo has been sent, 0 to 1. */
type OnPhotoSent = (share: number) => void;

export interface SignupSurroundings {
  readonly api: Api;
  readonly session: Session;
  readonly start: SignupStart;
  /** The chosen files by the key the machine knows them by. */
  readonly photos: ReadonlyMap<string, File>;
}

/** A key for an act with a certain content: the same content is the same act, however often it is tried. */
const keyFor = async (base: string, content: unknown): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${base}-${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** What the signup machine needs done, done by the API and the browser. */
export const signupActors = (
  { api, session, start, photos }: SignupSurroundings,
  onPhotoSent: OnPhotoSent,
  /** Of the account that is made from this page: every try to make it is the same act. */
  key: string = crypto.randomUUID(),
) => ({
  createAccount: fromPromise<{ memberId: string | null }, CreateAccountInput>(
    async ({ input: { account, receiverId } }) => {
      const language = document.documentElement.lang;
      const body = signupOf(account, {
        receiver: receiverId,
        language: isLocale(language) ? language : 'en',
        tracking: start.tracking,
      });
      const { user } = await api.call('signup', { body, key: await keyFor(key, body) });
      // A site that does not say whether an address has an account leaves everything else to the mail.
      if (user) session.setUser(user);
      // Whom one was about to like is liked; an account that is there is worth more than a like that fails.
      if (user && start.reason === 'like' && start.person)
        await api
          .call('like', { body: { member: start.person.id }, key: `${key}-like` })
          .catch(() => undefined);
      return { memberId: user?.id ?? null };
    },
  ),
  savePhoto: fromPromise<void, { photoKey: string }>(async ({ input }) => {
    const file = photos.get(input.photoKey);
    if (!file) return;
    const form = new FormData();
    form.set('photo', await shrinkPhoto(file));
    await api.call('photoAdd', { form, key: input.photoKey, onSent: onPhotoSent });
    session.request({ type: 'user.requested' });
  }),
  savePersonal: fromPromise<void, SavePersonalInput>(async ({ input: { part, personal } }) => {
    const { profile } = await api.call('profileUpdate', { body: profileOf(part, personal) });
    session.patchUser({ profile });
  }),
  subscribePush: fromPromise<void>(async () => {
    const status = await subscribeToPush(api, session.getSnapshot().settings.push_public_key);
    if (status === 'denied') throw Object.assign(new Error('push_denied'), { code: 'push_denied' });
    session.patchUser({ push_subscribed: true });
  }),
  resendActivation: fromPromise<void>(async () => {
    await api.call('activateResend');
  }),
});
