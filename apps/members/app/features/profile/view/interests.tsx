import type { MemberProfile } from '@vesper/contract';
import { useUser } from '@vesper/session';
import { space } from '@vesper/ui';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { profileFieldMessages } from '../../../parts/profile/field-messages.ts';
import { interestMessage } from '../../../parts/profile/interests/interest-messages.ts';
import { profileViewMessages } from './messages.ts';

/** What the member likes; first, and ticked, what the reader has chosen too. */
export const Interests = ({ profile }: { readonly profile: Pick<MemberProfile, 'id' | 'interests'> }) => {
  const reader = useUser();
  const own = new Set(reader && reader.id !== profile.id ? reader.profile.interests : []);
  const known = profile.interests.flatMap((code) => {
    const message = interestMessage(code);
    return message ? [{ code, message, isShared: own.has(code) }] : [];
  });
  if (known.length === 0) return null;
  const shared = known.filter(({ isShared }) => isShared);
  const others = known.filter(({ isShared }) => !isShared);
  return (
    <section className="stack stack--tight">
      <h2>
        <FormattedMessage {...profileFieldMessages.interests} />
      </h2>
      {shared.length > 0 ? (
        <p className="interest-legend" aria-hidden="true">
          <Check size={20} />
          <FormattedMessage {...profileViewMessages.shared} />
        </p>
      ) : null}
      <ul className="interest-list">
        {[...shared, ...others].map(({ code, message, isShared }) => (
          <li key={code} className={isShared ? 'interest-list__shared' : undefined}>
            {isShared ? <Check size={20} aria-hidden="true" /> : null}
            <FormattedMessage {...message} />
            {isShared ? (
              <span className="visually-hidden">
                {space}
                <FormattedMessage {...profileViewMessages.shared} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
