import type { MemberCard as Member } from '@vesper/contract';
import { Badge, MemberCard } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { useCardAsShown } from '../shown/as-shown.ts';
import { usePlace } from '../shown/place.ts';
import { useVerifiedLabel } from '../shown/verified.ts';

export interface MemberTileProps {
  readonly member: Member;
  /** Where the card leads; the profile unless said otherwise. Without language prefix. */
  readonly href?: string;
  readonly extra?: ReactNode;
  /** How far away, in words. */
  readonly distance?: string;
  readonly line?: string | undefined;
  readonly corner?: ReactNode;
  readonly flag?: ReactNode;
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3;
}

const NewHere = () => (
  <Badge tone="plain">
    <FormattedMessage {...frameMessages.newHere} />
  </Badge>
);

/** In these languages the short name of a country ("UK", "USA" in others) is one that hardly anybody uses, or of another country. */
const needsWhole = /^(es|fr|pl)/;

/** Beside a heart, which leaves it half of the line: the town without its region, and the country of who lives in another one in short. */
const usePlaceBesideHeart = (): ((member: Pick<Member, 'city' | 'region_name' | 'country'>) => string) => {
  const place = usePlace();
  const style = needsWhole.test(useIntl().locale) ? 'long' : 'short';
  return (member) => place(member.city ? { ...member, region_name: '' } : member, style);
};

/** A member in a list, with all the labels that must stand wherever a member is named. */
export const MemberTile = (props: MemberTileProps) => {
  const { member: whole, href, extra, distance, line, corner, flag, eager, headingLevel } = props;
  const intl = useIntl();
  const member = useCardAsShown()(whole);
  const place = usePlace();
  const placeBesideHeart = usePlaceBesideHeart();
  const fictionalLabel = useFictionalLabel();
  const verifiedLabel = useVerifiedLabel();
  const { thumb } = usePictures();
  return (
    <MemberCard
      href={href ?? `/members/${member.id}`}
      name={member.name}
      age={member.age}
      place={corner ? placeBesideHeart(member) : place(member)}
      picture={thumb(member.main_image)}
      fictionalLabel={member.fictional ? fictionalLabel : null}
      automaticLabel={member.automatic ? intl.formatMessage(frameMessages.automatic) : undefined}
      premiumLabel={member.premium ? intl.formatMessage(frameMessages.premiumMember) : null}
      verifiedLabel={verifiedLabel(member)}
      onlineLabel={member.online ? intl.formatMessage(frameMessages.online) : null}
      distance={distance}
      line={line}
      corner={corner}
      flag={flag ?? (member.new_here ? <NewHere /> : null)}
      extra={extra}
      {...(eager && { eager })}
      {...(headingLevel && { headingLevel })}
    />
  );
};
