import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

const meta = {
  title: 'Kit/Forms/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `One choice out of about five to twenty that people know by heart: a region, a country. Fewer choices are better seen all at once, as chips (ChoiceGroup) or with explanations (RadioGroup); longer lists are searched in a ComboboxField.

It is the browser's own list, which phones and screen readers show in the way their owner knows: arrows choose, letters jump, Alt with arrow down opens.

\`emptyLabel\` adds the choice of nothing, with an empty value; without it the first option is chosen from the beginning.

A screen reader hears label, hint, error and the chosen option. The field is 50 px high; an option that is too long for it ends in dots, and is whole in the open list. It works and is sent without script.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();
const kinds = ['canton', 'county', 'federal-state', 'province', 'state', 'voivodeship'];

const Region = (props: Partial<SelectFieldProps>) => {
  const { text } = useStoryTexts();
  return (
    <SelectField
      name="region"
      label={text('profile-field.region')}
      emptyLabel={text('signup.choose')}
      options={kinds.map((value) => ({ value, label: text(`profile-field.region.${value}`) }))}
      onChange={heard}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Region hint={text('signup.location.text')} error={text('refusal-field.region_unknown')} />;
};

const Optional = () => {
  const { text } = useStoryTexts();
  return <Region optionalLabel={text('frame.optional')} emptyLabel={text('profile.region.empty')} />;
};

const LongOption = () => {
  const { text } = useStoryTexts();
  const options = [{ value: 'long', label: text('signup.location.text') }];
  return <SelectField name="region" label={text('profile-field.region')} options={options} />;
};

export const NothingChosen: Story = { render: () => <Region /> };
export const Chosen: Story = { render: () => <Region defaultValue="state" /> };
export const OptionalChoice: Story = { render: () => <Optional /> };
export const WithLongOption: Story = { render: () => <LongOption /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Region disabled defaultValue="state" /> };

export const Hover: Story = {
  render: () => <Region />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('combobox')),
};

export const Focus: Story = {
  render: () => <Region />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'county');
    await expect(heard).toHaveBeenCalled();
    await expect(field).toHaveValue('county');
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <LongOption />,
  globals: { locale: 'fi', textSize: '200' },
};
