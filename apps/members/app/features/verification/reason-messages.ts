import { defineMessages } from '@vesper/i18n/react';

/** Why it was refused, or has ended. */
export const reasonMessages = defineMessages({
  pose_not_seen: {
    id: 'verification.reason.pose_not_seen',
    defaultMessage: 'At least one selfie did not show the pose we asked for.',
    description: 'Why the photo was not verified',
  },
  other_person: {
    id: 'verification.reason.other_person',
    defaultMessage:
      'The selfies and your main photo do not seem to show the same person. A recent main photo may help.',
    description: 'Why the photo was not verified',
  },
  face_not_seen: {
    id: 'verification.reason.face_not_seen',
    defaultMessage: 'We could not see your face clearly. Please take off any sunglasses or hat.',
    description: 'Why the photo was not verified',
  },
  picture_unclear: {
    id: 'verification.reason.picture_unclear',
    defaultMessage: 'The selfies were too dark or blurred. Daylight helps, for example by a window.',
    description: 'Why the photo was not verified',
  },
  no_fresh_picture: {
    id: 'verification.reason.no_fresh_picture',
    defaultMessage: 'The selfies did not look freshly taken.',
    description: 'Why the photo was not verified',
  },
  photo_changed: {
    id: 'verification.reason.photo_changed',
    defaultMessage: 'Your main photo has changed. You can have the new one verified.',
    description: 'Why the check ended or the mark went',
  },
  not_judged: {
    id: 'verification.reason.not_judged',
    defaultMessage:
      'We are sorry: we did not get round to checking your selfies, and have deleted them. Please send us new ones.',
    description: 'Why the check ended',
  },
  by_member: {
    id: 'verification.reason.by_member',
    defaultMessage: 'You have ended it yourself. You can start again at any time.',
    description: 'Why the check ended or the mark went',
  },
});

/** Why a call was refused, by its code; only this page shows them. */
export const verificationRefusals = defineMessages({
  verification_not_possible: {
    id: 'verification.refusal.verification_not_possible',
    defaultMessage: 'This is not possible at the moment.',
    description: 'The site does not verify photos at the moment',
  },
  verification_needs_confirmation: {
    id: 'verification.refusal.verification_needs_confirmation',
    defaultMessage: 'Please confirm your e-mail address first.',
    description: 'Somebody who has just signed up',
  },
  verification_on_break: {
    id: 'verification.refusal.verification_on_break',
    defaultMessage: 'Please end your break first.',
    description: 'Somebody who takes a break',
  },
  verification_needs_photo: {
    id: 'verification.refusal.verification_needs_photo',
    defaultMessage: 'Please add a photo to your profile first.',
    description: 'Somebody without a main photo',
  },
  verification_not_needed: {
    id: 'verification.refusal.verification_not_needed',
    defaultMessage: 'Your photo is being checked, or has already been verified.',
    description: 'Asked for once too often',
  },
  verification_too_many_tries: {
    id: 'verification.refusal.verification_too_many_tries',
    defaultMessage: 'You have tried three times today. Please try again tomorrow.',
    description: 'Poses were asked for too often',
  },
  verification_expired: {
    id: 'verification.refusal.verification_expired',
    defaultMessage: 'These poses are no longer valid. Please start again with new ones.',
    description: 'The ten minutes are over',
  },
  verification_photo_changed: {
    id: 'verification.refusal.verification_photo_changed',
    defaultMessage: 'Your main photo has changed in the meantime. Please open the poses again.',
    description: 'Between the poses and sending the selfies in',
  },
  verification_incomplete: {
    id: 'verification.refusal.verification_incomplete',
    defaultMessage: 'Please take both selfies first.',
    description: 'Sent in too early',
  },
  selfie_is_profile_photo: {
    id: 'verification.refusal.selfie_is_profile_photo',
    defaultMessage: 'This photo is already on a profile. Please take a new selfie now.',
    description: 'A selfie must be fresh',
  },
  selfie_repeated: {
    id: 'verification.refusal.selfie_repeated',
    defaultMessage: 'This photo has already been used as a selfie. Please take a new one.',
    description: 'A selfie must be fresh',
  },
});
