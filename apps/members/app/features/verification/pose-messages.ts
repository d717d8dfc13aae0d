import { defineMessages } from '@vesper/i18n/react';

/** What a selfie is to show, by the pose. */
export const poseMessages = defineMessages({
  cover_ear: {
    id: 'verification.pose.cover_ear',
    defaultMessage: 'Cover one ear with your hand.',
    description: 'What a selfie is to show',
  },
  hold_earlobe: {
    id: 'verification.pose.hold_earlobe',
    defaultMessage: 'Hold one earlobe with your thumb and forefinger.',
    description: 'What a selfie is to show',
  },
  touch_nose: {
    id: 'verification.pose.touch_nose',
    defaultMessage: 'Touch the tip of your nose with one finger.',
    description: 'What a selfie is to show',
  },
  cover_eye: {
    id: 'verification.pose.cover_eye',
    defaultMessage: 'Cover one eye with your hand.',
    description: 'What a selfie is to show',
  },
  two_fingers_cheek: {
    id: 'verification.pose.two_fingers_cheek',
    defaultMessage: 'Place two fingers on your cheek.',
    description: 'What a selfie is to show',
  },
  palm_beside_face: {
    id: 'verification.pose.palm_beside_face',
    defaultMessage: 'Hold your open hand beside your face, with the palm facing the camera.',
    description: 'What a selfie is to show',
  },
  three_fingers: {
    id: 'verification.pose.three_fingers',
    defaultMessage: 'Hold up three fingers beside your face.',
    description: 'What a selfie is to show',
  },
  hand_on_forehead: {
    id: 'verification.pose.hand_on_forehead',
    defaultMessage: 'Place one hand on your forehead.',
    description: 'What a selfie is to show',
  },
  hand_on_shoulder: {
    id: 'verification.pose.hand_on_shoulder',
    defaultMessage: 'Place one hand on your opposite shoulder.',
    description: 'What a selfie is to show',
  },
  hand_under_chin: {
    id: 'verification.pose.hand_under_chin',
    defaultMessage: 'Hold one hand flat under your chin.',
    description: 'What a selfie is to show',
  },
});
