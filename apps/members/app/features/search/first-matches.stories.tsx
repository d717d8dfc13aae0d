import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallAnswer, FoundMember } from '@vesper/contract';
import { foundFaces, longFace } from '../../testing/faces.ts';
import { refuse } from '../../testing/fake-api.ts';
import { aFound } from '../../testing/people.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';

type Reasons = CallAnswer<'signupMatches'>['matches'][number]['reasons'];

const reasons: Reasons = [{ code: 'region' }, { code: 'interests', count: 3 }, { code: 'age' }];
const met = (members: readonly FoundMember[], why: Reasons = reasons) => ({
  signupMatches: () => ({ matches: members.map((member) => ({ member, reasons: why })) }),
});

const meta = {
  title: 'Screens/First matches',
  component: Screen,
  parameters: asScreen,
  args: { at: '/signup-matches', answers: met(foundFaces(12)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { answers: met(foundFaces(1)) } };
/** Somebody who has come back to the page finds the hearts as they were left. */
export const SomeLiked: Story = {
  args: { answers: met(foundFaces(6).map((member, index) => ({ ...member, liked: index < 2 }))) },
};
/** Nothing is known of the member yet. */
export const WithoutReasons: Story = { args: { answers: met(foundFaces(6), []) } };
export const Empty: Story = { args: { answers: met([]) } };
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { signupMatches: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: met([aFound(longFace(0)), aFound(longFace(1)), ...foundFaces(3)]) },
};
