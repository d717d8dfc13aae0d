import { KitLink } from '@vesper/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { isListBefore, lastSearch, type PeopleList } from '../../../parts/search/list-place.ts';
import { profileViewMessages } from './messages.ts';

export interface WayBackProps {
  /** Where it leads for who came from elsewhere; without language prefix. */
  readonly href: string;
  readonly to: PeopleList | 'chat';
}

const words = {
  search: profileViewMessages.backToSearch,
  likes: profileViewMessages.backToLikes,
  chat: profileViewMessages.backToChat,
  suggestions: profileViewMessages.backToSuggestions,
} as const;

/**
 * To where one came from: to a list of people as it was left, grown and scrolled, where that is what was shown before; else to the search
 * that was shown last, and to the list as it begins.
 */
export const WayBack = ({ href, to }: WayBackProps) => {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent): void => {
    // Without network the link itself says so.
    if (to === 'chat' || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.onLine) return;
    const address = to === 'search' ? lastSearch() : undefined;
    if (isListBefore(to)) void navigate(-1);
    else if (address) void navigate(address);
    else return;
    event.preventDefault();
  };
  return (
    <p>
      <KitLink href={href} className="back-link" onClick={goBack}>
        <ArrowLeft size={22} aria-hidden="true" />
        <FormattedMessage {...words[to]} />
      </KitLink>
    </p>
  );
};
