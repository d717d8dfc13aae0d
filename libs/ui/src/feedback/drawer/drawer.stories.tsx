import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { CheckboxField } from '../../forms/checkbox-field/checkbox-field.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { pressEscape } from '../../stories/press-escape.ts';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

const meta: Meta = {
  title: 'Kit/Feedback/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'A sheet at the edge of the page: it rises from below on a phone, where the thumb is, and comes from the right side on wider screens. Use it for what accompanies the page, such as search filters, the photos to choose from or the gifts; use a Dialog for a question. It is modal like a Dialog and behaves like one: the page behind is inert, focus goes in and comes back, Escape and a press beside it close it unless `dismissable` says otherwise. A screen reader hears "dialog" and the title. While its content scrolls, the title and the button to close stay in sight. It takes at most 88 % of a phone’s height and 27rem of a wide screen. It slides in for a fifth of a second, and not at all for members who want less motion.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const FilterDrawer = ({
  initiallyOpen = true,
  rows = 1,
  dismissable = true,
}: Pick<DrawerProps, 'dismissable'> & { readonly initiallyOpen?: boolean; readonly rows?: number }) => {
  const { text } = useStoryTexts();
  const [open, setOpen] = useState(initiallyOpen);
  const close = () => setOpen(false);
  const ages = [40, 50, 60, 70].map((age) => ({ value: String(age), label: String(age) }));
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {text('search.filter')}
      </Button>
      <Drawer
        open={open}
        title={text('search.filter')}
        onClose={close}
        closeLabel={text('frame.close')}
        dismissable={dismissable}
        actions={
          <Button look="go" wide onClick={close}>
            {text('search.submit')}
          </Button>
        }
      >
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="stack">
            <SelectField name={`age_min_${row}`} label={text('search.age.min')} options={ages} />
            <SelectField name={`age_max_${row}`} label={text('search.age.max')} options={ages} />
          </div>
        ))}
        <CheckboxField name="real" label={text('search.real-only')} />
      </Drawer>
    </>
  );
};

export const Open: Story = { render: () => <FilterDrawer /> };
/** Longer than the screen: the title stays, the rest scrolls. */
export const LongContent: Story = { render: () => <FilterDrawer rows={6} /> };
/** Half done: only its button and its actions close it. */
export const ByButton: Story = { render: () => <FilterDrawer dismissable="by-button" /> };
/** By keyboard alone: focus goes in, Escape closes, focus comes back. */
export const Keyboard: Story = {
  render: () => <FilterDrawer initiallyOpen={false} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await within(canvasElement).findByRole('dialog');
    await expect(within(drawer).getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(within(drawer).getAllByRole('combobox')[0]).toHaveFocus();
    await pressEscape(drawer);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
/** The button to close it under a pointer. */
export const Hovered: Story = {
  render: () => <FilterDrawer />,
  play: async ({ canvasElement }) => {
    const drawer = await within(canvasElement).findByRole('dialog');
    showHover(...within(drawer).getAllByRole('button').slice(0, 1));
  },
};
/** The button to close it is the first stop of Tab. */
export const Focused: Story = {
  render: () => <FilterDrawer />,
  play: async ({ canvasElement }) => {
    const drawer = await within(canvasElement).findByRole('dialog');
    await userEvent.tab();
    await expect(within(drawer).getAllByRole('button')[0]).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <FilterDrawer />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <FilterDrawer />,
  globals: { locale: 'fi', textSize: '200' },
};
