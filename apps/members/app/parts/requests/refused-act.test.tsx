import { expect, it } from 'vitest';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { text, writtenPage } from '../../testing/page-around.tsx';
import { RefusedAct } from './refused-act.tsx';

it('says on the page that answers a form why it was refused, and nothing where it was not', () => {
  const refused = writtenPage(<RefusedAct refused={{ code: 'too_many_requests', params: {} }} />);
  expect(refused.querySelector('[role="alert"]')?.textContent).toContain(
    text(errorMessage('too_many_requests')),
  );
  for (const nothing of [null, undefined])
    expect(writtenPage(<RefusedAct refused={nothing} />).querySelector('[role="alert"]')).toBeNull();
});
