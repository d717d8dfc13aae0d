import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { later } from '../../testing/fake-api.ts';
import { isReadAfterAct } from './after-an-act.ts';

/** A list that says for which address it was read, with an act that takes its time. */
const listAt = (address: string) => {
  const act = later<unknown>();
  const reads: string[] = [];
  const router = createMemoryRouter(
    [
      {
        id: 'list',
        path: '/list',
        loader: async ({ request }) => {
          const { search } = new URL(request.url);
          reads.push(search);
          // What is read first is still on its way when the act is done: it is dropped then.
          return reads.length === 1 ? new Promise(() => {}) : search;
        },
        action: () => act.promise,
        shouldRevalidate: isReadAfterAct,
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { list: '' } } },
  );
  const like = () => {
    const formData = new FormData();
    formData.set('intent', 'like');
    return router.fetch('heart', 'list', '/list', { formMethod: 'post', formData });
  };
  return { router, act, reads, like };
};

it('a like on a card has nothing read anew', async () => {
  const { act, reads, like } = listAt('/list');
  const done = like();
  act.give(null);
  await done;
  expect(reads).toEqual([]);
});

it('who goes on while a like is under way comes to what is there, and not to the list of before', async () => {
  const { router, act, reads, like } = listAt('/list');
  void like();
  void router.navigate('/list?step=age');
  await expect.poll(() => reads).toEqual(['?step=age']);
  act.give(null);
  await expect
    .poll(() => [router.state.location.search, router.state.loaderData.list])
    .toEqual(['?step=age', '?step=age']);
});
