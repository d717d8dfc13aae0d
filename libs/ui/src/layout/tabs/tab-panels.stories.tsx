import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Badge } from '../../profile/badge.tsx';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { TabPanels, type TabPanelsProps } from './tab-panels.tsx';

const meta = {
  title: 'Kit/Layout/TabPanels',
  component: TabPanels,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Parts of one page of which one shows at a time, where leaving the page would be too much: ways to pay, kinds of settings in a dialog. Parts that have an address of their own take LinkTabs: those are links, open in a new tab and work without script. Three short parts that fit under each other need no tabs.

Tab goes to the open tab and from there into its panel. The arrows move between tabs and go round at the ends, Home and End jump. A tab opens as soon as it has the focus; with \`activation="manual"\` it waits for Enter or Space, for panels that have to be loaded.

A screen reader hears the name of the tabs, each tab with its place and whether it is chosen, and the panel by the name of its tab. Disabled tabs are passed over.

Tabs are 50 px high. When they find no room beside each other they go to a second row, so that none is out of sight. \`keepPanels\` keeps closed panels in the page, for panels in which one types.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Likes = (props: Partial<TabPanelsProps>) => {
  const { text } = useStoryTexts();
  return (
    <TabPanels
      label={text('likes.tabs')}
      tabs={[
        {
          id: 'received',
          label: text('likes.received'),
          badge: <Badge label={text('frame.nav.new-likes', { count: 3 })}>{3}</Badge>,
          panel: <p>{text('likes.empty.received.text')}</p>,
        },
        { id: 'sent', label: text('likes.sent'), panel: <p>{text('likes.empty.sent.text')}</p> },
        { id: 'matches', label: text('likes.matches'), panel: <p>{text('likes.empty.matches.text')}</p> },
      ]}
      {...props}
    />
  );
};

const Forms = () => {
  const { text } = useStoryTexts();
  return (
    <TabPanels
      label={text('profile.title')}
      keepPanels
      tabs={[
        {
          id: 'name',
          label: text('profile-field.name'),
          panel: <TextField name="name" label={text('profile-field.name')} />,
        },
        {
          id: 'place',
          label: text('profile.place'),
          panel: <TextField name="city" label={text('profile-field.city')} />,
        },
      ]}
    />
  );
};

const WithDisabled = () => {
  const { text } = useStoryTexts();
  return (
    <TabPanels
      label={text('likes.tabs')}
      tabs={[
        { id: 'received', label: text('likes.received'), panel: <p>{text('likes.empty.received.text')}</p> },
        { id: 'sent', label: text('likes.sent'), panel: null, disabled: true },
      ]}
    />
  );
};

export const Normal: Story = { render: () => <Likes /> };
export const SecondOpen: Story = { render: () => <Likes defaultSelected="sent" /> };
export const Disabled: Story = { render: () => <WithDisabled /> };

export const Hover: Story = {
  render: () => <Likes />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getAllByRole('tab')[1] ?? canvasElement);
  },
};

export const Focus: Story = {
  render: () => <Likes />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('tab')[0]).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  render: () => <Likes />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (index: number): HTMLElement => canvas.getAllByRole('tab')[index] ?? canvasElement;
    const opened = async (index: number) => {
      await waitFor(() => expect(tab(index)).toHaveFocus());
      await waitFor(() => expect(tab(index)).toHaveAttribute('aria-selected', 'true'));
      await expect(canvas.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', tab(index).id);
    };
    await userEvent.tab();
    await opened(0);
    await userEvent.keyboard('{ArrowRight}');
    await opened(1);
    await userEvent.keyboard('{End}');
    await opened(2);
    await userEvent.keyboard('{ArrowRight}');
    await opened(0);
    await userEvent.keyboard('{ArrowLeft}');
    await opened(2);
    await userEvent.keyboard('{Home}');
    await opened(0);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Arrows only move; Enter opens. */
export const ByKeyboardManual: Story = {
  render: () => <Likes activation="manual" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const second = canvas.getAllByRole('tab')[1] ?? canvasElement;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
  },
};

/** What was typed in a closed panel is still there. */
export const KeepsWhatWasTyped: Story = {
  render: () => <Forms />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('tab');
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, 'Anna');
    await userEvent.click(second ?? canvasElement);
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(first ?? canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('Anna'));
  },
};

export const LongestGerman: Story = { render: () => <Likes />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Likes />, globals: { locale: 'fi', textSize: '200' } };
