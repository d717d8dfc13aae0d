import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoTornPicture } from '../stories/expect-no-torn-picture.ts';
import { portraits, unloadable } from '../stories/portraits.ts';
import { useStoryTexts } from '../stories/story-texts.tsx';
import { Avatar } from './avatar.tsx';
import { GoldBadge } from './badge.tsx';

const meta: Meta = {
  title: 'Kit/Members/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A member’s face in a circle, for rows and heads where the name stands beside it: conversations, the head of a chat, the match. Then `alt` is empty, since a screen reader has just heard the name; give one only where the face stands alone. A member without a picture gets a drawn evening with the first letter of the name, or head and shoulders where nobody is named. The green dot means that the member is online now and must be said in words somewhere near, as it is not spoken. Sizes are 2.5, 3.5 and 6rem and grow with the text. It takes no focus; wrap it in a link together with the name. For whole photos there is the PhotoTile. A fictional profile needs its FictionalMark beside the name, as a circle has no room for it.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const Named = () => {
  const { text } = useStoryTexts();
  return (
    <Avatar picture={portraits.clara} alt={text('profile-page.photo.alt', { number: 1, name: 'Clara' })} />
  );
};

const Premium = () => {
  const { text } = useStoryTexts();
  return (
    <Avatar
      picture={portraits.edith}
      alt=""
      size="large"
      online
      badge={<GoldBadge label={text('frame.premium-member')} />}
    />
  );
};

const Sizes = ({ pictures = true }: { readonly pictures?: boolean }) => (
  <div className="cluster">
    <Avatar picture={pictures ? portraits.anna : null} name="Anna" alt="" size="small" />
    <Avatar picture={pictures ? portraits.bert : null} name="Élise" alt="" />
    <Avatar picture={pictures ? portraits.daniel : null} name="Daniel" alt="" size="large" />
  </div>
);

export const AllSizes: Story = { render: () => <Sizes /> };
export const WithoutPicture: Story = { render: () => <Sizes pictures={false} /> };
export const PictureNotLoaded: Story = {
  render: () => <Avatar picture={unloadable} alt="" size="large" online />,
  play: ({ canvasElement }) => expectNoTornPicture(canvasElement),
};
export const Online: Story = { render: () => <Avatar picture={portraits.frank} alt="" online /> };
/** Stands alone: the picture has a text of its own. */
export const Alone: Story = { render: () => <Named /> };
export const OnlineAndPremium: Story = { render: () => <Premium /> };
export const Large: Story = { render: () => <Premium />, globals: { textSize: '200' } };
