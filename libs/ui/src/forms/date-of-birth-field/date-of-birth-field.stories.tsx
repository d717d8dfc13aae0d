import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { DateOfBirthField, type DateOfBirthFieldProps, readDateOfBirth } from './date-of-birth-field.tsx';

const meta = {
  title: 'Kit/Forms/DateOfBirthField',
  component: DateOfBirthField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `The day somebody was born: day and year typed, the month chosen by name. A calendar is no way to reach a year five decades back, and a month by name cannot be mixed up with the day.

Tab goes from part to part; nothing jumps by itself. Browsers fill in all three.

A screen reader hears the group's label and hint, then "Day", "Month" and "Year". With an error all three are marked, since one cannot say which of them is wrong.

Each part is 50 px high; with large words on a phone the month, then the year takes a row of its own. The form gets \`name_day\`, \`name_month\` and \`name_year\`, also without script; \`readDateOfBirth\` joins them.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const heard = fn();

const Birth = (props: Partial<DateOfBirthFieldProps>) => {
  const { text, locale } = useStoryTexts();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <DateOfBirthField
      name="birth"
      label={text('profile-field.birth-date')}
      hint={text('signup.birth-date.hint')}
      dayLabel={text('profile-field.birth-date.day')}
      monthLabel={text('profile-field.birth-date.month')}
      yearLabel={text('profile-field.birth-date.year')}
      monthNames={Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index)))}
      onValueChange={heard}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Birth defaultValue="2012-02-30" error={text('refusal-field.below_minimum_age', { min_age: 35 })} />;
};

export const Empty: Story = { render: () => <Birth /> };
export const Filled: Story = { render: () => <Birth defaultValue="1961-09-04" /> };
export const WithError: Story = { render: () => <Wrong /> };

/** By keyboard, as a form gets it. */
export const Focus: Story = {
  render: () => (
    <form>
      <Birth />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await userEvent.keyboard('4');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '09');
    await userEvent.tab();
    await userEvent.keyboard('1961');
    await expect(heard).toHaveBeenLastCalledWith('1961-09-04');
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(readDateOfBirth(new FormData(form), 'birth')).toBe('1961-09-04');
  },
};

export const LongestGerman: Story = { render: () => <Wrong />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Birth defaultValue="1961-09-04" />,
  globals: { locale: 'fi', textSize: '200' },
};
