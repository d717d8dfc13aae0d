import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Ban, Camera, Trash2, UserRound } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { ActionMenu, type ActionMenuProps, OpenActionMenu } from './action-menu.tsx';

const meta = {
  title: 'Kit/Actions/ActionMenu',
  component: ActionMenu,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Acts on one thing (a conversation, a photo), behind one button so that they do not crowd it. One or two acts are better shown as buttons; links and settings go into a DisclosureMenu, which works without script and without a library.

Enter, Space or Arrow down opens the menu on its first act, Arrow up on its last. Inside, the arrows move and go round at the ends, Home and End jump, letters jump to the act that begins with them, Enter or Space acts, Escape and Tab close. The focus goes back to the button.

A screen reader hears the button's name, that it opens a menu and whether it is open, then each act with its place in the list. Disabled acts are passed over by the arrows.

Acts are at least 44 px high. What cannot be undone stands last, red and behind a line; it asks again before it acts (see Dialog).`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const acted = fn();

const Conversation = (props: Partial<ActionMenuProps>) => {
  const { text } = useStoryTexts();
  return (
    <ActionMenu
      label={text('chat.menu')}
      onAct={acted}
      acts={[
        {
          id: 'profile',
          label: text('chat.profile'),
          icon: <UserRound size={22} aria-hidden="true" />,
        },
        {
          id: 'photos',
          label: text('profile-page.photo.locked'),
          icon: <Camera size={22} aria-hidden="true" />,
          disabled: true,
        },
        {
          id: 'block',
          label: text('chat.block', { name: 'Anna' }),
          icon: <Ban size={22} aria-hidden="true" />,
        },
        {
          id: 'remove',
          label: text('chat.remove'),
          icon: <Trash2 size={22} aria-hidden="true" />,
          danger: true,
        },
      ]}
      {...props}
    />
  );
};

const WithFace = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const sample = useSample();
  return (
    <Conversation face={sample({ en: 'More', de: 'Mehr', fi: 'Lisää toimintoja' })} disabled={disabled} />
  );
};

const open: Story['play'] = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
};

export const Closed: Story = { render: () => <Conversation /> };

export const Focus: Story = {
  render: () => <Conversation />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Open: Story = { render: () => <Conversation />, play: open };

export const Hover: Story = {
  render: () => <Conversation />,
  play: async (context) => {
    await open(context);
    await userEvent.hover(screen.getAllByRole('menuitem')[2] ?? document.body);
  },
};

/** A button with words where there is room for them. */
export const WithWords: Story = { render: () => <WithFace /> };
export const Disabled: Story = { render: () => <WithFace disabled /> };

/** Everything by keyboard: opening at both ends, arrows, Home and End, letters, Escape, and acting. */
export const ByKeyboard: Story = {
  render: () => <Conversation />,
  play: async ({ canvasElement }) => {
    acted.mockClear();
    const button = within(canvasElement).getByRole('button');
    const act = (index: number): HTMLElement => screen.getAllByRole('menuitem')[index] ?? document.body;
    const focused = (index: number) => waitFor(() => expect(act(index)).toHaveFocus());
    const closed = () => waitFor(() => expect(button).toHaveFocus());

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await focused(0);
    await expect(act(1)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await focused(2);
    await userEvent.keyboard('{End}');
    await focused(3);
    await userEvent.keyboard('{ArrowDown}');
    await focused(0);
    await userEvent.keyboard('{ArrowUp}');
    await focused(3);
    await userEvent.keyboard('{Home}');
    await focused(0);
    await userEvent.keyboard((act(2).textContent ?? '').slice(0, 3));
    await focused(2);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(acted).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowUp}');
    await focused(3);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(acted).toHaveBeenCalledWith('remove');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

const signs = [
  ['heart', '❤️'],
  ['smile', '😊'],
  ['laugh', '😂'],
] as const;
const OpenBeside = () => {
  const { text } = useStoryTexts();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={anchor} type="button" className="button button--outline" onClick={() => setIsOpen(true)}>
        {text('chat.message-more')}
      </button>
      {isOpen ? (
        <OpenActionMenu
          anchor={anchor}
          label={text('chat-acts.menu')}
          signs={{
            label: text('chat-acts.reactions'),
            acts: signs.map(([what, sign], index) => ({
              id: what,
              label: text(index === 0 ? 'chat-acts.unreact' : 'chat-acts.react', { what }),
              sign,
              chosen: index === 0,
            })),
          }}
          acts={[{ id: 'remove', label: text('chat-acts.remove'), danger: true }]}
          onAct={acted}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};
/** Beside a plain button, with a row of signs above the acts; the focus goes back to the button. */
export const WithSigns: Story = {
  render: () => <OpenBeside />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  },
};
export const LongestGerman: Story = {
  render: () => <Conversation />,
  globals: { locale: 'de' },
  play: open,
};
export const LongestFinnish: Story = {
  render: () => <Conversation />,
  globals: { locale: 'fi', textSize: '200' },
  play: open,
};
