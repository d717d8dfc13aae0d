import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { TypingDots } from './message-bubble.tsx';

const meta: Meta = {
  title: 'Kit/Chat/TypingDots',
  component: TypingDots,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Says that the other member is writing just now, in words and with three dots that move. Put it below the last message, and take it away when the message comes or a few seconds after the last key. The dots are decoration and not spoken. Whether a screen reader hears the words is up to the list around it: a conversation that speaks its new messages should not speak this as well. The dots stand still for members who want less motion; the words say it all the same. Show it only for somebody who really types, never to make a wait look alive.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Typing = ({ name = 'Anna' }: { readonly name?: string }) => (
  <TypingDots label={useStoryTexts().text('chat.typing', { name })} />
);

export const Normal: Story = { render: () => <Typing /> };
export const LongestGerman: Story = {
  render: () => <Typing name="Margarethe-Wilhelmine" />,
  globals: { locale: 'de' },
};
export const LongestFinnish: Story = {
  render: () => <Typing name="Margarethe-Wilhelmine" />,
  globals: { locale: 'fi', textSize: '200' },
};
