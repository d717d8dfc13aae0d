import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Eye, Globe, KeyRound, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { Card } from '../card.tsx';
import { Rooms } from './rooms.tsx';
import { SideNav } from './side-nav.tsx';

const meta: Meta = {
  title: 'Kit/Layout/Rooms',
  component: Rooms,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Many screens of one kind, such as the settings. From 54 letters of width on, a column with all of them stands beside the open one, which is marked; below that the list is a page of large rows with an icon, a name and a line that says what is inside or how it stands now, and each room has its way back. It asks the container around it for room, so that large text on a wide window gets the phone’s list. Every row is a link with an address of its own and works without script; Tab goes through them in their order, a screen reader hears the name of the navigation and "current page". For two or three views of one list use LinkTabs. The SideNav alone, with addresses like `#photos`, is the list of parts of one long page.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const icons = { told: Bell, seen: Eye, email: Mail, password: KeyRound, language: Globe } as const;
type Room = keyof typeof icons;
const names = Object.keys(icons) as Room[];

/** As the page has it around its content. */
const Page = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ containerType: 'inline-size' }}>{children}</div>
);

const useItems = () => {
  const { text } = useStoryTexts();
  const lines: Partial<Record<Room, string>> = {
    told: text('notifications-rooms.told.line'),
    seen: text('notifications-rooms.seen.line'),
    email: 'margarethe.hollenstein-winkler@example.com',
  };
  return names.map((room) => {
    const Icon = icons[room];
    return {
      href: `/${room}`,
      icon: <Icon size={26} aria-hidden="true" />,
      name: text(`notifications-rooms.${room}`),
      line: lines[room],
    };
  });
};

const Settings = ({ room = null }: { readonly room?: Room | null }) => {
  const { text } = useStoryTexts();
  const items = useItems();
  const shown = room ?? 'told';
  return (
    <Page>
      <Rooms
        title={text('frame.account.settings')}
        open={room !== null}
        list={(beside) => (
          <SideNav
            label={text('frame.account.settings')}
            items={items}
            current={room !== null || beside ? `/${shown}` : null}
          />
        )}
        back={{ href: '/', label: text('notifications-rooms.back') }}
      >
        <Card as="section" padding="large">
          <div className="stack">
            <h2>{text(`notifications-rooms.${shown}`)}</h2>
            <p>{text('notifications.told.text')}</p>
          </div>
        </Card>
      </Rooms>
    </Page>
  );
};

/** The list: on a phone alone, on a desk beside the first room. */
export const List: Story = { render: () => <Settings /> };
/** A room: on a phone with its way back, on a desk marked in the list. */
export const OpenRoom: Story = {
  render: () => <Settings room="email" />,
  play: async ({ canvasElement }) => {
    const current = [...canvasElement.querySelectorAll('[aria-current]')];
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/email']);
  },
};
/** By keyboard: one Tab to each row, in their order. */
export const Focus: Story = {
  render: () => <Settings />,
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('navigation')).getAllByRole('link');
    await userEvent.tab();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};
export const Hovered: Story = {
  render: () => <Settings />,
  play: ({ canvasElement }) => showHover(...canvasElement.querySelectorAll('a')),
};
export const LongestGerman: Story = { render: () => <Settings />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Settings />,
  globals: { locale: 'fi', textSize: '200' },
};
