import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';

const meta = {
  title: 'Kit/Forms/ComboboxField',
  component: ComboboxField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `One choice out of many, found by typing: a town, a region. Up to about twenty choices that people know by heart are a SelectField, which phones show in their own way and which works without script and without a library.

Typing filters the list; accents and capitals do not matter. Arrow down opens it and walks through it, Enter takes the option, Escape closes the list, and once more empties the field back to what was chosen. Alt with arrow down opens the whole list, as the button does. What was typed and is no option goes back to the last choice when the field is left; an emptied field is no choice.

The focus stays in the field. A screen reader hears label, hint and error, how many options there are while one types, and each option with its place in the list, in the page's language.

Options are at least 44 px high; the list is as wide as the field, scrolls, and opens above the field where there is more room. The form gets the value of the chosen option as \`name\`.`,
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const towns =
  'Aachen,Aalen,Aschaffenburg,Augsburg,Bamberg,Bayreuth,Berlin,Bielefeld,Bochum,Bonn,Bottrop,Braunschweig,Bremen,Bremerhaven,Chemnitz,Cottbus,Darmstadt,Dortmund,Dresden,Duisburg,Düsseldorf,Erfurt,Erlangen,Essen,Flensburg,Frankfurt am Main,Freiburg im Breisgau,Fürth,Gelsenkirchen,Göttingen,Hagen,Halle (Saale),Hamburg,Hannover,Heidelberg,Ingolstadt,Jena,Karlsruhe,Kassel,Kiel,Koblenz,Köln,Leipzig,Leutkirch im Allgäu,Lübeck,Ludwigshafen am Rhein,Magdeburg,Mainz,Mannheim,München,Münster,Neustadt an der Weinstraße,Nürnberg,Oldenburg,Potsdam,Regensburg,Rostock,Saarbrücken,Stuttgart,Villingen-Schwenningen'
    .split(',')
    .map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

const heard = fn();

const Town = (props: Partial<ComboboxFieldProps>) => {
  const { text, locale } = useStoryTexts();
  const sample = useSample();
  return (
    <ComboboxField
      name="town"
      label={text('profile-field.city')}
      locale={locale}
      options={towns}
      openLabel={sample({ en: 'Show all towns', de: 'Alle Orte anzeigen', fi: 'Näytä kaikki paikkakunnat' })}
      emptyText={sample({
        en: 'No town begins or goes on like this.',
        de: 'Kein Ortsname enthält diese Buchstaben.',
        fi: 'Millään paikkakunnalla ei ole tällaista nimeä.',
      })}
      loadingText={text('frame.loading')}
      onValueChange={heard}
      {...props}
    />
  );
};

const Wrong = () => {
  const { text } = useStoryTexts();
  return <Town hint={text('signup.location.text')} error={text('refusal-field.region_unknown')} />;
};

const Optional = () => {
  const { text } = useStoryTexts();
  return <Town optionalLabel={text('frame.optional')} placeholder={text('signup.choose')} />;
};

const openAll: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};

export const Closed: Story = { render: () => <Town /> };
export const Chosen: Story = { render: () => <Town defaultValue="bonn" /> };
export const OptionalAndEmpty: Story = { render: () => <Optional /> };
export const WithError: Story = { render: () => <Wrong /> };
export const Disabled: Story = { render: () => <Town disabled defaultValue="bonn" /> };

export const Focus: Story = {
  render: () => <Town />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
  },
};

/** Sixty towns, opened by the button. */
export const OpenLongList: Story = {
  render: () => <Town defaultValue="bonn" />,
  play: async (context) => {
    await openAll(context);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(60));
  },
};

export const Hover: Story = {
  render: () => <Town />,
  play: async (context) => {
    await openAll(context);
    await userEvent.hover(screen.getAllByRole('option')[1] ?? document.body);
  },
};

export const NothingFits: Story = {
  render: () => <Town />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Loading: Story = {
  render: () => <Town loading options={[]} />,
  play: openAll,
};

/** Filtered without an accent, walked through, taken, given up, emptied. */
export const ByKeyboard: Story = {
  render: () => (
    <form>
      <Town />
    </form>
  ),
  play: async ({ canvasElement }) => {
    heard.mockClear();
    const input = within(canvasElement).getByRole('combobox');
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).get('town');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await userEvent.keyboard('mun');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Dortmund'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('München'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Münster'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Münster'));
    await expect(heard).toHaveBeenLastCalledWith('münster');
    await expect(sent()).toBe('münster');
    await expect(screen.queryByRole('listbox')).toBeNull();

    await userEvent.keyboard('x');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Münster'));
    await userEvent.tab({ shift: true });
    await userEvent.clear(input);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heard).toHaveBeenLastCalledWith(null));
    await expect(sent()).toBe('');
  },
};

export const LongestGerman: Story = {
  render: () => <Wrong />,
  globals: { locale: 'de' },
  play: openAll,
};
export const LongestFinnish: Story = {
  render: () => <Optional />,
  globals: { locale: 'fi', textSize: '200' },
  play: openAll,
};
