import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showHover } from '../stories/show-hover.ts';
import { type Sample, useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { type GiftName, giftNames, GiftPicture } from './gift-pictures.tsx';
import { GiftGroup, GiftTile } from './gift-tile.tsx';

const meta: Meta = {
  title: 'Kit/Chat/GiftTile',
  component: GiftTile,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A gift to send in a conversation, with its picture, name and price in credits, as one of a GiftGroup. Each tile is the browser’s own radio button, so that a form sends the choice also without script. By keyboard, Tab enters the group, the arrow keys choose, and the ring goes round the tile. A screen reader hears the question of the group, the gift’s name and then its price. A gift that the member cannot afford is disabled and says why in words; the arrows pass it over. The choice shows as a frame and a tick, not as a colour alone. The twelve pictures are our own drawings; `GiftPicture` draws them at any size. Tiles are at least 8.25rem wide and stand one under the other when the text is large.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const gifts: Readonly<Record<GiftName, Sample & { readonly credits: number }>> = {
  coffee: { en: 'A coffee', de: 'Eine Tasse Kaffee', fi: 'Kupillinen kahvia', credits: 2 },
  rose: { en: 'A rose', de: 'Eine Rose', fi: 'Ruusu', credits: 3 },
  sunflower: { en: 'A sunflower', de: 'Eine Sonnenblume', fi: 'Auringonkukka', credits: 4 },
  cake: { en: 'A piece of cake', de: 'Geburtstagstorte', fi: 'Täytekakku', credits: 4 },
  chocolates: { en: 'Chocolates', de: 'Pralinenschachtel', fi: 'Suklaakonvehdit', credits: 5 },
  teddy_bear: { en: 'A teddy bear', de: 'Ein Teddybär', fi: 'Nallekarhu', credits: 5 },
  candle_light: { en: 'Candle light', de: 'Kerzenschein', fi: 'Kynttilänvalo', credits: 6 },
  wine: { en: 'A bottle of wine', de: 'Eine Flasche Wein', fi: 'Pullollinen viiniä', credits: 8 },
  picnic_basket: { en: 'A picnic basket', de: 'Ein Picknickkorb', fi: 'Piknikkori', credits: 8 },
  bouquet: { en: 'A bouquet', de: 'Ein Blumenstrauß', fi: 'Kukkakimppu', credits: 10 },
  theatre_tickets: { en: 'Theatre tickets', de: 'Theaterkarten', fi: 'Teatteriliput', credits: 12 },
  balloon_ride: {
    en: 'A balloon ride',
    de: 'Eine Heißluftballonfahrt',
    fi: 'Kuumailmapallolento',
    credits: 25,
  },
};

const chosen = fn();

const Gifts = ({ balance, initially }: { readonly balance: number; readonly initially?: GiftName }) => {
  const { text } = useStoryTexts();
  const sample = useSample();
  return (
    <form>
      <GiftGroup
        legend={sample({
          en: 'Which gift would you like to send?',
          de: 'Welches Geschenk möchten Sie verschicken?',
          fi: 'Minkä lahjan haluat lähettää?',
        })}
      >
        {giftNames.map((name) => (
          <GiftTile
            key={name}
            name="gift"
            value={name}
            label={sample(gifts[name])}
            price={text('payment.bundle', { credits: gifts[name].credits })}
            picture={<GiftPicture name={name} />}
            unaffordable={gifts[name].credits > balance ? text('chat.shortage') : null}
            defaultChecked={name === initially}
            onChoose={chosen}
          />
        ))}
      </GiftGroup>
    </form>
  );
};

export const AllGifts: Story = { render: () => <Gifts balance={30} /> };
export const Chosen: Story = { render: () => <Gifts balance={30} initially="bouquet" /> };
/** Those that cost too much say so. */
export const TooDear: Story = { render: () => <Gifts balance={5} initially="rose" /> };
/** By keyboard alone: Tab into the group, arrows to the next one that can be afforded. */
export const Keyboard: Story = {
  render: () => <Gifts balance={3} />,
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await expect(radios[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(radios[0]).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radios[1]).toBeChecked();
    await expect(radios[1]).toHaveFocus();
    await expect(chosen).toHaveBeenLastCalledWith('rose');
    await expect(radios[2]).toBeDisabled();
    await expect(radios[2]).toHaveAccessibleDescription();
  },
};
/** One that can be chosen and one that costs too much: only the first answers the pointer. */
export const Hovered: Story = {
  render: () => <Gifts balance={5} />,
  play: ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('.gift-tile')];
    showHover(...tiles.slice(0, 1), ...tiles.slice(-1));
  },
};
export const Focused: Story = {
  render: () => <Gifts balance={30} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('radio')[0]).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <Gifts balance={5} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Gifts balance={5} initially="coffee" />,
  globals: { locale: 'fi', textSize: '200' },
};
