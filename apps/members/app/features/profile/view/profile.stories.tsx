import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MemberProfile } from '@vesper/contract';
import { interests } from '@vesper/domain';
import { expect } from 'storybook/test';
import { aFace, aFaceProfile, longFace, longLine } from '../../../testing/faces.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { press, see } from '../../../testing/use-page.ts';

const answer = (profile: MemberProfile) => ({ profile: () => ({ profile }) });

const meta = {
  title: 'Screens/Profile',
  component: Screen,
  parameters: asScreen,
  args: { at: '/members/face-0', answers: answer(aFaceProfile(aFace())) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePhoto: Story = {};
export const Many: Story = { args: { answers: answer(aFaceProfile(aFace(), { photos: 12 })) } };
/** All but the main photo are for premium members. */
export const Locked: Story = {
  args: { answers: answer(aFaceProfile(aFace(), { photos: 5, locked: 4 })) },
};
/** No photo, and not a word said. */
export const Empty: Story = {
  args: {
    answers: answer(
      aFaceProfile(
        aFace(0, { main_image: null, city: '', region: '', region_name: '', country: null, online: false }),
        { photos: 0 },
        { about_me: '', interests: [] },
      ),
    ),
  },
};
/** On a site that shows no fields of profiles: nothing stands empty. */
export const FieldsHidden: Story = {
  args: { settings: { visible_profile_fields: [] } },
  play: async ({ canvasElement }) => {
    await see(canvasElement, 'main .member-head');
    await expect(canvasElement.querySelector('.member-page__rest')?.getClientRects()).toHaveLength(0);
  },
};
export const Visitor: Story = {
  args: { user: null, answers: answer(aFaceProfile(aFace(), { photos: 5, locked: 4 })) },
};
/** Opened from the likes, of somebody who likes the member. */
export const LikesYou: Story = {
  args: {
    at: '/likes/m/face-0?tab=received',
    answers: answer(aFaceProfile(aFace(), { photos: 3 }, { liked_me: true })),
  },
};
/** Opened from a conversation, to which it leads back. */
export const FromConversation: Story = {
  args: {
    at: '/members/face-0?chat',
    answers: answer(aFaceProfile(aFace(), { photos: 3 }, { conversation: 'c1' })),
  },
};
/** Asked before somebody is blocked. */
export const Blocking: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'main [data-act=block]');
    await see(canvasElement, 'dialog[open] .button--danger');
  },
};
export const BlockingLongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: answer(aFaceProfile(longFace())) },
  play: Blocking.play!,
};
export const Liked: Story = {
  args: { answers: answer(aFaceProfile(aFace(1), { photos: 3 }, { liked: true, conversation: 'c1' })) },
};
/** Invented, and says so wherever it stands. */
export const Fictional: Story = {
  args: { answers: answer(aFaceProfile(aFace(3, { fictional: true, automatic: true }), { photos: 3 })) },
};
export const Loading: Story = { args: { isLeaving: true } };
/** The member has gone. */
export const Failing: Story = {
  args: { answers: { profile: () => refuse('member_not_found') }, fails: true },
};
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    answers: answer(
      aFaceProfile(
        longFace(),
        { photos: 6, locked: 3 },
        { about_me: `${longLine} ${longLine}`, interests: [...interests], liked_me: true },
      ),
    ),
  },
};
/** A name that no line of a telephone holds. */
export const LongestWord: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: { answers: answer(aFaceProfile(longFace(1), { photos: 1 }, { liked_me: true })) },
};
