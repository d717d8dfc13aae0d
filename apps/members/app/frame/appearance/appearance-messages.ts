import { defineMessages } from '@vesper/i18n/react';

export const appearanceMessages = defineMessages({
  title: {
    id: 'shell.appearance',
    defaultMessage: 'Text size and contrast',
    description: 'Name of the menu in the top bar with text size, colours and contrast',
  },
  textSize: {
    id: 'shell.appearance.text-size',
    defaultMessage: 'Text size',
    description: 'Name of the choice from 100 to 200 percent',
  },
  theme: {
    id: 'shell.appearance.theme',
    defaultMessage: 'Colours',
    description: 'Name of the choice between light and dark',
  },
  'theme.device': {
    id: 'shell.appearance.theme.device',
    defaultMessage: 'As on my device',
    description: 'Choice under “Colours” and under “Contrast”: whatever the phone or computer is set to',
  },
  'theme.light': {
    id: 'shell.appearance.theme.light',
    defaultMessage: 'Light',
    description: 'Choice under “Colours”',
  },
  'theme.dark': {
    id: 'shell.appearance.theme.dark',
    defaultMessage: 'Dark',
    description: 'Choice under “Colours”',
  },
  contrast: {
    id: 'shell.appearance.contrast',
    defaultMessage: 'Contrast',
    description: 'Name of the choice between normal and high contrast',
  },
  'contrast.device': {
    id: 'shell.appearance.contrast.device',
    defaultMessage: 'As on my device',
    description: 'Choice under “Contrast”: whatever the phone or computer is set to',
  },
  'contrast.normal': {
    id: 'shell.appearance.contrast.normal',
    defaultMessage: 'Normal',
    description: 'Choice under “Contrast”',
  },
  'contrast.high': {
    id: 'shell.appearance.contrast.high',
    defaultMessage: 'High',
    description: 'Choice under “Contrast”',
  },
  save: {
    id: 'shell.appearance.save',
    defaultMessage: 'Use this',
    description: 'Button under the choices; seen only where scripts do not run',
  },
});
