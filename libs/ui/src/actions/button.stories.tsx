import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Button, type ButtonLook } from './button.tsx';

const meta = { title: 'Kit/Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const looks: readonly ButtonLook[] = ['go', 'primary', 'outline', 'quiet', 'danger', 'gold'];

const Looks = (props: { readonly busy?: boolean; readonly disabled?: boolean }) => {
  const { text } = useStoryTexts();
  return (
    <div className="cluster">
      {looks.map((look) => (
        <Button key={look} look={look} icon={<Heart size={20} aria-hidden="true" />} {...props}>
          {text('shell.activation.resend')}
        </Button>
      ))}
    </div>
  );
};

/** Every look; `go` is the one main act of a screen. */
export const AllLooks: Story = { render: () => <Looks /> };
export const Busy: Story = { render: () => <Looks busy /> };
export const Disabled: Story = { render: () => <Looks disabled /> };
export const LongestGerman: Story = { render: () => <Looks />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Looks />, globals: { locale: 'fi', textSize: '200' } };
