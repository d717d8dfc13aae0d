import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Card, type CardProps } from './card.tsx';

const meta: Meta = {
  title: 'Kit/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A sheet that holds one thing: a form, a section of a profile, a price. It only draws the sheet; what is in it brings its own headings and spaces. Use `as="section"` with `labelledBy` for a part of a page that should be found among its landmarks, `article` for something that could stand alone. `large` padding is for the main sheet of a page and shrinks on phones. A card takes no focus and is no button: to make something pressable, put a link or a button into it. Do not put cards into cards.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Sheet = (props: Pick<CardProps, 'padding' | 'as'>) => {
  const { text } = useStoryTexts();
  return (
    <Card as="section" {...props} labelledBy="card-title">
      <div className="stack stack--tight">
        <h2 id="card-title">{text('home.trust.private')}</h2>
        <p>{text('home.trust.private.text')}</p>
      </div>
    </Card>
  );
};

export const Section: Story = { render: () => <Sheet as="section" /> };
export const LargePadding: Story = { render: () => <Sheet as="section" padding="large" /> };
export const LongestGerman: Story = { render: () => <Sheet as="article" />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Sheet as="section" padding="large" />,
  globals: { locale: 'fi', textSize: '200' },
};
