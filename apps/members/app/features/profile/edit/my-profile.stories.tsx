import type { Meta, StoryObj } from '@storybook/react-vite';
import { interests } from '@vesper/domain';
import type { OwnPhoto } from '@vesper/contract';
import { aPictureFile, chooseFiles } from '../../../testing/choose-picture.ts';
import { aFace, aFaceProfile, longFace, longLine } from '../../../testing/faces.ts';
import { refuse } from '../../../testing/fake-api.ts';
import { anOwnPhoto } from '../../../testing/people.ts';
import { asScreen, Screen } from '../../../testing/screen.tsx';
import { press, see, write } from '../../../testing/use-page.ts';
import { aBareMember, aWholeMember } from '../../../testing/whole-member.ts';

const photosOf = (count: number): readonly OwnPhoto[] =>
  aFaceProfile(aFace(2), { photos: count }).photos.map((photo) => anOwnPhoto(photo));
const answer = (photos: readonly OwnPhoto[]) => ({ photos: () => ({ photos }) });

const meta = {
  title: 'Screens/My profile',
  component: Screen,
  parameters: asScreen,
  args: { at: '/profile', answers: answer(photosOf(3)) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { answers: answer(photosOf(1)) } };
export const Empty: Story = { args: { user: aBareMember(), answers: answer([]) } };
/** What is written was not saved. */
export const Refused: Story = {
  args: { answers: { ...answer(photosOf(1)), profileUpdate: () => refuse('too_many_requests') } },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'about_me', ' ');
    await see(canvasElement, 'main #about [role=alert]');
    await see(canvasElement, 'main #about form button[type=submit]');
  },
};
/** Another page has saved another text and another name meanwhile: both are there to choose between. */
export const SavedElsewhere: Story = {
  args: {
    answers: {
      ...answer(photosOf(1)),
      user: () => ({ user: aWholeMember() }),
      profileUpdate: ({ body }) =>
        refuse(
          'invalid_request',
          body && 'name' in body ? { name: 'changed_meanwhile' } : { about_me: 'about_me_changed' },
        ),
    },
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement, 'about_me', ' I sing.');
    await see(canvasElement, 'main #about blockquote');
    await write(canvasElement, 'name', ' Rose');
    await press(canvasElement, 'main [name=city]');
    await see(canvasElement, 'main #name blockquote');
  },
};
/** The part of a photo that others are shown is chosen. */
export const Cropping: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'main .own-photo__crop');
    await see(canvasElement, 'dialog .reactEasyCrop_CropArea');
  },
};
/** It is asked before a photo goes. */
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'main .own-photo__acts button[value=photo-remove]');
    await see(canvasElement, 'dialog .button--danger');
  },
};
/** One was looked at, one was refused, and two are more than can be shown without Premium. */
export const PhotosJudged: Story = {
  args: {
    answers: answer(
      photosOf(5).map((photo, index) => ({
        ...photo,
        ...(index === 0 && { state: 'approved' as const }),
        ...(index === 2 && { state: 'refused' as const, refusal: 'contact_details' as const, hidden: true }),
        ...(index > 3 && { hidden: true }),
      })),
    ),
  },
};
/** Photos that were chosen and can not be taken: each says so by its name. */
export const UploadRefused: Story = {
  args: {
    answers: {
      ...answer(photosOf(1)),
      photoAdd: () => refuse('photo_invalid'),
    },
  },
  play: async ({ canvasElement }) => {
    const pictures = [await aPictureFile('garden.png'), await aPictureFile('harbour.png')];
    await chooseFiles(canvasElement, pictures, 'main .own-photo-choice input[type=file]');
    await press(canvasElement, 'main .photo-uploads-place ~ div .button:not(label)');
    await see(canvasElement, 'main .photo-upload [role=alert]');
  },
};
export const UploadRefusedLongestGerman: Story = {
  ...UploadRefused,
  globals: { locale: 'de', textSize: '150' },
};
export const Loading: Story = { args: { isLeaving: true } };
export const Failing: Story = { args: { answers: { photos: () => refuse('internal') }, fails: true } };
export const LongestGerman: Story = {
  globals: { locale: 'de', textSize: '150' },
  args: {
    user: aWholeMember({
      profile: {
        ...aWholeMember().profile,
        name: longFace().name,
        country: 'DE',
        city: longFace().city,
        about_me: longLine,
        interests: [...interests],
      },
    }),
    answers: answer(photosOf(6)),
  },
};
