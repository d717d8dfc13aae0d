import type { Meta, StoryObj } from '@storybook/react-vite';
import type { User } from '@vesper/contract';
import { expect, within } from 'storybook/test';
import { aPictureFile, chooseFiles } from '../../testing/choose-picture.ts';
import { aFace, aFaceProfile, longFace } from '../../testing/faces.ts';
import { refuse } from '../../testing/fake-api.ts';
import { asScreen, Screen } from '../../testing/screen.tsx';
import { aLike } from '../../testing/people.ts';
import { press, see, write } from '../../testing/use-page.ts';
import { aBareMember } from '../../testing/whole-member.ts';

const step = (name: string, user: User = aBareMember({ status: 'not_confirmed' })) => ({
  at: `/signup?step=${name}`,
  user,
});

/** What comes after the account is loaded while that is filled in: seen before it is there, a step is an empty sheet. */
const seen = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  see(canvasElement, 'main .step-buttons');

const meta = {
  title: 'Screens/Signup',
  component: Screen,
  parameters: asScreen,
  args: { at: '/signup', user: null },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
/** Pressed "Message" as a visitor: it is about that person. */
export const ForSomebody: Story = {
  args: {
    at: '/signup?next=/members/face-0/chat&to=face-0&reason=chat',
    answers: { profile: () => ({ profile: aFaceProfile(aFace()) }) },
  },
};
/** Sent with nothing in it: all that is missing, at once. */
export const Failing: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'email', 'wilma');
    await press(canvasElement);
    await see(canvasElement);
  },
};
/** There is an account with this address already. */
export const Refused: Story = {
  args: {
    answers: { signup: () => refuse('duplicate_email_active', { email: 'email_duplicate' }) },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'email', 'wilma@vesper.test');
    await write(canvasElement, 'name', 'Wilma');
    await write(canvasElement, 'password', 'three quiet words');
    await write(canvasElement, 'date_of_birth_day', '12');
    await write(canvasElement, 'date_of_birth_month', '04');
    await write(canvasElement, 'date_of_birth_year', '1963');
    await press(canvasElement);
    await see(canvasElement, 'main [name=email][aria-invalid=true]');
  },
};
export const Photo: Story = { args: step('photo'), play: seen };
/** It is seen before it is sent. */
export const PhotoChosen: Story = {
  args: step('photo'),
  play: async ({ canvasElement }) => {
    await seen({ canvasElement });
    await chooseFiles(canvasElement, [await aPictureFile('me.png')]);
    await see(canvasElement, 'main .photo-crop');
  },
};
/** The part of it that others will see is chosen. */
export const PhotoCropping: Story = {
  args: step('photo'),
  play: async (context) => {
    await PhotoChosen.play?.(context);
    await press(context.canvasElement, 'main .photo-crop');
    await see(context.canvasElement, 'dialog .reactEasyCrop_CropArea');
  },
};
export const PhotoCroppingLongestGerman: Story = {
  ...PhotoCropping,
  globals: { locale: 'de', textSize: '150' },
};
export const About: Story = { args: step('about'), play: seen };
export const Location: Story = { args: step('location'), play: seen };
export const Details: Story = { args: step('details'), play: seen };
export const Inbox: Story = { args: step('checkInbox'), play: seen };
/** Who signed up by a like reads what becomes of it. */
export const InboxAfterLike: Story = {
  args: {
    ...step('checkInbox'),
    state: { likes: { sent: [aLike(aFace())], received: [], matches: [] } },
  },
  play: async ({ canvasElement }) => {
    await seen({ canvasElement });
    await expect(within(canvasElement).getByText(/Anna/)).toBeVisible();
  },
};
export const Closed: Story = { args: { settings: { signup_open: false } } };
export const Loading: Story = { args: { isLeaving: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    at: '/signup?next=/members/long-0/chat&to=long-0&reason=chat',
    answers: { profile: () => ({ profile: aFaceProfile(longFace()) }) },
  },
};
export const LongestGermanDetails: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: step('details'),
};
