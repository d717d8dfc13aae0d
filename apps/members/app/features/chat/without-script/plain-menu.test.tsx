import { describe, expect, it } from 'vitest';
import { aPeer } from '../../../testing/conversation.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { choiceMessages } from '../list/menu/choice-messages.ts';
import { PlainMenu, type PlainMenuProps } from './plain-menu.tsx';

/** What each form of the menu sends, by what its buttons say. */
const formsOf = (change: Partial<PlainMenuProps> = {}) => {
  const { container } = renderPage(
    <PlainMenu
      peer={aPeer}
      conversationId="c1"
      known={{ archived: false, muted: false }}
      formKey="k1"
      {...change}
    />,
  );
  return [...container.querySelectorAll('form')].flatMap((form) =>
    [...form.querySelectorAll('button')].map((button) => ({
      face: button.textContent,
      sends: Object.fromEntries(new FormData(form, button)),
    })),
  );
};

describe('the menu of a conversation without script', () => {
  it('offers what is not chosen yet, and to take back what is', () => {
    const choices = (known: PlainMenuProps['known']) => formsOf({ known }).slice(0, 2);
    expect(choices({ archived: false, muted: false })).toEqual([
      { face: text(choiceMessages.mute), sends: { conversation: 'c1', intent: 'mute' } },
      { face: text(choiceMessages.archive), sends: { conversation: 'c1', intent: 'archive' } },
    ]);
    expect(choices({ archived: true, muted: true })).toEqual([
      { face: text(choiceMessages.unmute), sends: { conversation: 'c1', intent: 'unmute' } },
      { face: text(choiceMessages.unarchive), sends: { conversation: 'c1', intent: 'unarchive' } },
    ]);
  });

  it('removes the conversation and blocks the other one, under the key of the page', () => {
    expect(
      formsOf()
        .map(({ sends }) => sends)
        .slice(2),
    ).toEqual([
      { intent: 'remove', conversation: 'c1' },
      { intent: 'block', member: 'they', key: 'k1' },
    ]);
  });

  it('has only the block before the first message, and no block of who is gone', () => {
    const intents = (change: Partial<PlainMenuProps>) => formsOf(change).map(({ sends }) => sends['intent']);
    expect(intents({ conversationId: null })).toEqual(['block']);
    expect(intents({ peer: { ...aPeer, deleted: true } })).toEqual(['mute', 'archive', 'remove']);
  });
});
