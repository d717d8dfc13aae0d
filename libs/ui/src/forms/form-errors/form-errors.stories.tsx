import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { DateOfBirthField } from '../date-of-birth-field/date-of-birth-field.tsx';
import { FormErrors } from './form-errors.tsx';
import { TextField } from '../text-field/text-field.tsx';

const meta = {
  title: 'Kit/Forms/FormErrors',
  component: FormErrors,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `The summary above a form that was refused: what is wrong, each with a link to its field. The same text stands at the field itself. What has no field (no connection) stands without a link.

It takes the focus when it appears, and again after each sending, so that it is read out and its links are the next thing one meets. A link puts the focus into its field; in a field of several controls, into the one that is wrong.

It is not there while nothing is wrong. Put it in the place where it will stand, above the first field.

Without script its links lead to the fields as links do.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const Refused = ({ withoutField = false }: { readonly withoutField?: boolean }) => {
  const { text, locale } = useStoryTexts();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const email = text('refusal-field.email_invalid');
  const birth = text('refusal-field.birth_date_invalid');
  return (
    <form className="stack">
      <FormErrors
        title={text('frame.error-summary')}
        errors={
          withoutField
            ? [{ text: text('refusal.network') }]
            : [
                { name: 'email', text: email },
                { name: 'birth', text: birth },
              ]
        }
      />
      <TextField
        name="email"
        label={text('signup.email')}
        defaultValue="anna@"
        error={withoutField ? undefined : email}
      />
      <DateOfBirthField
        name="birth"
        label={text('profile-field.birth-date')}
        dayLabel={text('profile-field.birth-date.day')}
        monthLabel={text('profile-field.birth-date.month')}
        yearLabel={text('profile-field.birth-date.year')}
        monthNames={Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index)))}
        error={withoutField ? undefined : birth}
      />
    </form>
  );
};

export const Several: Story = {
  render: () => <Refused />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
  },
};

export const WithoutField: Story = { render: () => <Refused withoutField /> };

/** From the summary to the fields and back. */
export const ByKeyboard: Story = {
  render: () => <Refused />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [email, birth] = canvas.getAllByRole('link');
    const [emailField, day] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(emailField).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(birth).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(day).toHaveFocus();
  },
};

export const LongestGerman: Story = { render: () => <Refused />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Refused />,
  globals: { locale: 'fi', textSize: '200' },
};
