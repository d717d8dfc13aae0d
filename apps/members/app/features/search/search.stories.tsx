import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer, FoundMember } from '@vesper/contract';
import { foundFaces, longFace, longLine } from '../../testing/faces.ts';
import { refuse } from '../../testing/fake-api.ts';
import { aFound } from '../../testing/people.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { press, see } from '../../testing/use-page.ts';
import { aBareMember } from '../../testing/whole-member.ts';

const found = (results: FoundMember[], change: Partial<CallAnswer<'search'>> = {}) => ({
  search: () => ({
    results,
    next_cursor: null,
    num_results: results.length,
    num_capped: false,
    similar: [],
    ...change,
  }),
});

const meta = {
  title: 'Screens/Search',
  component: Screen,
  parameters: asScreen,
  args: { at: '/members', answers: found(foundFaces(12), { next_cursor: 'more', num_results: 87 }) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { answers: found(foundFaces(1)) } };
/** Nobody is of the wish: one step further, and people like those who were asked for. */
export const NobodyAndSimilar: Story = {
  args: { at: '/members?country=NL&min_age=60', answers: found([], { similar: foundFaces(6) }) },
};
/** Few match: people from elsewhere stand below. */
export const OneAndSimilar: Story = {
  args: { answers: found(foundFaces(1), { similar: foundFaces(4, 1) }) },
};
export const Empty: Story = { args: { answers: found([]) } };
/** The next page of people does not come yet: the line on top says so. */
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { search: () => refuse('internal') }, fails: true } };
export const Visitor: Story = { args: { user: null } };
/** The one notice of the screen stands after the fourth face. */
export const WithoutPhoto: Story = { args: { user: aBareMember() } };
/** It is asked before a match ends. */
export const TakingAMatchBack: Story = {
  args: {
    answers: found(foundFaces(6).map((member, index) => ({ ...member, liked: index < 2, match: index < 1 }))),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'main .heart-button');
    await see(canvasElement, 'dialog .button--primary');
  },
};
export const TakingALongNamedMatchBack: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: found([aFound(longFace(0), { liked: true, match: true })]) },
  play: TakingAMatchBack.play,
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: found([aFound(longFace(0), { line: longLine }), aFound(longFace(1)), ...foundFaces(4)]),
  },
};
