import type { MemberProfile } from '@vesper/contract';
import { AlertBanner, Card, FictionalMark, NoPicture } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFictionalLabel } from '../../../frame/fictional-label.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { usePictures } from '../../../frame/picture.ts';
import { SignupLink } from '../../../frame/later/signup-modal.tsx';
import { invitationMessages } from '../../../parts/signup/invitation-messages.ts';
import { profileViewMessages } from './messages.ts';
import { useCardAsShown } from '../../../parts/profile/shown/as-shown.ts';
import { inOneLine } from '../../../parts/profile/shown/one-line.ts';
import { usePlace } from '../../../parts/profile/shown/place.ts';

/** One member, for somebody who comes from outside: who it is, and the way to write. */
export const MemberLanding = ({ profile: whole }: { readonly profile: MemberProfile }) => {
  const intl = useIntl();
  const profile = useCardAsShown()(whole);
  const place = usePlace()(profile);
  const { full } = usePictures();
  const fictionalLabel = useFictionalLabel();
  const { id, name, age, main_image: picture } = profile;
  const said = inOneLine([age, place]);
  return (
    <div className="container screen">
      <div className="member-page member-page--landing">
        <div className="member-page__photo">
          {picture ? (
            <img
              {...full(picture)}
              alt={intl.formatMessage(profileViewMessages.photoAlt, { number: 1, name })}
            />
          ) : (
            <NoPicture name={name} />
          )}
        </div>
        <Card padding="large">
          <div className="stack">
            <h1>
              <FormattedMessage {...profileViewMessages.landingTitle} values={{ name }} />
            </h1>
            {/* The name is the title: here stands what it leaves open. */}
            {said ? <p className="member-head__place">{said}</p> : null}
            {profile.fictional ? (
              <>
                <p>
                  <FictionalMark
                    label={fictionalLabel}
                    automaticLabel={
                      profile.automatic ? intl.formatMessage(frameMessages.automatic) : undefined
                    }
                  />
                </p>
                <AlertBanner tone="info">
                  <FormattedMessage {...profileViewMessages.landingFictional} />
                </AlertBanner>
              </>
            ) : null}
            <div className="member-page__go">
              <SignupLink to={id} look="go" size="large" wide>
                <FormattedMessage {...invitationMessages.start} />
              </SignupLink>
            </div>
            <p className="text-small text-muted">
              <FormattedMessage {...invitationMessages.noSubscription} />
            </p>
          </div>
        </Card>
      </div>
    </div>
  );
};
