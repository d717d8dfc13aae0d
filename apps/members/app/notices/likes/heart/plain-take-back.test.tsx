import { expect, it } from 'vitest';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { PlainHeart, PlainTakeBack } from './plain-take-back.tsx';
import { takeBackMessages } from './take-back-messages.ts';

const grace = { id: 'grace', name: 'Grace' };

it('a match is taken back on its profile under the key of the page, after what it means was said', () => {
  const { container } = renderPage(<PlainTakeBack member={grace} ask="Take back my like" actKey="k1" />);
  const forms = [...container.querySelectorAll('details form')].map((form) =>
    Object.fromEntries(new FormData(form as HTMLFormElement)),
  );
  expect(forms).toEqual([{ intent: 'unlike', key: 'k1' }]);
  expect(container.textContent).toContain(text(takeBackMessages.text, { name: 'Grace' }));
});

it('the heart of a match on a card leads there', () => {
  const { container } = renderPage(<PlainHeart member={grace} />);
  const link = container.querySelector('a');
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual([
    '/members/grace',
    text(takeBackMessages.title),
  ]);
});
