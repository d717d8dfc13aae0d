import type { Meta, StoryObj } from '@storybook/react-vite';
import { EveningScene } from './evening-scene.tsx';

const meta: Meta = {
  title: 'Kit/Brand/EveningScene',
  component: EveningScene,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The picture of the home page: two people on a bench by the water in the evening. It is our own drawing, in a file of its own, so that no page carries it as script. It fills the box that it stands in and cuts off at the sides and above, so that the couple always stays in sight; give that box a height. It is decoration and hidden from screen readers. Its colours are the same in every theme.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Wide: Story = { render: () => <EveningScene /> };
