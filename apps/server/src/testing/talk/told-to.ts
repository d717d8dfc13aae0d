import type { LiveEvent } from '@vesper/contract';
import type { Person, TestServer } from '../test-server.ts';

/** Everything that a member's pages are told while something is done; it does not reach them. */
export const toldTo = async (
  { services: { live } }: Pick<TestServer, 'services'>,
  { id }: Pick<Person, 'id'>,
  act: () => Promise<unknown>,
): Promise<LiveEvent[]> => {
  const told: LiveEvent[] = [];
  const publish = live.publish;
  live.publish = (to, event) => {
    if (to.includes(id)) told.push(event);
  };
  await act().finally(() => (live.publish = publish));
  return told;
};
