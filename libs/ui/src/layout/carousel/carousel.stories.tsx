import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MemberCard } from '../../profile/member-card/member-card.tsx';
import { portraits } from '../../stories/portraits.ts';
import { showHover } from '../../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../../stories/story-texts.tsx';
import { Carousel } from './carousel.tsx';

const meta: Meta = {
  title: 'Kit/Layout/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A strip of items to page through sideways, for example members whom one may also like, or the photos of a profile. It never moves by itself. Without script it is a strip that scrolls; with script there are two buttons of 44 pixels below it, each there only while there is more that way, and between them which items can be seen. A part of the next item always shows, so that one sees that there is more. By keyboard the strip itself takes focus: the arrow keys move it by one item, Home and End to its ends, and Tab goes on to what can be pressed in the items, which scroll into view. A screen reader hears a region with its name and a list; after a press it hears the new position. The strip glides, and jumps for members who want less motion. Do not use it for what everybody must see: what stands further along is seen by few.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const people = [
  ['Anna', 61, 'Utrecht', portraits.anna],
  ['Bert', 67, 'Garmisch-Partenkirchen', portraits.bert],
  ['Clara', 58, 'Jyväskylä', portraits.clara],
  ['Daniel', 70, 'Kraków', portraits.daniel],
  ['Edith', 74, 'Odense', portraits.edith],
  ['Frank', 63, 'Lyon', portraits.frank],
] as const;

const Members = ({ count = people.length }: { readonly count?: number }) => {
  const { text } = useStoryTexts();
  const sample = useSample();
  return (
    <Carousel
      label={text('search.similar')}
      previousLabel={sample({ en: 'Show the previous', de: 'Vorherige zeigen', fi: 'Näytä edelliset' })}
      nextLabel={sample({ en: 'Show the next', de: 'Nächste zeigen', fi: 'Näytä seuraavat' })}
      positionText={(first, last, total) =>
        first === last
          ? sample({
              en: `${first} of ${total}`,
              de: `${first} von ${total}`,
              fi: `${first} / ${total}`,
            })
          : sample({
              en: `${first} to ${last} of ${total}`,
              de: `${first} bis ${last} von ${total}`,
              fi: `${first}–${last} / ${total}`,
            })
      }
    >
      {people.slice(0, count).map(([name, age, place, picture], index) => (
        <MemberCard
          key={name}
          href={`#${name}`}
          name={name}
          age={age}
          place={place}
          picture={picture}
          fictionalLabel={index % 2 === 0 ? text('frame.fictional') : null}
          premiumLabel={null}
          onlineLabel={null}
          headingLevel={3}
        />
      ))}
    </Carousel>
  );
};

export const Start: Story = { render: () => <Members /> };
/** Everything fits on a wide screen: no buttons there. */
export const Few: Story = { render: () => <Members count={2} /> };
export const Single: Story = { render: () => <Members count={1} /> };
/** By keyboard alone: arrows and End on the strip, Tab into the items and to the buttons. */
export const Keyboard: Story = {
  render: () => <Members />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('region');
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(50), { timeout: 3000 });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(strip.scrollLeft + strip.clientWidth).toBeGreaterThan(strip.scrollWidth - 3), {
      timeout: 3000,
    });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
/** The focus does not get lost with the button that goes at the end. */
export const ButtonAtTheEnd: Story = {
  render: () => <Members count={2} />,
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('region');
    if (strip.scrollWidth <= strip.clientWidth) return;
    const next = await canvas.findByRole('button');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(strip).toHaveFocus());
  },
};
/** A button and a card under a pointer. */
export const Hovered: Story = {
  render: () => <Members />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    showHover(await canvas.findByRole('button'), ...canvas.getAllByRole('article').slice(0, 1));
  },
};
/** The strip itself takes the focus, for the arrow keys. */
export const Focused: Story = {
  render: () => <Members />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('region')).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <Members />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Members />,
  globals: { locale: 'fi', textSize: '200' },
};
