import type { FoundMember } from '@vesper/contract';
import { FictionalMark, NoPicture } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '../../frame/links/app-link.tsx';
import { useFictionalLabel } from '../../frame/fictional-label.ts';
import { frameMessages } from '../../frame/messages.ts';
import { usePictures } from '../../frame/picture.ts';
import { useFoundAsShown } from '../../parts/profile/shown/as-shown.ts';
import { MemberTile } from '../../parts/profile/tile/member-tile.tsx';
import { homeMessages } from './messages.ts';

export interface FacesProps {
  readonly members: readonly FoundMember[];
}

/** Six faces beside the headline, each a way to its profile. */
export const Mosaic = ({ members }: FacesProps) => {
  const { thumb } = usePictures();
  const intl = useIntl();
  const fictionalLabel = useFictionalLabel();
  const asShown = useFoundAsShown();
  if (members.length < 3) return null;
  return (
    <ul className="home-mosaic">
      {members.map(asShown).map((member) => {
        const picture = thumb(member.main_image);
        return (
          <li key={member.id}>
            <AppLink href={`/members/${member.id}`} className="home-mosaic__face">
              {picture ? (
                <img
                  src={picture.src}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  decoding="async"
                />
              ) : (
                <NoPicture name={member.name} />
              )}
              <span className="home-mosaic__name">
                <span>
                  {member.name} {member.age}
                </span>
                {member.fictional ? (
                  <FictionalMark
                    label={fictionalLabel}
                    automaticLabel={
                      member.automatic ? intl.formatMessage(frameMessages.automatic) : undefined
                    }
                  />
                ) : null}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
};

/** Three profiles with a sentence of their own. */
export const ProfileCards = ({ members }: FacesProps) => {
  const asShown = useFoundAsShown();
  if (members.length === 0) return null;
  return (
    <section className="container home-section">
      <h2>
        <FormattedMessage {...homeMessages.faces} />
      </h2>
      <ul className="home-cards">
        {members.map((member) => (
          <li key={member.id}>
            <MemberTile member={member} headingLevel={3} line={asShown(member).line || undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
};
