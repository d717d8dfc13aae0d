import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rooms } from './rooms.tsx';
import { SideNav } from './side-nav.tsx';

const items = ['#mail', '#password'].map((href) => ({ href, icon: null, name: href.slice(1) }));
/** As on a phone: of list and room the one that is not open has no place on the screen. */
const phone = { isOn: true };

beforeEach(() => {
  phone.isOn = true;
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const isRoom = document.querySelector('.rooms--room') !== null;
    const isHidden = phone.isOn && this.closest(isRoom ? '.rooms__side' : '.rooms__room') !== null;
    return (isHidden ? [] : [new DOMRect()]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page that goes by links, and whose room comes a moment later where `isLate`. */
const Page = ({ isLate = false }: { readonly isLate?: boolean }) => {
  const [open, setOpen] = useState<string | null>(null);
  const [hasCome, setHasCome] = useState(!isLate);
  return (
    <div
      onClick={(event) => {
        const href = (event.target as Element).closest('a')?.getAttribute('href');
        if (href) setOpen(href === '#list' ? null : href);
      }}
    >
      <Rooms
        title="Settings"
        open={open !== null}
        list={() => <SideNav label="Settings" items={items} current={open} />}
        back={{ href: '#list', label: 'Back' }}
      >
        {hasCome ? <h1>{open ?? 'first'}</h1> : <button onClick={() => setHasCome(true)}>come</button>}
      </Rooms>
    </div>
  );
};

const press = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};
const heading = (name: string) => screen.getByRole('heading', { name });

it('goes on at the heading of the room that was opened, and back in the list at its row', () => {
  render(<Page />);
  expect(document.activeElement).toBe(document.body);
  press('password');
  expect(document.activeElement).toBe(heading('#password'));
  press('Back');
  expect(document.activeElement?.getAttribute('href')).toBe('#password');
});

it('waits for a room that is still to come', async () => {
  render(<Page isLate />);
  press('mail');
  fireEvent.click(screen.getByRole('button', { name: 'come' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(heading('#mail')));
});

it('leaves the focus in the list where that stays beside the room', () => {
  phone.isOn = false;
  render(<Page />);
  press('password');
  expect(document.activeElement?.getAttribute('href')).toBe('#password');
});
