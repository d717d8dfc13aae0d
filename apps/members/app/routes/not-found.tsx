import { data } from 'react-router';

/** Every address that is no screen (spec §8). */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export const action = loader;

export default function NotFound() {
  return null;
}
