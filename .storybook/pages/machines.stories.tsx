import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatMachine, paymentMachine, pushMachine, signupMachine, timeBonusMachine } from '@vesper/domain';
import { MachinePage } from '../machines/machine-page.tsx';

/** Drawn from the machines that the product runs, so a picture is never older than the code. */
const meta = { title: 'Machines', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Signup: Story = {
  render: () => (
    <MachinePage
      machine={signupMachine}
      about="From the first step to “check your inbox”; every step can be skipped."
    />
  ),
};
export const Chat: Story = {
  render: () => (
    <MachinePage
      machine={chatMachine}
      about="One conversation: history, sending in order, catching up, typing, reading."
    />
  ),
};
export const Payment: Story = {
  render: () => (
    <MachinePage
      machine={paymentMachine}
      about="One order, from the choice of a bundle to credits or a clear refusal."
    />
  ),
};
export const TimeBonus: Story = {
  render: () => (
    <MachinePage
      machine={timeBonusMachine}
      about="The welcome bonus: its window, its countdown, its one reminder."
    />
  ),
};
export const Push: Story = {
  render: () => (
    <MachinePage machine={pushMachine} about="Push notices on this device: capable, subscribed, denied." />
  ),
};
