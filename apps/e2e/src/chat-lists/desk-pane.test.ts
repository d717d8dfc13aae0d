import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test.use({ viewport: { width: 1280, height: 620 } });

const names = ['Bertram', 'Carla', 'Dorothea', 'Emil', 'Friedhelm', 'Gwendolyn'];

test('on a desk the search stands below the title, and the list alone scrolls below it', async ({
  page,
  watch,
  openSeat,
}) => {
  const anna = await becomeMember(page.request, { name: 'Annabel' });
  const write = async (name: string) => {
    const { page: other } = await openSeat();
    await becomeMember(other.request, { name });
    await call(other.request, 'chatSend', { body: { member: anna.id, kind: 'text', text: 'Good evening' } });
  };
  const field = page.getByRole('searchbox', { name: text('chat-search.label') });
  const list = page.locator('.chats__pane > .stack');
  /** Pixels between the search and the list below it; less than none where they lie over each other. */
  const apart = async () => {
    const [above, below] = [await field.boundingBox(), await list.boundingBox()];
    if (!above || !below) throw new Error('not shown');
    return below.y - (above.y + above.height);
  };
  for (const [index, name] of names.entries()) {
    await write(name);
    if (index !== 0 && index !== names.length - 1) continue;
    await visit({ page, watch }, '/chats');
    const between = await apart();
    expect(between).toBeGreaterThanOrEqual(0);
    expect(between).toBeLessThan(32);
  }
  const oldest = page.locator('.chat-list__chat').last();
  await expect(oldest).not.toBeInViewport();
  await list.hover();
  await page.mouse.wheel(0, 2000);
  await expect(oldest).toBeInViewport({ ratio: 1 });
});
