import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundFaces, longFace, longLine } from '../../testing/faces.ts';
import { aFound } from '../../testing/people.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';

const meta = {
  title: 'Screens/Home',
  component: Screen,
  parameters: asScreen,
  args: { at: '/', user: null, answers: { faces: () => ({ members: foundFaces(9) }) } },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
/** Fewer than three faces make no mosaic. */
export const One: Story = { args: { answers: { faces: () => ({ members: foundFaces(1) }) } } };
/** Nobody said that they may be shown; the same when the faces do not come. */
export const Empty: Story = { args: { answers: {} } };
/** A site that offers fewer filters: the country is the visitor's own. */
export const AgeAlone: Story = { args: { settings: { search_fields: ['age'] } } };
/** Where visitors may not search they begin with an account. */
export const SearchForMembersOnly: Story = { args: { settings: { logged_out_search: false } } };
export const SignupClosed: Story = {
  args: { settings: { logged_out_search: false, signup_open: false } },
};
/** Over the first page of a visit. */
export const EntryWarning: Story = { args: { settings: { enable_site_entry_popup: 'yes' } } };
export const Loading: Story = { args: { isLeaving: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: {
      faces: () => ({
        members: [0, 1, 0, 1, 0, 1, 0, 1, 0].map((index, place) =>
          aFound({ ...longFace(index), id: `long-${place}` }, { line: longLine }),
        ),
      }),
    },
  },
};
