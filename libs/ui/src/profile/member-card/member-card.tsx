import { type ReactNode, useEffect, useRef } from 'react';
import { KitLink } from '../../foundation/link.tsx';
import { type PictureSource, PictureTint } from '../avatar.tsx';
import { wideSources } from '../wide-sources.ts';
import { FictionalMark, GoldBadge, VerifiedMark } from '../badge.tsx';
import { NoPicture } from '../no-picture.tsx';

/** A profile that has not come by then may be pressed anew. */
const openingMs = 5000;

export interface MemberCardProps {
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
  /** Said of a member who is online now; null when not. */
  readonly onlineLabel: string | null;
  /** How far away, in words; below the photo. */
  readonly distance?: string | undefined;
  /** A line of the member's own words, or why the card is shown; three lines of it are seen. */
  readonly line?: string | undefined;
  /** A mark in the upper corner of the photo, e.g. "new". */
  readonly flag?: ReactNode;
  /** A button in the corner of the photo, e.g. a heart that likes. */
  readonly corner?: ReactNode;
  /** Buttons below. */
  readonly extra?: ReactNode;
  /** First screenful: load the picture at once. */
  readonly eager?: boolean;
  /** Level of the name in the page's outline. */
  readonly headingLevel?: 2 | 3;
}

/**
 * A card shown as taken, whose photo becomes the one of the profile. It is written onto the element: to have React make the card anew
 * within the press took a phone a frame, the first time.
 */
const useOpening = () => {
  const card = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showOpening = (isOpening: boolean): void => {
    card.current?.toggleAttribute('data-opening', isOpening);
    clearTimeout(timer.current);
    if (isOpening) timer.current = setTimeout(() => showOpening(false), openingMs);
  };
  return { card, showOpening };
};

/** The photo, or what stands in its place. */
const photoOf = (picture: PictureSource | null, name: string, eager: boolean) =>
  picture ? (
    <>
      <PictureTint tint={picture.tint} />
      <img
        src={picture.src}
        {...wideSources(picture)}
        width={picture.width}
        height={picture.height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </>
  ) : (
    <NoPicture name={name} />
  );

/** A member in a list. The whole card leads to the profile; the link's text is the name. */
export const MemberCard = (props: MemberCardProps) => {
  const { href, name, age, place, picture, eager = false, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { card, showOpening } = useOpening();
  return (
    <article ref={card} className="member-card">
      <div className="member-card__photo">
        {photoOf(picture, name, eager)}
        <div className="member-card__foot">
          <Heading className="member-card__name">
            <KitLink
              href={href}
              className="member-card__link"
              viewTransition
              onClick={({ ctrlKey, metaKey, shiftKey }) => showOpening(!ctrlKey && !metaKey && !shiftKey)}
            >
              {name}
            </KitLink>
            {age === null ? null : <span className="member-card__age">{age}</span>}
            {props.premiumLabel ? <GoldBadge label={props.premiumLabel} /> : null}
            {props.onlineLabel ? (
              <span
                className="member-card__dot"
                role="img"
                aria-label={props.onlineLabel}
                title={props.onlineLabel}
              />
            ) : null}
          </Heading>
          {props.verifiedLabel ? <VerifiedMark label={props.verifiedLabel} /> : null}
          {place || props.corner ? <div className="member-card__place">{place}</div> : null}
        </div>
        {props.flag ? <div className="member-card__flag">{props.flag}</div> : null}
        {props.corner ? <div className="member-card__corner">{props.corner}</div> : null}
      </div>
      {props.fictionalLabel ? (
        <div className="member-card__mark">
          <FictionalMark label={props.fictionalLabel} automaticLabel={props.automaticLabel} />
        </div>
      ) : null}
      {props.distance || props.line || props.extra ? (
        <div className="member-card__text">
          {props.distance ? <p className="member-card__distance">{props.distance}</p> : null}
          {props.line ? <p className="member-card__line">{props.line}</p> : null}
          {props.extra ? <div className="member-card__extra">{props.extra}</div> : null}
        </div>
      ) : null}
    </article>
  );
};
