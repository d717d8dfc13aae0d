import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, StarMark } from './logo.tsx';

const meta: Meta = {
  title: 'Kit/Brand/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The evening star beside the site’s own name, which comes from its settings: every site of the family has the same mark and its own word. In the head of a page wrap it in a link to the home page and give that link a name in words. The star is decoration and not spoken; the name is text. It grows with the text and takes no focus of its own. `StarMark` is the star alone, for places without room for the name.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

export const Normal: Story = { render: () => <Logo name="Vesper" /> };
export const LongName: Story = { render: () => <Logo name="Zweisamkeit-Abendstern" /> };
export const Star: Story = { render: () => <StarMark size={64} /> };
export const Large: Story = {
  render: () => <Logo name="Zweisamkeit-Abendstern" />,
  globals: { textSize: '200' },
};
