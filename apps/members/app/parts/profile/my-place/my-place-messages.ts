import { defineMessages } from '@vesper/i18n/react';

export const myPlaceMessages = defineMessages({
  use: {
    id: 'profile-field.my-place',
    defaultMessage: 'Use my location',
    description: 'Button that fills in country, region and town from where the device is',
  },
  found: {
    id: 'profile-field.my-place.found',
    defaultMessage: 'We have filled in {place}, the nearest place we know.',
    description: 'After the button; {place} is a town, such as Utrecht',
  },
  denied: {
    id: 'profile-field.my-place.denied',
    defaultMessage:
      'Your browser does not share your location with this site. You can allow it in the browser’s settings, or fill in the fields yourself.',
    description: 'After the button: the browser or its owner said no',
  },
  failed: {
    id: 'profile-field.my-place.failed',
    defaultMessage: 'We could not find out where you are. Please fill in the fields yourself.',
    description: 'After the button: no position, no answer in time, or far from everywhere we know',
  },
});
