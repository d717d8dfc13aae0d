import { chatLog } from '../chat/chat-page.ts';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

const phone = { viewport: { width: 390, height: 844 } };
test.use(phone);

test('a voice message is recorded, listened to, sent for its price, and can be played by the other', async ({
  page,
  watch,
  openSeat,
}) => {
  const anna = await becomeMember(page.request, { name: 'Annelie' });
  const other = await openSeat(phone);
  const bert = await becomeMember(other.page.request, { name: 'Bertram' });
  await visit(other, `/members/${anna.id}/chat`);
  await visit({ page, watch }, `/members/${bert.id}/chat`);

  await page.getByRole('button', { name: text('chat.voice.open') }).click();
  const sheet = page.getByRole('dialog', { name: text('chat-voice-send.title', { name: bert.name }) });
  await sheet.getByRole('button', { name: text('chat-voice-send.record') }).click();
  await expect(sheet.getByText(text('chat-voice-send.clock', { seconds: 2, longest: 60 }))).toBeVisible();
  await sheet.getByRole('button', { name: text('chat-voice-send.stop') }).click();
  await expect(sheet.getByLabel(text('chat-voice-send.preview'))).toBeVisible();
  await sheet.getByRole('button', { name: text('chat.send.for', { cost: 2 }) }).click();
  await expect(sheet).toBeHidden();

  for (const one of [page, other.page])
    await expect(chatLog(one).locator('.voice-face audio[src^="/media/"]')).toBeVisible();
  const player = chatLog(other.page).locator('audio');
  const length = await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
    audio.pause();
    return audio.duration;
  });
  // It says how long it is, which a recording as browsers write it does not.
  expect(length).toBeGreaterThan(1.5);
  expect(length).toBeLessThan(30);
  expect((await call(page.request, 'user')).user?.credits).toBe(1);
});
