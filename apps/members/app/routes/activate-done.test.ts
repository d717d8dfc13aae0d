import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { activationMessages } from '../features/signup/activation-messages.ts';
import { aMember } from '../testing/member.ts';
import { renderPage, text } from '../testing/page-around.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { outcomeOf, routeArguments } from '../testing/route-arguments.ts';
import ActivateDone, { loader } from './activate-done.tsx';

const { activateDoneText, activateDoneMessages, activateDoneBack, activateDoneAction } = activationMessages;

const grace = { id: 'r1', name: 'Grace', deleted: false };
const written = { id: 'r1', name: 'Grace', isWritten: true };
const render = (freeCredits: number, person: typeof written | null = null) =>
  renderPage(
    createElement(ActivateDone, { loaderData: { freeCredits, person }, params: {}, matches: [] as never }),
  );

it.each([
  ['nobody, with free credits', 2, null, false],
  ['somebody, with free credits', 2, written, true],
  ['somebody, on a site that gives none', 0, written, true],
  ['somebody one has only liked', 2, { ...written, isWritten: false }, false],
] as const)(
  'speaks of a message and of credits where there are such: %s',
  (_who, credits, person, isSaid) => {
    render(credits, person);
    expect(screen.queryAllByText(text(activateDoneText, { credits }))).toHaveLength(credits > 0 ? 1 : 0);
    expect(screen.queryAllByText(text(activateDoneMessages))).toHaveLength(isSaid ? 1 : 0);
  },
);

it('leads back to whom the message has gone out to, and then to the search', () => {
  render(2, written);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(text(activateDoneBack, { name: 'Grace' }))).toBe('/members/r1/chat');
  expect(link(text(activateDoneAction))).toBe('/members');
});

it('leads back to the profile of whom one liked', async () => {
  const likes = () => ({ profiles: [{ profile: grace }] });
  const { api } = fakeApi({ chats: () => ({ chats: [] }), likes });
  const asked = routeArguments('/activate/done', { user: aMember(), api });
  expect(await outcomeOf(() => loader(asked))).toMatchObject({ person: { id: 'r1', isWritten: false } });
  render(2, { ...written, isWritten: false });
  expect(
    screen.getByRole('link', { name: text(activateDoneBack, { name: 'Grace' }) }).getAttribute('href'),
  ).toBe('/members/r1');
});

it.each([
  ['to whom was written last', () => ({ chats: [{ profile: grace }, { profile: { id: 'r2' } }] }), 'r1'],
  ['nobody who has gone', () => ({ chats: [{ profile: { ...grace, deleted: true } }] }), undefined],
  ['nobody where nothing was written', () => ({ chats: [] }), undefined],
])('finds %s', async (_who, chats, id) => {
  const { api } = fakeApi({ chats });
  const asked = routeArguments('/activate/done', { user: aMember(), api });
  expect(await outcomeOf(() => loader(asked))).toMatchObject({
    person: id === undefined ? null : { id },
  });
});

it('comes without it where the conversations cannot be read now', async () => {
  expect(await outcomeOf(() => loader(routeArguments('/activate/done', { user: aMember() })))).toMatchObject({
    person: null,
  });
});
