import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LinkButton } from '../actions/button.tsx';
import { showHover } from '../stories/show-hover.ts';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { BundleCard } from './bundle-card.tsx';

const meta: Meta = {
  title: 'Kit/Payment/BundleCard',
  component: BundleCard,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'One bundle of credits with everything that it costs: how many, the price to pay, the price of one message, and the button that takes it. A discount shows the former price struck through; a screen reader hears it in words, "instead of …", because a line through a number is not heard. Highlight at most one bundle of a page, the usual choice: it has the ribbon and the one green button, the others are outlined. All texts come finished, with the currency of the member’s country. The title is a heading of the second level. The card itself takes no focus; its button is as wide as the card. Nothing here counts down: a limited offer is said once, at the head of the page, with the time of day it ends at.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

interface Variant {
  readonly credits?: number;
  readonly price?: number;
  readonly former?: number;
  readonly highlighted?: boolean;
}

const Bundle = ({ credits = 60, price = 19.9, former, highlighted = false }: Variant) => {
  const { text, locale } = useStoryTexts();
  const money = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(value);
  return (
    <BundleCard
      title={text('payment.bundle', { credits })}
      price={money(price)}
      formerPrice={
        former === undefined
          ? undefined
          : { text: money(former), label: text('payment.former', { price: money(former) }) }
      }
      perMessage={text('payment.per-message', { price: money(price / credits) })}
      ribbon={highlighted ? text('payment.usual') : undefined}
      highlighted={highlighted}
      action={
        <LinkButton href="#order" look={highlighted ? 'go' : 'outline'} wide>
          {text('payment.choose')}
        </LinkButton>
      }
    />
  );
};

const discounted: Variant = { credits: 1200, price: 1149.25, former: 1532.33, highlighted: true };

export const Normal: Story = { render: () => <Bundle /> };
export const Discounted: Story = {
  render: () => <Bundle {...discounted} credits={120} price={26.18} former={34.9} />,
};
/** The usual choice among the others, as on the page of the credits. */
export const Usual: Story = { render: () => <Bundle highlighted /> };
/** The mark lies on the edge: title and price stand as high as the others'. */
export const BesideAnother: Story = {
  render: () => (
    <div className="stack stack--loose">
      <Bundle />
      <Bundle highlighted />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('heading')
      .map((title) => {
        const card = title.parentElement ?? title;
        return Math.round(title.getBoundingClientRect().top - card.getBoundingClientRect().top);
      });
    await expect(tops).toEqual([tops[0], tops[0]]);
  },
};
export const Focus: Story = {
  render: () => <Bundle />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const Hovered: Story = {
  render: () => <Bundle />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('link')),
};
/** A large price. */
export const LongestGerman: Story = { render: () => <Bundle {...discounted} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Bundle {...discounted} />,
  globals: { locale: 'fi', textSize: '200' },
};
