import { median, percentile } from '@vesper/tools/benchmarks';
import type { TestServer } from '../../testing/test-server.ts';
import { fillConversation } from './long-conversation-repository.ts';

/** Milliseconds of a block between two who have so many messages, p50 and p99; each pair blocks once. */
export const measureBlocks = async (
  world: TestServer,
  messages: number,
  rounds: number,
): Promise<{ readonly p50: number; readonly p99: number }> => {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await world.member(), await world.member()];
    await fillConversation(world.services, one.id, two.id, messages);
    const began = performance.now();
    const { status } = await one.call('block', { body: { member: two.id } });
    took.push(performance.now() - began);
    if (status !== 200) throw new Error(`the block answered ${status}`);
  }
  return { p50: median(took), p99: percentile(took, 99) };
};
