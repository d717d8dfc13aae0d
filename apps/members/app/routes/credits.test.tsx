import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paymentMessages } from '../features/payment/messages.ts';
import { aPeer } from '../testing/conversation.ts';
import { anOffer, anUnpaidMessage } from '../testing/offer.ts';
import { renderPage, text } from '../testing/page-around.tsx';
import Credits from './credits.tsx';

const show = (change: Parameters<typeof anOffer>[0]) =>
  renderPage(<Credits {...({ loaderData: { offer: anOffer(change) } } as Parameters<typeof Credits>[0])} />);

it('says beside the bundles that a message waits, and whom it is for', () => {
  const unpaid = anUnpaidMessage(aPeer);
  show({ unpaid });
  expect(screen.getByText(text(paymentMessages.unpaid, { name: unpaid.profile.name }))).toBeTruthy();
});

it('says nothing of a message where none waits', () => {
  const { container } = show({});
  expect(container.querySelector('.person-note')).toBeNull();
});
