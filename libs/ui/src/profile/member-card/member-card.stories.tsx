import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button.tsx';
import { expectNoTornPicture } from '../../stories/expect-no-torn-picture.ts';
import { portraits, unloadable } from '../../stories/portraits.ts';
import { showHover } from '../../stories/show-hover.ts';
import { useStoryTexts } from '../../stories/story-texts.tsx';
import { MemberCard, type MemberCardProps } from './member-card.tsx';

const meta: Meta = {
  title: 'Kit/Members/MemberCard',
  component: MemberCard,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A member in a list of search results, likes or suggestions; put cards into a list with the class `member-grid`. The whole card leads to the profile, while a screen reader hears one link with the member’s name, inside a heading whose level the page gives. Photo and marks are part of the card and take no focus of their own; the one stop of Tab is the link, and the ring goes round the card. Buttons in `extra`, such as a like, lie above the link and work by themselves. The mark of a fictional profile is the first line below the photo, in whole words at every width, and is never left out. Give `eager` to the cards of the first screen, so that their photos come at once. For one member at a time to like or to pass there is the SwipeCard.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

type Variant = Partial<MemberCardProps> & {
  readonly fictional?: boolean;
  readonly premium?: boolean;
  readonly verified?: boolean;
  readonly online?: boolean;
  readonly withLike?: boolean;
};

const Member = ({ fictional, premium, verified, online, withLike, ...props }: Variant) => {
  const { text } = useStoryTexts();
  return (
    <MemberCard
      href="#member"
      name="Anna"
      age={61}
      place="Utrecht"
      picture={portraits.anna}
      fictionalLabel={fictional ? text('frame.fictional') : null}
      automaticLabel={fictional ? text('frame.automatic') : undefined}
      premiumLabel={premium ? text('frame.premium-member') : null}
      verifiedLabel={verified ? text('frame.verified-member') : null}
      onlineLabel={online ? text('frame.online') : null}
      extra={
        withLike ? (
          <Button look="outline" wide icon={<Heart size={20} aria-hidden="true" />}>
            {text('likes-button.like')}
          </Button>
        ) : null
      }
      {...props}
    />
  );
};

/** A picture that is on its way: nothing of it is seen yet. */
const onItsWay = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const longest: Variant = {
  name: 'Margarethe-Wilhelmine',
  age: 78,
  place: 'Garmisch-Partenkirchen, Mecklenburg-Vorpommern',
  picture: portraits.edith,
  fictional: true,
  premium: true,
  online: true,
  withLike: true,
};

const Grid = () => (
  <ul className="member-grid">
    {[
      <Member key="anna" eager premium />,
      <Member key="bert" name="Bert" age={67} place="Freiburg im Breisgau" picture={portraits.bert} online />,
      <Member key="clara" name="Clara" age={58} place="" picture={portraits.clara} fictional />,
      <Member key="daniel" name="Daniel" age={70} place="Kraków" picture={null} />,
    ].map((card) => (
      <li key={card.key}>{card}</li>
    ))}
  </ul>
);

export const PhotoNotLoaded: Story = {
  render: () => <Member picture={unloadable} online />,
  play: ({ canvasElement }) => expectNoTornPicture(canvasElement),
};
/** The whole card opens the profile, from the photo's upper edge to the last line. */
export const Person: Story = {
  render: () => <Member />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = page.getByRole('link');
    const { left, top, width, height } = page.getByRole('article').getBoundingClientRect();
    for (const share of [0.1, 0.5, 0.95])
      await expect(document.elementFromPoint(left + width / 2, top + height * share)).toBe(link);
  },
};
export const Fictional: Story = { render: () => <Member fictional picture={portraits.clara} /> };
/** The photo has been checked: the sign and its words, above the place. */
export const Verified: Story = { render: () => <Member verified premium /> };
export const VerifiedLarge: Story = {
  render: () => <Member verified withLike />,
  globals: { locale: 'de', textSize: '200' },
};
export const PremiumAndOnline: Story = { render: () => <Member premium online /> };
/** How far away stands below the photo, with the words. */
export const WithDistance: Story = {
  render: () => <Member distance="within 25 km" />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveTextContent('within 25 km');
    await expect(card.querySelector('.member-card__photo')).not.toHaveTextContent('25 km');
  },
};
/** Large words on a phone, one card in a row: name and place stand below a flatter photo, and nothing lies over the face. */
export const InAGridLarge: Story = {
  render: () => (
    <ul className="member-grid member-grid--faces">
      <li>
        <Member premium online fictional withLike />
      </li>
    </ul>
  ),
  globals: { locale: 'de', textSize: '150' },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('.member-card__name');
    const photo = canvasElement.querySelector('.member-card__photo > img');
    // At a desk there is room for them on it.
    if (canvasElement.clientWidth > 320) return;
    const bottom = photo?.getBoundingClientRect().bottom ?? 0;
    await expect(name?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};
export const WithoutPicture: Story = { render: () => <Member picture={null} /> };
/** The place of a photo has the photo's colour until it is there. */
export const PictureOnItsWay: Story = {
  render: () => <Member picture={{ ...portraits.anna, src: onItsWay, tint: '#7fa38e' }} />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('.picture-tint rect');
    const photo = canvasElement.querySelector('img');
    await expect(place && getComputedStyle(place).fill).toBe('rgb(127, 163, 142)');
    await expect(place?.getBoundingClientRect()).toEqual(photo?.getBoundingClientRect());
  },
};
export const WithButton: Story = { render: () => <Member withLike /> };
export const InAGrid: Story = { render: () => <Grid /> };
/** By keyboard: first the member, then the like. */
export const Focus: Story = {
  render: () => <Member withLike />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName('Anna');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};
export const Hovered: Story = {
  render: () => <Member withLike />,
  play: ({ canvasElement }) => showHover(within(canvasElement).getByRole('article')),
};
export const LongestGerman: Story = { render: () => <Member {...longest} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Member {...longest} />,
  globals: { locale: 'fi', textSize: '200' },
};
