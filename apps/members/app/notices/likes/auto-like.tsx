import type { CallAnswer, MemberCard } from '@vesper/contract';
import { loadTexts } from '@vesper/i18n/react';
import { deviceStorage, listsReloadMs, tabStorage, useOwnId, useSessionHandle } from '@vesper/session';
import { FictionalMark } from '@vesper/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { useLocalePath } from '../../frame/links/localized-path.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { CardMatch } from './card-match.tsx';
import { LikeModal } from './like-modal.tsx';
import { autoLikeMessages } from './messages.ts';

await loadTexts('likes-match');

type Answer = CallAnswer<'autoLike'>;

const storageName = 'auto-like';

/** Asks once a day and device, and in this tab once where nobody likes; then the lists are read again. */
const useAutoLike = (user: string): [MemberCard | null, isMatch: boolean, close: () => void] => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const today = new Date(Date.now() + session.clockOffsetMs).toISOString().slice(0, 10);
    const asked = `${user} ${today}`;
    if ([deviceStorage, tabStorage].some((storage) => storage.get(storageName) === asked)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    void browserApi(session)
      .then((api) => api.call('autoLike'))
      .then((told) => {
        (told.profile ? deviceStorage : tabStorage).set(storageName, asked);
        if (!told.profile) return;
        session.request({ type: 'lists.requested' });
        if (isGone) return;
        timer = setTimeout(() => void revalidate(), listsReloadMs);
        setAnswer(told);
      })
      // Nothing that anybody waits for: the next look at the likes asks again.
      .catch(() => undefined);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a look at the likes
  }, [session, user]);
  return [answer?.profile ?? null, answer?.match ?? false, () => setAnswer(null)];
};

const AutoLikeOf = ({ user }: { readonly user: string }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const localePath = useLocalePath();
  const session = useSessionHandle();
  const fictionalLabel = useFictionalLabel();
  const [profile, isMatch, close] = useAutoLike(user);
  // Over the live connection the frame has heard of a match, and says so.
  if (profile && isMatch)
    return session.getSnapshot().connection === 'live' ? null : (
      <CardMatch member={profile} onClose={close} />
    );
  const name = profile?.name ?? '';
  return (
    <LikeModal
      profile={profile}
      title={intl.formatMessage(autoLikeMessages.title, { name })}
      text={intl.formatMessage(autoLikeMessages.text, { name })}
      mark={profile?.fictional ? <FictionalMark label={fictionalLabel} /> : null}
      onClose={close}
      onView={(id) => {
        close();
        void navigate(localePath(`/likes/m/${id}?tab=received`));
      }}
    />
  );
};

/** Somebody who searches for people like the member may like them by themselves, one a day: that comes up where likes are looked at (spec §4, auto-like). */
export const AutoLike = () => {
  const user = useOwnId();
  return user === undefined ? null : <AutoLikeOf user={user} />;
};
