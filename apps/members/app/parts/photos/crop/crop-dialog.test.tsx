import type { PhotoPart, PhotoSize } from '@vesper/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { Toasts } from '../../../frame/errors/toasts.tsx';
import { standInForDialogs } from '../../../testing/dialogs.ts';
import { later } from '../../../testing/fake-api.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { cropMessages } from './crop-messages.ts';

const whole = { left: 0, top: 0, width: 400, height: 500 };

// The library looks at laid-out pictures, which this page has not: the whole of one is in its frame at once.
vi.mock(import('@vesper/ui'), async (load) => ({
  ...(await load()),
  loadPhotoCropper: async () => ({
    default: ({
      onChange,
    }: {
      readonly onChange: (part: PhotoPart, of: PhotoSize, isChosen: boolean) => void;
    }) => (
      <>
        {['show', 'choose'].map((what) => (
          <button key={what} onClick={() => onChange(whole, whole, what === 'choose')}>
            {what}
          </button>
        ))}
      </>
    ),
  }),
}));

beforeAll(standInForDialogs);

/** The dialog with a part chosen and on its way; `end` says what becomes of it. */
const cropping = () => {
  const { promise, give: end } = later<string | null>();
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen ? <CropDialog src="/a.webp" onClose={() => setOpen(false)} onUse={() => promise} /> : null}
        <Toasts />
      </>
    );
  };
  renderPage(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  fireEvent.click(screen.getByRole('button', { name: text(cropMessages.use) }));
  return { end };
};

it('says in its place why a part could not be left', async () => {
  const { end } = cropping();
  await act(async () => end('photo_changed'));
  expect(screen.getByRole('alert').textContent).toContain(text(errorMessage('photo_changed')));
});

it('says it over the page where it was closed meanwhile', async () => {
  const { end } = cropping();
  fireEvent.click(screen.getByRole('button', { name: text(cropMessages.cancel) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => end('photo_changed'));
  expect(screen.getByText(text(errorMessage('photo_changed')))).toBeTruthy();
});

it('is closed by Escape until a part is chosen, which goes with no slip', () => {
  cropping();
  const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'choose' }));
  escape();
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  escape();
  expect(screen.queryByRole('dialog')).toBeNull();
});
