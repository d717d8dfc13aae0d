import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { KitLink } from '../foundation/link.tsx';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { DisclosureMenu } from './disclosure-menu.tsx';

const meta = {
  title: 'Kit/Actions/DisclosureMenu',
  component: DisclosureMenu,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A button that opens a sheet of links or settings: the account menu, the languages. It is the browser's own \`<details>\`, so it opens before any script has come. Acts on a thing (block, remove) go into an ActionMenu.

Enter or Space opens and closes it, Tab walks through what is inside as on any page, Escape closes it and gives the focus back to the button. It also closes when the focus leaves it, on a click elsewhere and when the page changes.

A screen reader hears the button's name and whether it is open; the links inside are plain links. On phones the sheet takes the width of the screen. Each line is at least 44 px high.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Account = () => {
  const { text } = useStoryTexts();
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '24rem' }}>
      <DisclosureMenu label={text('frame.account')} face={<Menu size={24} aria-hidden="true" />}>
        {['frame.account.profile', 'frame.account.settings', 'frame.account.logout'].map((id, index) => (
          <KitLink key={id} href="#" className="menu__item" aria-current={index === 1 ? 'page' : undefined}>
            {text(id)}
          </KitLink>
        ))}
      </DisclosureMenu>
    </div>
  );
};

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
};

export const Closed: Story = { render: () => <Account /> };
export const Open: Story = { render: () => <Account />, play: open };

export const ByKeyboard: Story = {
  render: () => <Account />,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    summary?.click();
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
};

export const LongestGerman: Story = { render: () => <Account />, globals: { locale: 'de' }, play: open };
export const LongestFinnish: Story = {
  render: () => <Account />,
  globals: { locale: 'fi', textSize: '200' },
  play: open,
};
