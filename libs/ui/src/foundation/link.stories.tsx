import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { KitLink, type KitLinkProps, LinkContext } from './link.tsx';

const meta: Meta = {
  title: 'Kit/Actions/KitLink',
  component: KitLink,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A link to another page of the product. Every link of the kit is one: on its own it is a plain `<a>`, and an app puts its router’s link in its place once, with `LinkContext`, so that pages change without loading anew. Use it for what has an address; what does something is a Button. It is reached by Tab and followed by Enter; a screen reader hears "link" and its text, so the text must say where it leads without the sentence around it. Inside a sentence it is underlined, since a colour alone does not show it. For a link that looks like a button there is LinkButton.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const InText = () => {
  const { text } = useStoryTexts();
  return (
    <p>
      {text('login.no-account')} <KitLink href="#signup">{text('login.signup')}</KitLink>
    </p>
  );
};

const navigated = fn();

/** Stands for an app's own link, which changes the page by script. */
const RouterLink = ({ href, children, ...props }: KitLinkProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      navigated(href);
    }}
  >
    {children}
  </a>
);

export const InASentence: Story = { render: () => <InText /> };
export const Focus: Story = {
  render: () => <InText />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
/** With the link of an app. */
export const OfAnApp: Story = {
  render: () => (
    <LinkContext value={RouterLink}>
      <InText />
    </LinkContext>
  ),
  play: async () => {
    navigated.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigated).toHaveBeenCalledWith('#signup');
  },
};
export const LongestGerman: Story = { render: () => <InText />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <InText />, globals: { locale: 'fi', textSize: '200' } };
