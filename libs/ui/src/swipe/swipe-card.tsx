import { Heart, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../foundation/class-names.ts';
import { KitLink } from '../foundation/link.tsx';
import type { PictureSource } from '../profile/avatar.tsx';
import { FictionalMark, GoldBadge, VerifiedMark } from '../profile/badge.tsx';
import { NoPicture } from '../profile/no-picture.tsx';
import { progressOf, type SwipeDecision, tiltOf } from './swipe-drag.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSwipe } from './use-swipe.ts';

export interface SwipeCardProps {
  /** Whose card it is. Keep the component and change this for the next member, so that focus and live region stay. */
  readonly memberId: string;
  readonly href: string;
  readonly name: string;
  /** Null where it is not shown. */
  readonly age: number | null;
  /** Town and region in one finished text; may be empty. */
  readonly place: string;
  readonly picture: PictureSource | null;
  /** The label of a fictional profile; null for a person. */
  readonly fictionalLabel: string | null;
  readonly automaticLabel?: string | undefined;
  /** The label of the gold badge; null for a free member. */
  readonly premiumLabel: string | null;
  /** Said of a member whose photo has been checked; null or left out for others. */
  readonly verifiedLabel?: string | null;
  /** A few lines about the member. */
  readonly children?: ReactNode;
  readonly likeLabel: string;
  readonly passLabel: string;
  readonly onLike: () => void;
  readonly onPass: () => void;
  /** Spoken after a decision, e.g. "You like Anna", until the card comes back. */
  readonly likedText: string;
  readonly passedText: string;
  /** While the last decision is on its way nothing can be decided. */
  readonly busy?: boolean;
  /** False: the member can only be passed. */
  readonly mayLike?: boolean;
  /** A button that stands beside "pass" where nothing can be liked. */
  readonly besidePass?: ReactNode;
  /** The buttons post the form around the card (`decision`) while no script runs. */
  readonly posts?: boolean;
}

/** The name on the foot of the photo. */
const Foot = (props: SwipeCardProps) => (
  <div className="swipe-card__foot">
    <h2 className="swipe-card__name">
      <KitLink href={props.href} className="swipe-card__link">
        {props.name}
      </KitLink>
      {props.age === null ? null : <span className="swipe-card__age">{props.age}</span>}
      {props.premiumLabel ? <GoldBadge label={props.premiumLabel} /> : null}
    </h2>
    {props.place ? <p className="swipe-card__place">{props.place}</p> : null}
  </div>
);

/** The member's picture and words; nothing here decides. */
const Face = (props: SwipeCardProps) => (
  <>
    <div className="swipe-card__photo">
      {props.picture ? (
        <img
          src={props.picture.src}
          width={props.picture.width}
          height={props.picture.height}
          alt=""
          draggable={false}
          decoding="async"
        />
      ) : (
        <NoPicture name={props.name} />
      )}
      <Foot {...props} />
    </div>
    <div className="swipe-card__text">
      {props.fictionalLabel ? (
        <div className="swipe-card__mark">
          <FictionalMark label={props.fictionalLabel} automaticLabel={props.automaticLabel} />
        </div>
      ) : null}
      {props.verifiedLabel ? (
        <div className="swipe-card__mark">
          <VerifiedMark label={props.verifiedLabel} />
        </div>
      ) : null}
      {props.children}
    </div>
  </>
);

interface StampProps {
  readonly decision: SwipeDecision;
  /** 0 to 1: how near the decision is. */
  readonly strength: number;
}

/** What letting go here would decide. */
const Stamp = ({ decision, strength }: StampProps) => (
  <span
    className={`swipe-card__stamp swipe-card__stamp--${decision}`}
    style={{ opacity: strength }}
    aria-hidden="true"
  >
    {decision === 'like' ? <Heart size={44} /> : <X size={44} />}
  </span>
);

type ActionsProps = Pick<SwipeCardProps, 'likeLabel' | 'passLabel' | 'besidePass'> & {
  readonly busy: boolean;
  readonly mayLike: boolean;
  readonly posts: boolean;
  readonly decide: (decision: SwipeDecision) => void;
};

const Actions = ({ likeLabel, passLabel, besidePass, busy, mayLike, posts, decide }: ActionsProps) => {
  const actOf = (decision: SwipeDecision) => ({
    wide: true,
    busy,
    ...(posts && { type: 'submit' as const, name: 'decision', value: decision }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      decide(decision);
    },
  });
  return (
    <div className="swipe-card__actions">
      <Button look="outline" icon={<X size={26} aria-hidden="true" />} {...actOf('pass')}>
        {passLabel}
      </Button>
      {mayLike ? (
        <Button look="go" icon={<Heart size={26} aria-hidden="true" />} {...actOf('like')}>
          {likeLabel}
        </Button>
      ) : (
        besidePass
      )}
    </div>
  );
};

/** One member at a time to like or to pass: by button, by dragging, or by the left and right arrow keys of its page. */
export const SwipeCard = (props: SwipeCardProps) => {
  const { memberId, likeLabel, passLabel, besidePass, busy = false, mayLike = true, posts = false } = props;
  const card = useRef<HTMLElement>(null);
  const [said, setSaid] = useState({ text: '', of: '' });
  const { ref, dx, widthPx, isDragging, leaving, decide, handlers } = useSwipe(
    (decision) => {
      setSaid({ text: decision === 'like' ? props.likedText : props.passedText, of: memberId });
      if (decision === 'like') props.onLike();
      else props.onPass();
    },
    busy,
    mayLike,
  );

  const progress = progressOf(dx, widthPx);
  // Where nobody may be liked, nothing is promised on the way.
  const inclined = leaving ?? (progress < 0 ? 'pass' : progress > 0 && mayLike ? 'like' : null);

  // Where nothing can be liked the right arrow would do nothing: the left one is then for who is on the card.
  useArrowKeys(card, mayLike, decide);

  return (
    <section className="swipe-card" ref={card}>
      <article
        key={memberId}
        ref={ref}
        className={classNames(
          'swipe-card__sheet',
          isDragging && 'swipe-card__sheet--dragged',
          leaving && `swipe-card__sheet--${leaving}`,
        )}
        {...(dx !== 0 &&
          !leaving && { style: { transform: `translateX(${dx}px) rotate(${tiltOf(dx, widthPx)}deg)` } })}
        {...handlers}
      >
        <Face {...props} />
        {inclined ? <Stamp decision={inclined} strength={leaving ? 1 : Math.abs(progress)} /> : null}
      </article>
      <Actions {...{ likeLabel, passLabel, besidePass, busy, mayLike, posts, decide }} />
      <p className="visually-hidden" role="status">
        {/* Whose card lies there again has not been decided on: it was taken back, or refused. */}
        {said.of === memberId ? '' : said.text}
      </p>
    </section>
  );
};
