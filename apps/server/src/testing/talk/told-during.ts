import type { LiveEvent } from '@vesper/contract';
import type { TestServer } from '../test-server.ts';

/** An event on its way to a member's pages. */
export interface Told {
  readonly to: string;
  readonly event: LiveEvent;
  readonly number: number | undefined;
}

/** What is told to whom while something is done, in the order in which it leaves. */
export const toldDuring = async (
  { services: { live } }: TestServer,
  act: () => Promise<unknown>,
): Promise<Told[]> => {
  const told: Told[] = [];
  const publish = live.publish.bind(live);
  live.publish = (to, event, numbers) => {
    for (const member of to) told.push({ to: member, event, number: numbers?.get(member) });
    publish(to, event, numbers);
  };
  await act();
  live.publish = publish;
  return told;
};
