import { splitLocale } from '@vesper/domain';
import { data } from 'react-router';
import { followShortLink } from '../parts/requests/request-guards.ts';
import type { Route } from './+types/not-found.ts';

/** Every address that is no screen (spec §8), and short links behind a language. */
export const loader = ({ url }: Route.LoaderArgs): never => {
  const { path, locale } = splitLocale(url.pathname);
  followShortLink(path, locale);
  throw data(null, { status: 404 });
};

export const action = (): never => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
