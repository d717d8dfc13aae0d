import type { Meta, StoryObj } from '@storybook/react-vite';
import { StartPage } from '../start/start-page.tsx';

const meta = {
  title: 'Vesper',
  component: StartPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StartPage>;
export default meta;

/** What opens first. */
export const WhatThereIs: StoryObj<typeof meta> = {};
