import { KitLink } from '@vesper/ui';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { isSearchBefore, lastSearch } from '../../../parts/search/search-place.ts';
import { profileViewMessages } from './messages.ts';

export interface WayBackProps {
  /** Where it leads for who came from elsewhere; without language prefix. */
  readonly href: string;
  readonly to: 'search' | 'likes' | 'chat' | 'suggestions';
}

const words = {
  search: profileViewMessages.backToSearch,
  likes: profileViewMessages.backToLikes,
  chat: profileViewMessages.backToChat,
  suggestions: profileViewMessages.backToSuggestions,
} as const;

/** To where one came from: to the search with its list and its place, where that is what was shown before. */
export const WayBack = ({ href, to }: WayBackProps) => {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent): void => {
    if (to !== 'search' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const address = lastSearch();
    if (address === undefined) return;
    event.preventDefault();
    void (isSearchBefore() ? navigate(-1) : navigate(address));
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
