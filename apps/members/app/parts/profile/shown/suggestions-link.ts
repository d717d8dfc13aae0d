/** Says in the address of a profile from which page of suggestions it was opened. */
export const fromSuggestions = 'suggestions';

const suggestionPages = { finder: '/match-finder', signup: '/signup-matches' } as const;
export type SuggestionPage = keyof typeof suggestionPages;

/** A member's profile with a way back to the suggestions; without language prefix. */
export const profileFromSuggestions = (id: string, page: SuggestionPage): string =>
  `/members/${id}?${fromSuggestions}=${page}`;

/** Where the suggestions are that the address of a profile names; undefined where it names none. */
export const suggestionsOf = (asked: URLSearchParams): string | undefined => {
  const page = asked.get(fromSuggestions);
  return page === 'finder' || page === 'signup' ? suggestionPages[page] : undefined;
};
