import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/page-around.tsx';
import { GrowingListFoot } from './growing-list-foot.tsx';

const show = (...nexts: readonly (string | null)[]) =>
  renderPage(
    <GrowingListFoot
      list={{
        pages: nexts.map((next) => ({ next })),
        next: nexts.at(-1) ?? null,
        isBusy: false,
        failure: null,
        more: () => {},
      }}
      hrefOf={(cursor) => `/likes?cursor=${cursor}`}
      shownText="20 of them"
      moreLabel="More"
      endText="These are all"
    />,
  );
const more = () => screen.queryByRole('link', { name: 'More' })?.getAttribute('href');

it('leads to the next page where there is one', () => {
  show('2');
  expect(more()).toBe('/likes?cursor=2');
  expect(screen.queryByText('These are all')).toBeNull();
});

it('says that these are all where the list has grown to its end', () => {
  show('2', null);
  expect(more()).toBeUndefined();
  expect(screen.getByText('These are all')).toBeTruthy();
});

it('is not there below a list that fits on its first page', () => {
  show(null);
  expect(screen.queryByText('These are all')).toBeNull();
  expect(screen.queryByText('20 of them')).toBeNull();
});
