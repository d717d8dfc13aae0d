import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from '../tokens/token-page.tsx';

const meta = {
  title: 'Tokens',
  component: TokenPage,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TokenPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the kit is made of, measured where it stands: change theme, contrast or text size above and read again. */
export const All: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { contrast: 'high' } };
