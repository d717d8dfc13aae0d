import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaidTick } from './paid-tick.tsx';

const meta: Meta = {
  title: 'Kit/Payment/PaidTick',
  component: PaidTick,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The green tick of what is paid: first its ring, then its stroke, drawn once in about half a second. Where motion is not wanted, by the device or by the member, it stands at once. It is decoration; the heading beside it says what has happened.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Drawn: Story = { render: () => <PaidTick /> };
export const Dark: Story = { render: () => <PaidTick />, globals: { theme: 'dark' } };
/** Nothing moves. */
export const WithoutMotion: Story = {
  render: () => <PaidTick />,
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const stroke = canvasElement.querySelector('.paid-tick__stroke');
    await expect(stroke && getComputedStyle(stroke).animationName).toBe('none');
  },
};
