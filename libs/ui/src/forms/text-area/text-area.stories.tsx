import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const meta = {
  title: 'Kit/Forms/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Several lines of text: a message, some words about oneself. One line is a TextField.

\`count\` counts as people do, so that an emoji is one character; \`counterText\` makes the finished text from it. Texts that are too long are never cut off: the counter turns red and bold, and the form says what is wrong.

A screen reader hears label, hint and error. The counter is only read out when nine tenths are used up; until then it would talk after every letter.

The field is at least 128 px high and can be pulled higher. Enter makes a new line, Tab goes on. It works and is sent without script; only the counter stands still.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const segmenter = new Intl.Segmenter();
const count = (text: string): number => [...segmenter.segment(text)].length;

const About = (props: Partial<TextAreaProps>) => {
  const { text } = useStoryTexts();
  return (
    <TextArea
      name="about"
      label={text('profile-field.about-me')}
      hint={text('profile.about.hint')}
      count={count}
      counterText={(length) => text('profile.counter', { length, maximum: 100 })}
      maximum={100}
      {...props}
    />
  );
};

const Words = (props: Partial<TextAreaProps> & { readonly id: string }) => {
  const { text } = useStoryTexts();
  const { id, ...rest } = props;
  return <About defaultValue={text(id)} {...rest} />;
};

const TooLong = () => {
  const { text } = useStoryTexts();
  return <Words id="home.lead" error={text('refusal-field.about_me_too_long')} />;
};

const Optional = () => {
  const { text } = useStoryTexts();
  return (
    <TextArea
      name="reason"
      label={text('profile-field.about-me')}
      optionalLabel={text('frame.optional')}
      rows={3}
    />
  );
};

export const Empty: Story = { render: () => <About /> };
export const Filled: Story = { render: () => <Words id="home.title" /> };
export const WithoutCounter: Story = { render: () => <Optional /> };
export const WithError: Story = { render: () => <TooLong /> };
export const Disabled: Story = { render: () => <Words id="home.title" disabled /> };

export const Hover: Story = {
  render: () => <About />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('textbox')),
};

/** Counts an emoji of several parts as one character. */
export const Focus: Story = {
  render: () => <About />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.paste('👩‍❤️‍👨!');
    await expect(canvasElement.querySelector('.field__counter')).toHaveTextContent(/\b2\b/);
  },
};

export const LongestGerman: Story = { render: () => <TooLong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <TooLong />,
  globals: { locale: 'fi', textSize: '200' },
};
