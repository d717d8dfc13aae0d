import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { standInForDialogs } from '../../../testing/dialogs.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { anOwnPhoto, aPhoto, aPicture } from '../../../testing/people.ts';
import { wholeSettings } from '../../../testing/whole-member.ts';
import { photoMessages } from '../messages.ts';
import { PhotosSection } from '../photos-section.tsx';
import { removalMessages } from './removal-messages.ts';

beforeAll(standInForDialogs);

it('a photo is removed once one has said so, and stays where one says that it should', async () => {
  const session = aSession(aMember());
  session.update({ settings: wholeSettings() });
  const posted: Record<string, FormDataEntryValue>[] = [];
  const photo = anOwnPhoto(aPhoto(1, aPicture('/a.webp')));
  renderPage(<PhotosSection photos={[photo]} firstKey="k" isChecking={false} />, {
    session,
    action: async ({ request }) => {
      posted.push(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  await press(text(photoMessages.photoRemove));
  await press(text(removalMessages.cancel));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted).toEqual([]);
  await press(text(photoMessages.photoRemove));
  await press(text(removalMessages.remove));
  await waitFor(() => expect(posted).toEqual([{ section: 'photo-remove', photo_id: photo.id }]));
});
