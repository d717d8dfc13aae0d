import '../features/search/match.scss';
import type { CallAnswer } from '@vesper/contract';
import { tellingReasons } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { EmptyState, LinkButton } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { FoundHeart } from '../notices/likes/heart/like-heart.tsx';
import { profileFromSuggestions } from '../parts/profile/shown/suggestions-link.ts';
import { useReasonsAsShown } from '../parts/profile/shown/as-shown.ts';
import { useStillThere } from '../parts/profile/shown/gone.ts';
import { MemberTile } from '../parts/profile/tile/member-tile.tsx';
import { matchMessages } from '../features/search/match-messages.ts';
import { membersContext } from '../load-context.ts';
import { ScreenNotice } from '../frame/later/alerts.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { isReadAfterAct } from '../parts/requests/after-an-act.ts';
import { newKey } from '../parts/requests/new-key.ts';
import { throwRefusal } from '../parts/requests/thrown-refusal.ts';
import { useNoteList } from '../parts/search/use-note-list.ts';
import type { Route } from './+types/signup-matches.ts';

export const handle = { texts: ['likes-heart', 'search-matches'] };
await loadTexts(...handle.texts);

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { matches } = await context.get(membersContext).api.call('signupMatches').catch(throwRefusal);
  return { matches, actKey: newKey() };
};

/** A like on a card changes nothing else here: who stands on the page stays. */
export const shouldRevalidate = isReadAfterAct;

type Match = CallAnswer<'signupMatches'>['matches'][number];
type Reason = Match['reasons'][number];

const reasonMessages: Readonly<Record<Reason['code'], MessageDescriptor>> = {
  region: matchMessages.region,
  country: matchMessages.country,
  age: matchMessages.age,
  interests: matchMessages.interests,
  wants_you: matchMessages.wantsYou,
};

/** What fits under a face. */
const mostReasons = 2;

const Reasons = ({ reasons }: { readonly reasons: readonly Reason[] }) =>
  reasons.length === 0 ? null : (
    <ul className="match-reasons">
      {reasons.map(({ code, count }) => (
        <li key={code}>
          <FormattedMessage {...reasonMessages[code]} values={{ count }} />
        </li>
      ))}
    </ul>
  );

const Actions = () => (
  <div className="cluster">
    <LinkButton href="/members" look="go" size="large">
      <FormattedMessage {...matchMessages.all} />
    </LinkButton>
    <LinkButton href="/profile" look="outline" size="large">
      <FormattedMessage {...matchMessages.profile} />
    </LinkButton>
  </div>
);

/** The first members to meet, right after signup, with the reasons (readings, `/signup-matches`). */
export default function SignupMatches({ loaderData: { matches: all, actKey } }: Route.ComponentProps) {
  const matches = useStillThere()(all, ({ member }) => member.id);
  const intl = useIntl();
  useNoteList('suggestions');
  const title = intl.formatMessage(matchMessages.title);
  const asShown = useReasonsAsShown();
  const reasons = matches.map((match) => asShown(match.reasons));
  const hasReasons = reasons.some(({ length }) => length > 0);
  const telling = tellingReasons(reasons, mostReasons);
  return (
    <>
      <div className="container screen">
        <PageTitle>{title}</PageTitle>
        <div className="stack stack--tight match-head">
          <h1 className="screen-title">{title}</h1>
          {matches.length > 0 ? (
            <p className="lead text-muted">
              <FormattedMessage {...(hasReasons ? matchMessages.lead : matchMessages.leadUnknown)} />
            </p>
          ) : null}
        </div>
        {matches.length > 0 ? (
          <>
            <ul className="member-grid member-grid--faces">
              {matches.map(({ member }, index) => (
                <li key={member.id}>
                  <MemberTile
                    member={member}
                    href={profileFromSuggestions(member.id, 'signup')}
                    headingLevel={2}
                    eager={index < 4}
                    corner={<FoundHeart member={member} actKey={actKey} />}
                    extra={<Reasons reasons={telling[index] ?? []} />}
                  />
                </li>
              ))}
            </ul>
            <Actions />
          </>
        ) : (
          <EmptyState title={intl.formatMessage(matchMessages.none)} actions={<Actions />} />
        )}
      </div>
      <ScreenNotice />
    </>
  );
}
