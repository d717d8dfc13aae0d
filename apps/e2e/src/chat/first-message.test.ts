import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call, findTestMember, tryCall } from '../browser/people.ts';
import { bubble } from './chat-page.ts';

for (const [how, isAway] of [
  ['while it is open', false],
  ['after its connection was away', true],
] as const)
  test(`a conversation that nobody has written in shows the first message, which a paid order sends, ${how}`, async ({
    openSeat,
    nobody,
  }) => {
    const seat = await openSeat();
    seat.watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
    const { page, context } = seat;
    await becomeMember(page.request);
    const person = await findTestMember(nobody, 'Hugo');
    const others = await Promise.all(['Bert', 'Dirk'].map((name) => findTestMember(nobody, name)));
    for (const { id } of others)
      await call(page.request, 'chatSend', { body: { member: id, kind: 'text', text: 'Good evening' } });
    await visit(seat, `/members/${person.id}/chat`);
    // Elsewhere: this page has nothing that waits to be sent, and knows of no conversation.
    const text = 'Good evening, Hugo';
    await tryCall(page.request, 'chatSend', { body: { member: person.id, kind: 'text', text } });
    const { methods, unpaid } = await call(page.request, 'credits');
    const { order } = await call(page.request, 'orderCreate', {
      body: { bundle: 'b25', method: methods[0]?.id ?? '', message: unpaid?.key ?? '' },
    });
    if (isAway) await context.setOffline(true);
    await page.request.post(order.checkout_url ?? '', { form: { outcome: 'paid' }, maxRedirects: 0 });
    await expect
      .poll(async () => (await call(page.request, 'order', { query: { id: order.payment_id } })).unpaid?.sent)
      .toBe(true);
    if (isAway) await context.setOffline(false);
    await expect(bubble(page, text)).toBeVisible();
  });
