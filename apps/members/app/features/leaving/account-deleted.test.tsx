import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, text } from '../../testing/page-around.tsx';
import { AccountDeleted } from './account-deleted.tsx';
import { deletedMessages } from './deleted-messages.ts';

it('says for how many days the account can still be restored', () => {
  renderPage(<AccountDeleted daysLeft={9} />);
  expect(screen.getByText(text(deletedMessages.deletedText, { days: 9 }))).toBeTruthy();
});
