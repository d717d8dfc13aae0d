import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { type BubbleState, MessageBubble } from './message-bubble.tsx';

const meta: Meta = {
  title: 'Kit/Chat/MessageBubble',
  component: MessageBubble,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'One message of a conversation: own ones stand on the right in the accent colour, those of the other on the left. Side and colour are not heard, so a screen reader hears first who wrote it. Below stand the time and, for own messages, the state: sending, sent, delivered, read as an icon whose text is for screen readers (and for everybody on the newest); waiting and failed in words for everybody, since the member has to do something, and with a frame of their own. The button to send again goes into `actions`. Line breaks are kept, long words and addresses break, and a bubble never takes more than 85 % of the width, so that one sees whose it is. A bubble takes no focus; the quote above its words may, and leads to what is quoted. Reactions hang at its lower edge, each with words of who chose it. The list around it is the live region, not the bubble.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const dateTime = '2026-03-14T18:42:00Z';

const useTime = (): string =>
  new Intl.DateTimeFormat(useStoryTexts().locale, {
    hour: 'numeric',
    minute: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(dateTime));

const Own = (props: { readonly state: BubbleState; readonly children?: ReactNode }) => {
  const { text } = useStoryTexts();
  const time = useTime();
  const { state, children = text('chat.start', { name: 'Anna' }) } = props;
  const labels: Record<BubbleState, string> = {
    sending: text('chat.state.sending'),
    sent: text('chat.state.sent'),
    received: text('chat.state.received'),
    read: text('chat.state.read'),
    waiting: text('chat.state.waiting'),
    failed: text('chat.state.failed', { reason: text('refusal.not_enough_credits') }),
  };
  return (
    <MessageBubble
      own
      senderLabel={text('chat.from-you')}
      state={state}
      stateLabel={labels[state]}
      {...(state !== 'sending' && state !== 'failed' && { time, dateTime })}
      actions={
        state === 'failed' ? (
          <div className="cluster">
            <Button look="outline">{text('chat.retry')}</Button>
            <Button look="quiet">{text('chat.discard')}</Button>
          </div>
        ) : null
      }
    >
      {children}
    </MessageBubble>
  );
};

const Other = ({ children }: { readonly children?: ReactNode }) => {
  const { text } = useStoryTexts();
  const time = useTime();
  return (
    <MessageBubble
      own={false}
      senderLabel={text('chat.from-other', { name: 'Anna' })}
      time={time}
      dateTime={dateTime}
    >
      {children ?? text('signup.about-me.hint')}
    </MessageBubble>
  );
};

const states: readonly BubbleState[] = ['sending', 'sent', 'received', 'read', 'waiting', 'failed'];

const AllOwn = () => (
  <div className="stack">
    {states.map((state) => (
      <Own key={state} state={state} />
    ))}
  </div>
);

const LongWord = () => {
  const sample = useSample();
  return (
    <div className="stack">
      <Other>
        {sample({
          en: 'Look: https://www.example.com/places/a-very-long-address-without-any-space-in-it?from=vesper',
          de: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft!',
          fi: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas, epäjärjestelmällistyttämättömyydellään!',
        })}
      </Other>
      <Own state="read">{'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaah'}</Own>
    </div>
  );
};

export const FromOther: Story = { render: () => <Other /> };
/** Every state of an own message. */
export const OwnStates: Story = { render: () => <AllOwn /> };
export const Failed: Story = {
  render: () => <Own state="failed" />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
  },
};
export const Waiting: Story = { render: () => <Own state="waiting" /> };
export const LongWords: Story = { render: () => <LongWord /> };
/** Lines of their own, and signs instead of words. */
export const EmojiAndLines: Story = {
  render: () => (
    <div className="stack">
      <Other>{'☕🎶\n🌷'}</Other>
      <Own state="sent">👍</Own>
    </div>
  ),
};
const Quoting = () => {
  const { text } = useStoryTexts();
  const time = useTime();
  const quote = (
    <button type="button" className="bubble__quote">
      <strong>{text('chat.quote', { who: 'other', name: 'Anna' })}</strong>
      <span>{text('signup.about-me.hint')}</span>
    </button>
  );
  const reactions = (
    <p className="bubble__reactions">
      <span role="img" aria-label={text('chat.reacted', { who: 'both', what: 'heart', name: 'Anna' })}>
        ❤️
      </span>
    </p>
  );
  const own = { own: true, senderLabel: text('chat.from-you'), time, dateTime } as const;
  return (
    <div className="stack">
      <MessageBubble
        {...own}
        state="read"
        stateLabel={text('chat.state.read')}
        quote={quote}
        reactions={reactions}
      >
        {text('chat.start', { name: 'Anna' })}
      </MessageBubble>
      <MessageBubble {...own} own={false} quote={quote}>
        {text('chat.start', { name: 'Anna' })}
      </MessageBubble>
      <MessageBubble {...own} removed>
        {text('chat.removed')}
      </MessageBubble>
    </div>
  );
};
/** What it answers above the words, reactions at its edge, and one that was deleted. */
export const AnswersAndReactions: Story = { render: () => <Quoting /> };
export const LongestGerman: Story = { render: () => <AllOwn />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => (
    <div className="stack">
      <LongWord />
      <AllOwn />
    </div>
  ),
  globals: { locale: 'fi', textSize: '200' },
};
