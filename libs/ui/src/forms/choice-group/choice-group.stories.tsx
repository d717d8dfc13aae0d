import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { ChoiceGroup, type ChoiceGroupProps, GroupedChoices } from './choice-group.tsx';

const meta = {
  title: 'Kit/Forms/ChoiceGroup',
  component: ChoiceGroup,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A few short choices as chips that show all of them at once: one of them (\`kind="one"\`), or any number (\`"many"\`: interests). Choices that need a word of explanation are a RadioGroup; more than about twelve single choices are a SelectField, and many of which any number is chosen stand in groups under headings (GroupedChoices).

One choice is one stop for Tab, and arrows choose; with many, each chip is a stop and Space turns it.

A screen reader hears the group's label with hint and error, then each chip as a radio button or a checkbox with its state. Chosen chips are filled and bold.

Chips are at least 44 px high and wrap; long words break. Native inputs: they work and are sent without script.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();
const interests = [
  'animals',
  'candlelight_dinners',
  'cooking',
  'hiking',
  'photography',
  'relationship',
  'wine',
];

const Sought = (props: Partial<ChoiceGroupProps>) => {
  const { text } = useStoryTexts();
  const options = ['everyone', 'female', 'male'].map((value) => ({
    value,
    label: text(`profile-field.sought.${value}`),
  }));
  return (
    <ChoiceGroup
      name="sought"
      label={text('profile-field.sought')}
      options={options}
      onValueChange={heard}
      {...props}
    />
  );
};

const Interests = (props: Partial<ChoiceGroupProps>) => {
  const { text } = useStoryTexts();
  const options = interests.map((value) => ({ value, label: text(`profile-interest.${value}`) }));
  return (
    <ChoiceGroup
      name="interests"
      kind="many"
      label={text('profile-field.interests')}
      hint={text('profile.interests.hint')}
      options={options}
      onValueChange={heard}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Interests error={text('refusal-field.interest_unknown')} optionalLabel={text('frame.optional')} />;
};

const WithIcons = () => {
  const { text } = useStoryTexts();
  const options = ['bi', 'gay', 'hetero'].map((value) => ({
    value,
    label: text(`profile-field.sexuality.${value}`),
    icon: <Heart size={20} aria-hidden="true" />,
  }));
  return (
    <ChoiceGroup
      name="sexuality"
      label={text('profile-field.sexuality')}
      options={options}
      defaultValue="bi"
    />
  );
};

const sets = {
  closeness: ['relationship', 'friendship', 'dating', 'kissing'],
  food: ['candlelight_dinners', 'cooking', 'wine'],
  culture: ['music', 'theatre', 'photography', 'history'],
};

const Grouped = ({ first = false }: { readonly first?: boolean }) => {
  const { text } = useStoryTexts();
  return (
    <GroupedChoices
      name="interests"
      label={text('profile-field.interests')}
      hint={text('profile.interests.hint')}
      groups={Object.entries(sets).map(([group, codes]) => ({
        label: text(`profile-interest.group.${group}`),
        options: codes.map((value) => ({ value, label: text(`profile-interest.${value}`) })),
      }))}
      defaultValue={['cooking', 'history']}
      onValueChange={heard}
      {...(first && { first: 1, allLabel: text('profile-interest.all') })}
    />
  );
};

export const One: Story = { render: () => <Sought /> };
export const OneChosen: Story = { render: () => <Sought defaultValue="female" /> };
export const Many: Story = { render: () => <Interests /> };
export const ManyChosen: Story = { render: () => <Interests defaultValue={['cooking', 'wine']} /> };
export const Icons: Story = { render: () => <WithIcons /> };
export const WithError: Story = { render: () => <Wrong /> };

export const Hover: Story = {
  render: () => <Interests defaultValue={['wine']} />,
  play: ({ canvasElement }) => showHover(...canvasElement.querySelectorAll('input')),
};

export const OneByKeyboard: Story = {
  render: () => <Sought defaultValue="everyone" />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await expect(heard).toHaveBeenLastCalledWith('female', true);
  },
};

export const ManyByKeyboard: Story = {
  render: () => <Interests />,
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heard).toHaveBeenLastCalledWith('candlelight_dinners', true);
  },
};

export const InGroups: Story = { render: () => <Grouped /> };

/** From the last chip of a group straight to the first of the next. */
export const InGroupsByKeyboard: Story = {
  render: () => <Grouped />,
  play: async ({ canvasElement }) => {
    const [, food] = within(canvasElement).getAllByRole('group').slice(1);
    const [first] = food ? within(food).getAllByRole('checkbox') : [];
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(heard).toHaveBeenLastCalledWith('candlelight_dinners', true);
  },
};

/** The first of each group and what is chosen; a checkbox, which is no part of the answer, shows the rest. */
export const FirstOfGroups: Story = {
  render: () => <Grouped first />,
  play: async ({ canvasElement }) => {
    const boxes = () => within(canvasElement).getAllByRole<HTMLInputElement>('checkbox');
    const shown = (): string[] => boxes().map(({ value }) => value);
    await expect(shown()).toEqual([
      'relationship',
      'candlelight_dinners',
      'cooking',
      'music',
      'history',
      'on',
    ]);
    for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(boxes()).toHaveLength(12);
    await userEvent.click(boxes()[1] ?? canvasElement);
    await userEvent.click(boxes().at(-1) ?? canvasElement);
    await expect(shown()).toContain('friendship');
    await expect(boxes()).toHaveLength(7);
  },
};

export const InGroupsGerman: Story = {
  render: () => <Grouped />,
  globals: { locale: 'de', textSize: '150' },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Interests defaultValue={['candlelight_dinners']} />,
  globals: { locale: 'fi', textSize: '200' },
};
