import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { Badge, GoldBadge, VerifiedMark } from './badge.tsx';

const meta: Meta = {
  title: 'Kit/Members/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A small count or word on something bigger: unread messages, new likes, "main photo". A bare number says little to somebody who only hears it, so give `label`, the whole thing in words; it is spoken instead of the number. From a hundred on write "99+". The tone `unread` is for what waits for the member, `warning` and `danger` for an account that needs care, `success` for a good state, `plain` for facts. A badge takes no focus and cannot be pressed. It is 1.5rem high and grows with the text; a long word breaks inside it. The GoldBadge is the mark of a premium member: a picture with a name for screen readers, never the only place where Premium is said.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Unread = ({ count }: { readonly count: number }) => {
  const { text } = useStoryTexts();
  return <Badge label={text('frame.nav.unread', { count })}>{count > 99 ? '99+' : count}</Badge>;
};

const Words = () => {
  const { text } = useStoryTexts();
  const sample = useSample();
  return (
    <div className="cluster">
      <Badge tone="plain">{text('likes.new')}</Badge>
      <Badge tone="success">{text('photos.is-main')}</Badge>
      <Badge tone="warning">
        {sample({ en: 'To be checked', de: 'Überprüfung ausstehend', fi: 'Tarkistettavana' })}
      </Badge>
      <Badge tone="danger">{sample({ en: 'Blocked', de: 'Gesperrt', fi: 'Estetty' })}</Badge>
    </div>
  );
};

const Gold = () => <GoldBadge label={useStoryTexts().text('frame.premium-member')} />;

export const One: Story = { render: () => <Unread count={1} /> };
export const Two: Story = { render: () => <Unread count={42} /> };
/** More than 99: the words still say how many. */
export const NinetyNinePlus: Story = {
  render: () => <Unread count={128} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByText(/128/)).toHaveClass('visually-hidden');
  },
};
export const AllTones: Story = { render: () => <Words /> };
/** The mark of a premium member. */
export const Premium: Story = {
  render: () => <Gold />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};
const Verified = () => <VerifiedMark label={useStoryTexts().text('frame.verified-member')} />;
/** The mark of a member whose photo has been checked. */
export const VerifiedPhoto: Story = {
  render: () => <Verified />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/\p{L}/u)).toBeVisible();
  },
};
export const LongestGerman: Story = { render: () => <Words />, globals: { locale: 'de' } };
export const LongestFinnish: Story = { render: () => <Words />, globals: { locale: 'fi', textSize: '200' } };
