import { defineMessages } from '@vesper/i18n/react';

export const appearanceMessages = defineMessages({
  title: {
    id: 'frame.appearance',
    defaultMessage: 'Text size and contrast',
    description: 'Name of the menu in the top bar with text size, colours and contrast',
  },
  textSize: {
    id: 'frame.appearance.text-size',
    defaultMessage: 'Text size',
    description: 'Name of the choice from 100 to 200 percent',
  },
  theme: {
    id: 'frame.appearance.theme',
    defaultMessage: 'Colours',
    description: 'Name of the choice between light and dark',
  },
  'theme.device': {
    id: 'frame.appearance.theme.device',
    defaultMessage: 'Same as my device',
    description: 'Choice under “Colours”: whatever the phone or computer is set to',
  },
  'theme.light': {
    id: 'frame.appearance.theme.light',
    defaultMessage: 'Light',
    description: 'Choice under “Colours”',
  },
  'theme.dark': {
    id: 'frame.appearance.theme.dark',
    defaultMessage: 'Dark',
    description: 'Choice under “Colours”',
  },
  contrast: {
    id: 'frame.appearance.contrast',
    defaultMessage: 'Contrast',
    description: 'Name of the choice between normal and high contrast',
  },
  'contrast.device': {
    id: 'frame.appearance.contrast.device',
    defaultMessage: 'Same as my device',
    description: 'Choice under “Contrast”: whatever the phone or computer is set to',
  },
  'contrast.normal': {
    id: 'frame.appearance.contrast.normal',
    defaultMessage: 'Normal',
    description: 'Choice under “Contrast”',
  },
  'contrast.high': {
    id: 'frame.appearance.contrast.high',
    defaultMessage: 'High',
    description: 'Choice under “Contrast”',
  },
  save: {
    id: 'frame.appearance.save',
    defaultMessage: 'Apply',
    description: 'Button under the choices; seen only where scripts do not run',
  },
});
