import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Heart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../stories/show-hover.ts';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Button, type ButtonLook, type ButtonProps, LinkButton } from './button.tsx';

const meta = {
  title: 'Kit/Actions/Button',
  component: Button,
  subcomponents: { LinkButton },
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Does something on the page. What leads to another page is a LinkButton: it looks the same and is a real link, so it opens in a new tab and works without script.

\`go\` is the one main act of a screen; there is never a second one beside it. \`primary\` is the main act of a part, \`outline\` stands beside it, \`quiet\` is for acts that are seldom wanted, \`danger\` cannot be undone, \`gold\` leads to Premium.

Enter and Space press it. A busy button keeps its label and its place in the tab order and does not react; a screen reader hears that it is busy and unavailable. Prefer a button that says what is missing over a disabled one.

Every button is at least 44 px high at 100 % text and grows with the text; long labels break onto a second line. A button of an icon alone is the class \`icon-button\` with an \`aria-label\`.`,
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const looks: readonly ButtonLook[] = ['go', 'primary', 'outline', 'quiet', 'danger', 'gold'];
const pressed = fn();

const Looks = (props: ButtonProps) => {
  const { text } = useStoryTexts();
  return (
    <div className="cluster">
      {looks.map((look) => (
        <Button
          key={look}
          look={look}
          icon={<Heart size={20} aria-hidden="true" />}
          onClick={pressed}
          {...props}
        >
          {text('frame.activation.resend')}
        </Button>
      ))}
    </div>
  );
};

const Links = () => {
  const { text } = useStoryTexts();
  return (
    <div className="cluster">
      {looks.map((look) => (
        <LinkButton key={look} look={look} href="#" icon={<ArrowRight size={20} aria-hidden="true" />}>
          {text('chat-list.empty.action')}
        </LinkButton>
      ))}
    </div>
  );
};

/** Every look; `go` is the one main act of a screen. */
export const AllLooks: Story = { render: () => <Looks /> };

export const WithoutIcon: Story = { render: () => <Looks icon={null} /> };

export const Hover: Story = {
  render: () => <Looks />,
  play: ({ canvasElement }) => showHover(...within(canvasElement).getAllByRole('button')),
};

export const Focus: Story = {
  render: () => <Looks />,
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};

/** Keeps its label, its place and its focus; presses do nothing. */
export const Busy: Story = {
  render: () => <Looks busy />,
  play: async ({ canvasElement }) => {
    pressed.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { render: () => <Looks disabled /> };

/** For the one act that a page is about. */
export const Large: Story = { render: () => <Looks size="large" /> };

/** As wide as what it stands in: under a form on a phone. */
export const Wide: Story = { render: () => <Looks wide /> };

/** Links that look like buttons. */
export const AsLinks: Story = { render: () => <Links /> };

export const LinkFocus: Story = {
  render: () => <Links />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
  },
};

export const LongestGerman: Story = { render: () => <Looks />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Looks />, globals: { locale: 'fi', textSize: '200' } };
