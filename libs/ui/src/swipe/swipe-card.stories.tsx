import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { portraits } from '../stories/portraits.ts';
import { showHover } from '../stories/show-hover.ts';
import { useSample, useStoryTexts } from '../stories/story-texts.tsx';
import { SwipeCard } from './swipe-card.tsx';

const meta: Meta = {
  title: 'Kit/Members/SwipeCard',
  component: SwipeCard,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'One member at a time, to like or to pass. Two large buttons with words do it; dragging the card to the right or left does the same, and so do the right and left arrow keys, wherever on the page the focus is: not in a field, under an open dialog or menu, or with another key held; where nothing can be liked, only on the card, to pass. A drag counts from a third of the card’s width on, or as a quick flick; less springs back, and a movement up or down scrolls the page. The name is a link to the profile, and the end of a drag over it does not open it. Keep the component and change `memberId` for the next member: so focus stays on the button, and the live region speaks what was decided; once that card comes back it is said no more. Whoever uses it has a button near by that takes the last decision back, as fingers slip; where nothing can be liked it stands beside “pass” (`besidePass`). The mark of a fictional profile is the first line below the photo; with large words, name and place stand beside the photo at a desk and below it on a phone, and the mark right after the name. On a phone the buttons stay above the navigation, however long the card is. For members who want less motion the card does not fly away. While `busy`, nothing can be decided. For lists there is the MemberCard.',
      },
    },
  },
};
export default meta;
type Story = StoryObj;

const people = [
  { id: 'clara', name: 'Clara', age: 58, place: 'Jyväskylä', picture: portraits.clara, fictional: true },
  {
    id: 'bert',
    name: 'Bert',
    age: 67,
    place: 'Garmisch-Partenkirchen',
    picture: portraits.bert,
    fictional: false,
  },
  { id: 'edith', name: 'Edith', age: 74, place: 'Odense', picture: null, fictional: false },
] as const;

const liked = fn();
const passed = fn();

interface DeckProps {
  readonly start?: number;
  readonly busy?: boolean;
  readonly mayLike?: boolean;
  /** With a button below it that brings the last one back. */
  readonly undo?: boolean;
}

const Deck = ({ start = 0, busy = false, mayLike = true, undo = false }: DeckProps) => {
  const { text } = useStoryTexts();
  const sample = useSample();
  const [index, setIndex] = useState(start);
  const person = people[index % people.length] ?? people[0];
  const { id, name, age, place, picture, fictional } = person;
  const next = (): void => setIndex(index + 1);
  const card = (
    <SwipeCard
      memberId={id}
      href={`#${id}`}
      name={name}
      age={age}
      place={place}
      picture={picture}
      fictionalLabel={fictional ? text('frame.fictional') : null}
      premiumLabel={fictional ? null : text('frame.premium-member')}
      likeLabel={text('likes-button.like')}
      passLabel={sample({ en: 'Pass', de: 'Überspringen', fi: 'Ohita' })}
      likedText={text('likes-heart.like', { name })}
      passedText={sample({
        en: `${name} was passed.`,
        de: `${name} wurde übersprungen.`,
        fi: `${name} ohitettiin.`,
      })}
      onLike={() => {
        liked(id);
        next();
      }}
      onPass={() => {
        passed(id);
        next();
      }}
      busy={busy}
      mayLike={mayLike}
      besidePass={<Button look="quiet">{text('swipe.undo')}</Button>}
    >
      <p>{text('profile-page.about.none', { name })}</p>
    </SwipeCard>
  );
  if (!undo) return card;
  return (
    <>
      {card}
      <Button look="quiet" onClick={() => setIndex(index - 1)}>
        {text('swipe.undo')}
      </Button>
    </>
  );
};

const clear = (): void => {
  liked.mockClear();
  passed.mockClear();
};

/** A drag along the way given, in steps, as a finger does it that stays a moment before it lets go. */
const drag = async (sheet: HTMLElement, way: number): Promise<void> => {
  const { left, top } = sheet.getBoundingClientRect();
  const pointer = async (kind: 'down' | 'move' | 'up', dx: number, ms: number): Promise<void> => {
    const event = new PointerEvent(`pointer${kind}`, {
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: left + 100 + dx,
      clientY: top + 100,
    });
    // When it happened is what it says, and not when this runs.
    Object.defineProperty(event, 'timeStamp', { value: ms });
    await fireEvent(sheet, event);
  };
  // Pointers that exist only in scripts cannot be captured.
  sheet.setPointerCapture = () => undefined;
  await pointer('down', 0, 1000);
  await pointer('move', way / 2, 1016);
  await pointer('move', way, 1032);
  await pointer('up', way, 1152);
};

/** What is decided makes the card leave at once, before anybody hears of it. */
const expectAtRest = async (sheet: HTMLElement): Promise<void> => {
  await expect(sheet).toHaveAttribute('class', 'swipe-card__sheet');
  await expect(sheet.style.transform).toBe('');
};

const sheetIn = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('article');

/** No likes are left: what was chosen last can be taken back beside “pass”. */
export const NoLikesLeft: Story = { render: () => <Deck mayLike={false} /> };
export const Person: Story = { render: () => <Deck start={1} /> };
export const Fictional: Story = { render: () => <Deck /> };
export const WithoutPicture: Story = { render: () => <Deck start={2} /> };
export const Busy: Story = {
  render: () => <Deck busy />,
  play: async ({ canvasElement }) => {
    clear();
    const sheet = sheetIn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expectAtRest(sheet);
    await drag(sheet, 150);
    await expectAtRest(sheet);
    await expect(liked).not.toHaveBeenCalled();
  },
};
/** By keyboard alone: the buttons, then the arrows. */
export const Keyboard: Story = {
  render: () => <Deck />,
  play: async ({ canvasElement }) => {
    clear();
    const canvas = within(canvasElement);
    const [pass] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(pass).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(passed).toHaveBeenCalledWith('clara'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Clara');
    await expect(pass).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(liked).toHaveBeenCalledWith('bert'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Bert');
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Edith');
  },
};
/** A page that has just come has the focus nowhere: the arrows decide all the same, unless they are somebody else's. */
export const KeysAtOnce: Story = {
  render: () => (
    <>
      <input aria-label="A field" size={4} />
      <dialog aria-label="A dialog" />
      <Deck />
    </>
  ),
  play: async ({ canvasElement }) => {
    clear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowRight}');
    field.blur();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Shift>}{ArrowRight}{/Shift}');
    dialog.show();
    await userEvent.keyboard('{ArrowRight}');
    dialog.close();
    // A dialog takes the focus, and gives it to nobody in this one.
    (document.activeElement as HTMLElement).blur();
    await expectAtRest(sheetIn(canvasElement));
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(liked).toHaveBeenCalledWith('clara'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(passed).toHaveBeenCalledWith('bert'));
    await expect(liked).toHaveBeenCalledOnce();
  },
};
/** While the next likes are waited for, the arrow to the left passes on the card alone. */
export const KeysWithoutLikes: Story = {
  render: () => <Deck mayLike={false} />,
  play: async ({ canvasElement }) => {
    clear();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expectAtRest(sheetIn(canvasElement));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expectAtRest(sheetIn(canvasElement));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(passed).toHaveBeenCalledWith('clara'));
    await expect(liked).not.toHaveBeenCalled();
  },
};
/** A decision that was taken back is no longer said. */
export const TakenBack: Story = {
  render: () => <Deck undo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, like] = canvas.getAllByRole('button');
    await userEvent.click(like as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Clara'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Clara');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** To the right likes, to the left passes, a little springs back. */
export const Dragging: Story = {
  render: () => <Deck />,
  play: async ({ canvasElement }) => {
    clear();
    await drag(sheetIn(canvasElement), 30);
    await expectAtRest(sheetIn(canvasElement));
    await expect(liked).not.toHaveBeenCalled();
    await drag(sheetIn(canvasElement), 150);
    await waitFor(() => expect(liked).toHaveBeenCalledWith('clara'));
    await drag(sheetIn(canvasElement), -150);
    await waitFor(() => expect(passed).toHaveBeenCalledWith('bert'));
  },
};
/** Held at the side: the card leans and shows what letting go would decide. */
export const Held: Story = {
  render: () => <Deck />,
  play: async ({ canvasElement }) => {
    const sheet = sheetIn(canvasElement);
    const { left, top } = sheet.getBoundingClientRect();
    sheet.setPointerCapture = () => undefined;
    const at = (dx: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: left + 50 + dx,
      clientY: top + 50,
    });
    await fireEvent.pointerDown(sheet, at(0));
    await fireEvent.pointerMove(sheet, at(110));
    await expect(sheet.style.transform).toContain('110px');
  },
};
export const Hovered: Story = {
  render: () => <Deck />,
  play: ({ canvasElement }) => showHover(...within(canvasElement).getAllByRole('button')),
};
export const Focused: Story = {
  render: () => <Deck />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
  },
};
export const LongestGerman: Story = { render: () => <Deck start={1} />, globals: { locale: 'de' } };
export const LongestFinnish: Story = {
  render: () => <Deck />,
  globals: { locale: 'fi', textSize: '200' },
};
