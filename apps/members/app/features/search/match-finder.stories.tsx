import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer } from '@vesper/contract';
import { foundFaces, longFace } from '../../testing/faces.ts';
import { refuse } from '../../testing/fake-api.ts';
import { aFound } from '../../testing/people.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';

type Finder = CallAnswer<'matchFinder'>;

const nobody: Finder = {
  wish: { gender: 'female', min_age: 55, max_age: 70, reach: '25', interests: ['gardening', 'music'] },
  answered: 4,
  questions: ['who', 'age', 'place', 'interests'],
  reaches: ['10', '25', '50', '100', '200', 'country', 'anywhere'],
  matches: [],
  next_cursor: null,
  wider: null,
};
const reasons: Finder['matches'][number]['reasons'] = [
  { code: 'interests', interests: ['gardening', 'music'] },
  { code: 'distance', distance: 25 },
  { code: 'age' },
];
const people = (count: number): Finder['matches'] =>
  foundFaces(count).map((member, index) => ({ member, reasons: reasons.slice(0, 3 - (index % 3)) }));
const answers = (change: Partial<Finder> = {}) => ({ matchFinder: () => ({ ...nobody, ...change }) });

const meta = {
  title: 'Screens/Match finder',
  component: Screen,
  parameters: asScreen,
  args: { at: '/match-finder', answers: answers({ matches: people(9), next_cursor: 'more' }) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { answers: answers({ matches: people(1) }) } };
export const Fictional: Story = {
  args: {
    answers: answers({
      matches: people(3).map(({ member }) => ({ member: { ...member, fictional: true }, reasons })),
    }),
  },
};
/** The nearest step at which somebody is found, one press away. */
export const EmptyWithAWay: Story = {
  args: { answers: answers({ wider: { ...nobody.wish, reach: '50' } }) },
};
export const Empty: Story = { args: { answers: answers() } };
export const QuestionWho: Story = { args: { answers: answers({ answered: 0 }) } };
export const QuestionAge: Story = { args: { answers: answers({ answered: 1 }) } };
export const QuestionPlace: Story = { args: { answers: answers({ answered: 2 }) } };
export const QuestionPlaceWithoutATown: Story = {
  args: { answers: answers({ answered: 2, reaches: ['country', 'anywhere'] }) },
};
export const QuestionInterests: Story = { args: { answers: answers({ answered: 3 }) } };
/** One answer is changed: it leads straight back to the people. */
export const Changing: Story = { args: { at: '/match-finder?step=place' } };
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { matchFinder: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: answers({ matches: [{ member: aFound(longFace(0)), reasons }, ...people(3)] }) },
};
export const LongestFinnishQuestion: Story = {
  globals: { locale: 'fi', textSize: '200' },
  args: { answers: answers({ answered: 2 }) },
};
