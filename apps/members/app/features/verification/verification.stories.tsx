import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Verification } from '@vesper/contract';
import { aPictureFile, chooseFiles } from '../../testing/choose-picture.ts';
import { never, refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen, type ScreenProps } from '../../testing/screen.tsx';
import { press, see } from '../../testing/use-page.ts';

const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
const standing = (change: Partial<Verification> = {}): Verification => ({
  state: 'none',
  not_now: null,
  poses: [],
  expires_at: null,
  reason: null,
  ...change,
});
const asked = (...taken: boolean[]) =>
  standing({
    state: 'asked',
    expires_at: inTenMinutes,
    poses: [
      { pose: 'hold_earlobe', taken: taken[0] ?? false },
      { pose: 'palm_beside_face', taken: taken[1] ?? false },
    ],
  });
const answers = (verification: Verification, more: NonNullable<ScreenProps['answers']> = {}) => ({
  answers: { verification: () => ({ verification }), ...more },
});

const choose = async (page: HTMLElement): Promise<void> => {
  await chooseFiles(page, [await aPictureFile('selfie.png')]);
  await see(page, 'main .selfie__preview');
};

const meta = {
  title: 'Screens/Verified photo',
  component: Screen,
  parameters: asScreen,
  args: { at: '/verification', settings: { verified_members: true }, ...answers(standing()) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked for yet: what it is and how it goes. */
export const Empty: Story = {};
export const NeedsPhoto: Story = { args: answers(standing({ not_now: 'verification_needs_photo' })) };
export const Asked: Story = { args: answers(asked()) };
/** Looked at, and not uploaded yet. */
export const Chosen: Story = {
  args: answers(asked()),
  play: ({ canvasElement }) => choose(canvasElement),
};
/** On its way; it can be stopped. */
export const Uploading: Story = {
  args: answers(asked(), { verificationSelfieAdd: never }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await press(canvasElement, 'main .button--go');
    await see(canvasElement, 'main [role=progressbar], main progress');
  },
};
/** The picture is on some profile: it stays, with the reason and the way to take another one. */
export const RefusedSelfie: Story = {
  args: answers(asked(), { verificationSelfieAdd: () => refuse('selfie_is_profile_photo') }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await press(canvasElement, 'main .button--go');
    await see(canvasElement, 'main [role=alert]');
  },
};
export const BothTaken: Story = { args: answers(asked(true, true)) };
export const Submitted: Story = {
  args: answers(standing({ state: 'submitted', not_now: 'verification_not_needed' })),
};
export const Verified: Story = {
  args: answers(standing({ state: 'verified', not_now: 'verification_not_needed' })),
};
export const Refused: Story = {
  args: answers(standing({ state: 'refused', reason: 'picture_unclear' })),
};
export const Withdrawn: Story = {
  args: answers(standing({ state: 'withdrawn', reason: 'photo_changed' })),
};
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { verification: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: answers(asked(true, false)),
};
