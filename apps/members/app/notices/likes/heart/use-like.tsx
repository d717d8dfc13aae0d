import { useSessionHandle } from '@vesper/session';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { isOfGone } from '../../../frame/errors/refusal-of.ts';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { useToasts } from '../../../frame/errors/toasts.tsx';
import { useLocalePath } from '../../../frame/links/localized-path.ts';
import type { MemberActResult } from '../../../parts/profile/member-act-result.ts';
import { useTakeBack } from './use-take-back.tsx';

export interface LikeOptions {
  /** The member's id. */
  readonly id: string;
  readonly name: string;
  readonly liked: boolean;
  /** The other likes the member: taken back, a like would end a match. */
  readonly likesMe: boolean;
  /** The idempotency key of the first act; later ones follow from it. */
  readonly actKey: string;
  /** It stands on the member's own page, which says itself that it is closed: it is read anew with the answer. */
  readonly isOwnPage?: boolean;
}

/** Says why an act was refused, once for an answer. */
const useToldRefusal = (refused: MemberActResult['refused'] | undefined, isOwnPage: boolean): void => {
  const intl = useIntl();
  const toasts = useToasts();
  const session = useSessionHandle();
  useEffect(() => {
    if (!refused) return;
    const isGone = isOfGone(refused);
    // Nothing may have told the page so: lists are read anew.
    if (isGone) session.request({ type: 'lists.requested' });
    if (!isGone || !isOwnPage)
      toasts.add(intl.formatMessage(errorMessage(refused.code), refused.params), 'danger');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for an answer, whatever else changes
  }, [refused]);
};

/**
 * Likes a member or takes it back, by a form that works before the script does: whether the member is liked (the heart
 * fills at once, the answer comes in a moment), the form's element, address, hidden fields and what it does when it is sent, the
 * question that comes before a match is ended, and whether it has become a match that has not been closed yet. Whether the other
 * likes the member is what the last answer to a like says of it.
 */
export const useLike = ({ id, name, liked, likesMe, actKey, isOwnPage = false }: LikeOptions) => {
  const fetcher = useFetcher<MemberActResult>();
  const [match, setMatch] = useState(false);
  const [stands, setStands] = useState(liked);
  const [isLikedBack, setIsLikedBack] = useState(likesMe);
  // Liking once more after it was taken back is another act, under a key of its own.
  const [acts, setActs] = useState(0);
  const result = fetcher.data;
  const form = fetcher.formData;
  const asked = form?.get('intent');

  useEffect(() => setStands(liked), [liked]);
  useEffect(() => setIsLikedBack(likesMe), [likesMe]);
  useEffect(() => {
    // Counted when it is sent: whoever presses again does not wait for the answer.
    if (form) setActs((before) => before + 1);
  }, [form]);
  useToldRefusal(result?.refused, isOwnPage);

  const isLiked = asked ? asked === 'like' : stands;
  const [noted, setNoted] = useState({ asked, result });
  // With the answer, and not after it: nothing is shown meanwhile that it does not say. A refusal leaves all as it was.
  if (asked !== noted.asked || result !== noted.result) {
    setNoted({ asked, result });
    const intent = asked ?? noted.asked;
    const isNew = result !== noted.result;
    if (intent && result && !result.refused) {
      if (isNew || !asked) setStands(intent === 'like');
      // Whether the other likes the member is as the answer has it: what the page believed may have been taken back.
      if (isNew && intent === 'like') {
        setMatch(result.match);
        setIsLikedBack(result.match);
      }
    }
  }
  const takeBack = useTakeBack(name, isLiked && isLikedBack, (held) => void fetcher.submit(held));
  return {
    isLiked,
    isLikedBack,
    /** The act has no answer yet. */
    isUnderWay: fetcher.state !== 'idle',
    fields: (
      <>
        <input type="hidden" name="intent" value={isLiked ? 'unlike' : 'like'} />
        <input type="hidden" name="key" value={`${actKey}-${id}-${acts}`} />
      </>
    ),
    Form: fetcher.Form,
    ...takeBack,
    action: useLocalePath()(`/members/${id}`),
    match,
    closeMatch: () => setMatch(false),
  };
};
