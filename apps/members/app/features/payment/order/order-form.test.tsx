import type { Api } from '@vesper/api-client';
import type { Order } from '@vesper/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../frame/messages.ts';
import { aPeer } from '../../../testing/conversation.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { fakeApi, later, refuse } from '../../../testing/fake-api.ts';
import { aMember, aSession } from '../../../testing/member.ts';
import {
  aBundle,
  aDiscount,
  anOffer,
  anOrder,
  anUnpaidMessage,
  aStoredCard,
} from '../../../testing/offer.ts';
import { renderPage, text } from '../../../testing/page-around.tsx';
import { paymentMessages } from '../messages.ts';
import { failureMessages, storedMessages } from '../stored/stored-messages.ts';
import { orderRefusals } from './order-refusals.ts';
import { OrderForm, type OrderFormProps, type RefusedOrder } from './order-form.tsx';

const bundle = aBundle();
/** The same while the discount of the offer counts. */
const reduced = aBundle(25, 1000, 0.75);
const offer = anOffer();
const unpaid = anUnpaidMessage(aPeer);
const welcome = aDiscount();
/** A post without script that was refused, with what stood in its form. */
const refused = (code: string, chosen: Partial<RefusedOrder['chosen']> = {}): RefusedOrder => ({
  code,
  chosen: { method: 'ideal', discountCode: null, message: null, ...chosen },
});
const order = (change: Partial<Order> = {}) => ({ order: anOrder('open', change) });

const card = () => screen.getByRole('radio', { name: text(paymentMessages.card) });
const ideal = () => screen.getByRole('radio', { name: 'iDEAL | Wero' });
const codeField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(text(paymentMessages.code)));
const applyButton = () => screen.queryByRole('button', { name: text(paymentMessages.codeApply) });
const orderButton = () => screen.queryByRole('button', { name: /Order and pay/ });
const type = (value: string) => fireEvent.change(codeField(), { target: { value } });
const total = () => document.querySelector('.bill__total dd')?.textContent;
const perMessage = (price: string) => screen.queryByText(text(paymentMessages.perMessage, { price }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Says whether the form would have posted by itself. */
const submit = (): boolean => {
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return fireEvent.submit(form);
};

const assigned: string[] = [];
beforeEach(() => {
  // This page without a browser has nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  assigned.length = 0;
  vi.stubGlobal('location', {
    assign: (address: string) => assigned.push(address),
    pathname: '/',
    search: '',
  });
});

/** The form without its machine, and how to bring that. */
const plain = (props: Partial<OrderFormProps> = {}, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const fake = fakeApi(answers);
  const loading = later<Api>();
  fakeServer.load = () => loading.promise;
  const page = renderPage(
    <OrderForm
      bundle={props.offer?.discount ? reduced : bundle}
      offer={offer}
      method={null}
      formKey="k"
      {...props}
    />,
  );
  const arrive = async () => {
    loading.give(fake.api);
    // Without a method nothing is ordered; the machine says so, and the form no longer posts by itself.
    await waitFor(() => {
      for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) radio.checked = false;
      expect(submit()).toBe(false);
    });
    // From here on the page hears the machine at once.
    await act(async () => {});
  };
  return { ...page, ...fake, arrive, loading };
};

const driven = async (props: Partial<OrderFormProps> = {}, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const page = plain(props, answers);
  await page.arrive();
  return page;
};

describe('the order form before its machine', () => {
  it('is a plain form with all it needs', () => {
    plain({ method: 'ideal', offer: { ...offer, discount: welcome } });
    const form = document.querySelector('form');
    expect(form?.method).toBe('post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      bundle: 'b25',
      key: 'k',
      method: 'ideal',
      discount_code: 'WELCOME',
      shown: '750 EUR 25',
    });
    expect(submit()).toBe(true);
  });

  it('has the discount that counts in its total', () => {
    plain({ offer: { ...offer, discount: welcome } });
    expect(total()).toContain('7.50');
    expect(applyButton()).toBeNull();
  });

  it('has its full price where the discount does not count for so small a bundle', () => {
    plain({ bundle, offer: { ...offer, discount: welcome } });
    expect([total(), codeField().value]).toEqual(['€10.00', '']);
    expect(perMessage('€0.40')).not.toBeNull();
  });

  it('has chosen what it is given, and nothing else', () => {
    const { unmount } = plain();
    for (const method of [card(), ideal()]) expect(method).toHaveProperty('checked', false);
    unmount();
    plain({ method: 'creditcard' });
    expect(card()).toHaveProperty('checked', true);
  });

  it('names the discount as a line of the bill, with what it takes off', () => {
    plain({ offer: { ...offer, discount: welcome } });
    const line = screen.getByText(text(paymentMessages.welcomeLine, { percentage: 25 })).closest('div');
    expect(line?.textContent).toContain('−€2.50');
  });

  it('shows whom a refused message is for, and posts its key while it is ticked', () => {
    plain({ offer: { ...offer, unpaid } });
    expect(screen.getByText('Grace')).toBeTruthy();
    expect(screen.getByText('Hello Grace')).toBeTruthy();
    const tick = screen.getByRole('checkbox', {
      name: text(paymentMessages.sendMessage, { name: 'Grace', cost: 1 }),
    });
    const sent = () => new FormData(document.querySelector('form') ?? undefined).get('message');
    expect(sent()).toBe('m1');
    fireEvent.click(tick);
    expect(sent()).toBeNull();
  });

  it('promises who has not confirmed the address nothing for the payment alone', () => {
    fakeServer.load = () => new Promise(() => {});
    const session = aSession(aMember({ status: 'not_confirmed' }));
    const waiting = { ...offer, unpaid };
    renderPage(<OrderForm bundle={bundle} offer={waiting} method={null} formKey="k" />, { session });
    const name = text(paymentMessages.sendMessageLater, { name: 'Grace', cost: 1 });
    expect(screen.getByRole('checkbox', { name })).toBeTruthy();
  });

  it('is ordered behind the ways to pay, which one has seen by then', () => {
    plain();
    const after = ideal().compareDocumentPosition(orderButton() ?? document.body);
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says so when there is no way to pay', () => {
    plain({ offer: { ...offer, methods: [] } });
    expect(screen.getByText(text(paymentMessages.noMethods))).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it('says what a post was refused with', () => {
    plain({ refused: refused('payment_failed') });
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('says at the field why a code was refused', () => {
    plain({ refused: refused('discount_code_invalid') });
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(text(orderRefusals.discount_code_invalid))).toBeTruthy();
  });

  it('goes on after a refusal with what was chosen, typed and unticked', async () => {
    const given = { ...offer, unpaid, discount: welcome };
    const again = refused('repeat_order_unconfirmed', { method: 'creditcard', discountCode: 'SPRING' });
    const { unmount, arrive, callsOf } = plain(
      { method: 'ideal', offer: given, refused: again },
      { orderCreate: () => refuse('network') },
    );
    const posted = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
    const kept = {
      bundle: 'b25',
      key: 'k',
      method: 'creditcard',
      discount_code: 'SPRING',
      shown: '1000 EUR 25',
    };
    expect(posted()).toEqual(kept);
    await arrive();
    fireEvent.click(card());
    submit();
    await waitFor(() => expect(callsOf('orderCreate')[0]?.body).toMatchObject({ discount_code: 'SPRING' }));
    expect(callsOf('orderCreate')[0]?.body).not.toHaveProperty('message');
    unmount();
    plain({ offer: given, refused: refused('payment_failed', { message: 'm1' }) });
    expect(posted()).toMatchObject({ method: 'ideal', discount_code: '', message: 'm1' });
  });

  it('asks whether the same bundle is meant, with a button that posts the yes', () => {
    plain({ method: 'ideal', refused: refused('repeat_order_unconfirmed') });
    const yes = screen.getByRole('button', { name: text(paymentMessages.repeatYes) });
    expect(yes).toMatchObject({ type: 'submit', name: 'repeat', value: '1' });
    expect(orderButton()).toBeNull();
    expect(screen.queryByRole('button', { name: text(paymentMessages.repeatNo) })).toBeNull();
  });

  it('says when the machine cannot be loaded, and still posts', async () => {
    const { loading } = plain({ method: 'ideal' });
    await act(async () => loading.fail(new Error('chunk')));
    await screen.findByRole('button', { name: text(frameMessages.tryAgain) });
    expect(submit()).toBe(true);
  });
});

describe('the order form with its machine', () => {
  it('asks for a method, until one is chosen', async () => {
    await driven();
    expect(screen.getByText(text(paymentMessages.methodMissing))).toBeTruthy();
    fireEvent.click(ideal());
    expect(screen.queryByText(text(paymentMessages.methodMissing))).toBeNull();
  });

  it('orders what was chosen and typed before the machine came', async () => {
    const { callsOf, loading, api } = plain({}, { orderCreate: () => order() });
    fireEvent.click(ideal());
    type('spring');
    loading.give(api);
    await waitFor(() => expect(submit()).toBe(false));
    await waitFor(() => expect(callsOf('orderCreate')).toHaveLength(1));
    expect(callsOf('orderCreate')[0]?.body).toEqual({
      bundle: 'b25',
      method: 'ideal',
      discount_code: 'SPRING',
      shown: { amount_minor: 1000, currency: 'EUR', credits: 25 },
      language: 'en',
    });
  });

  it('orders with the refused message, unless its tick is taken away', async () => {
    const { callsOf } = await driven(
      { offer: { ...offer, unpaid } },
      { orderCreate: () => refuse('network') },
    );
    fireEvent.click(ideal());
    submit();
    await waitFor(() => expect(callsOf('orderCreate')[0]?.body).toMatchObject({ message: 'm1' }));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    await waitFor(() => expect(callsOf('orderCreate')).toHaveLength(2));
    expect(callsOf('orderCreate')[1]?.body).not.toHaveProperty('message');
  });

  it('orders what stands in the form even if nobody told the machine', async () => {
    const { callsOf } = await driven({}, { orderCreate: () => order() });
    const field = codeField();
    // As a browser fills in a form by itself: without any event.
    (card() as HTMLInputElement).checked = true;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'SUMMER');
    submit();
    await waitFor(() =>
      expect(callsOf('orderCreate')[0]?.body).toMatchObject({
        method: 'creditcard',
        discount_code: 'SUMMER',
      }),
    );
  });

  it('judges a code that is typed early once the machine is there', async () => {
    const { callsOf, arrive } = plain(
      {},
      { discountCode: () => ({ discount: { code: 'SPRING', value_percentage: 10 } }) },
    );
    type('spring');
    press(text(paymentMessages.codeApply));
    await arrive();
    await screen.findByText(text(paymentMessages.codeTaken, { percentage: 10 }));
    expect(callsOf('discountCode')[0]?.query).toEqual({ code: 'SPRING', bundle: 'b25' });
    expect(total()).toContain('9.00');
    expect(orderButton()?.textContent).toContain('9.00');
  });

  it('puts the code of the page back in one press, where another was tried or none is left', async () => {
    const again = () => screen.queryByRole('button', { name: text(paymentMessages.codeAgain, own) });
    const own = { code: welcome.code, percentage: welcome.value_percentage };
    let judged = 0;
    await driven(
      { offer: { ...offer, discount: welcome } },
      {
        discountCode: () => {
          judged += 1;
          return judged === 1
            ? refuse('discount_code_invalid')
            : { discount: { code: welcome.code, value_percentage: welcome.value_percentage } };
        },
      },
    );
    const reducedTotal = total();
    expect(again()).toBeNull();
    type('SUMMER10');
    press(text(paymentMessages.codeApply));
    await screen.findByText(text(orderRefusals.discount_code_invalid));
    for (const tried of ['SUMMER10', '']) {
      type(tried);
      expect(total()).not.toBe(reducedTotal);
      fireEvent.click(again() ?? document.body);
      await waitFor(() => expect([codeField().value, total()]).toEqual([welcome.code, reducedTotal]));
      expect(screen.queryByText(text(orderRefusals.discount_code_invalid))).toBeNull();
    }
    expect(again()).toBeNull();
  });

  it('offers the code of the page after a refusal without script, and not where that one was refused', () => {
    const own = { code: welcome.code, percentage: welcome.value_percentage };
    const again = () => screen.queryByRole('button', { name: text(paymentMessages.codeAgain, own) });
    const props = { offer: { ...offer, discount: welcome } };
    plain({ ...props, refused: refused('discount_code_invalid', { discountCode: 'NOSUCH' }) });
    expect(again()).not.toBeNull();
    document.body.replaceChildren();
    plain({ ...props, refused: refused('discount_code_expired', { discountCode: welcome.code }) });
    expect(again()).toBeNull();
  });

  it('stays open while a refused code is put right', async () => {
    await driven(
      { offer: { ...offer, discount: welcome } },
      { discountCode: () => refuse('discount_code_invalid') },
    );
    const panel = codeField().closest('details');
    if (panel) panel.open = true;
    type('SUMMER10');
    press(text(paymentMessages.codeApply));
    await screen.findByText(text(orderRefusals.discount_code_invalid));
    expect(panel?.open).toBe(true);
    type('SUMMER1');
    expect(screen.queryByText(text(orderRefusals.discount_code_invalid))).toBeNull();
    expect(panel?.open).toBe(true);
  });

  it('is opened by a refusal', async () => {
    await driven({}, { discountCode: () => refuse('discount_code_expired') });
    const panel = codeField().closest('details');
    expect(panel?.open).toBe(false);
    type('OLD');
    press(text(paymentMessages.codeApply));
    await screen.findByText(text(orderRefusals.discount_code_expired));
    expect(panel?.open).toBe(true);
  });

  it('takes the discount back with the next letter', async () => {
    await driven({ offer: { ...offer, discount: welcome } });
    expect(perMessage('€0.30')).not.toBeNull();
    type('WELCOMES');
    expect(total()).toContain('10.00');
    expect(applyButton()).not.toBeNull();
    // What a message costs is of that sum.
    expect(perMessage('€0.40')).not.toBeNull();
    type('welcome');
    expect(total()).toContain('7.50');
    expect(perMessage('€0.30')).not.toBeNull();
  });

  it('shows that a code is being judged, and why it does not count', async () => {
    const judged = later<never>();
    await driven({}, { discountCode: () => judged.promise });
    type('OLD');
    press(text(paymentMessages.codeApply));
    expect(applyButton()?.getAttribute('aria-busy')).toBe('true');
    await act(async () => {
      try {
        refuse('discount_code_invalid');
      } catch (error) {
        judged.fail(error);
      }
    });
    expect(screen.getByText(text(orderRefusals.discount_code_invalid))).toBeTruthy();
    expect(codeField().value).toBe('OLD');
    type('NEW');
    expect(screen.queryByText(text(orderRefusals.discount_code_invalid))).toBeNull();
  });

  it('says why a code does not count where the member may know', async () => {
    await driven({}, { discountCode: () => refuse('discount_code_expired') });
    type('OLD');
    press(text(paymentMessages.codeApply));
    await screen.findByText(text(orderRefusals.discount_code_expired));
  });

  it('says what it has shown, and has the page shown anew when the price is another by then', async () => {
    const anew = vi.fn();
    const { callsOf } = await driven(
      { onOutdated: anew, offer: { ...offer, discount: welcome } },
      { orderCreate: () => refuse('price_changed') },
    );
    fireEvent.click(ideal());
    submit();
    await screen.findByText(text(orderRefusals.price_changed));
    expect(callsOf('orderCreate')[0]?.body).toMatchObject({
      shown: { amount_minor: 750, currency: 'EUR', credits: 25 },
    });
    expect(anew.mock.calls).toEqual([
      [
        {
          code: 'price_changed',
          chosen: { method: 'ideal', discountCode: 'WELCOME', message: null, keep: false },
        },
      ],
    ]);
    submit();
    await waitFor(() => expect(anew).toHaveBeenCalledTimes(2));
  });

  it('has the page shown anew when the method is not to be had any more', async () => {
    const anew = vi.fn();
    await driven({ onOutdated: anew }, { orderCreate: () => refuse('payment_method_not_offered') });
    fireEvent.click(ideal());
    submit();
    await screen.findByText(text(orderRefusals.payment_method_not_offered));
    expect(anew.mock.calls[0]?.[0]).toMatchObject({ code: 'payment_method_not_offered' });
  });

  it('says it on the page that is shown anew, and does not ask for that once more', async () => {
    const anew = vi.fn();
    const { arrive } = plain({ onOutdated: anew, refused: refused('price_changed') });
    expect(screen.getByText(text(orderRefusals.price_changed))).toBeTruthy();
    await arrive();
    expect(anew).not.toHaveBeenCalled();
  });

  it('is busy while it orders, then leaves for the payment page', async () => {
    const made = later<unknown>();
    await driven({}, { orderCreate: () => made.promise });
    fireEvent.click(ideal());
    submit();
    expect(orderButton()?.getAttribute('aria-busy')).toBe('true');
    await act(async () => made.give(order()));
    expect(assigned).toEqual(['https://pay.test/o1']);
    expect(screen.getByRole('status').textContent).toContain(text(paymentMessages.redirecting));
  });

  it('opens the payment page again for whose browser did not follow', async () => {
    await driven({}, { orderCreate: () => order() });
    fireEvent.click(ideal());
    submit();
    fireEvent.click(await screen.findByRole('link', { name: text(paymentMessages.open) }));
    expect(assigned).toEqual(['https://pay.test/o1', 'https://pay.test/o1']);
  });

  it('says why an order was refused, and orders again with the same key when no answer came', async () => {
    const { callsOf, answer } = await driven({}, { orderCreate: () => refuse('network') });
    fireEvent.click(ideal());
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(text(errorMessage('network')));
    answer('orderCreate', () => order());
    submit();
    await waitFor(() => expect(assigned).toHaveLength(1));
    const [first, second] = callsOf('orderCreate');
    expect(first?.key).toBe(second?.key);
  });

  it('orders with another key once the choice is another', async () => {
    const { callsOf } = await driven({}, { orderCreate: () => refuse('network') });
    fireEvent.click(ideal());
    submit();
    await screen.findByRole('alert');
    fireEvent.click(card());
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    await waitFor(() => expect(callsOf('orderCreate')).toHaveLength(2));
    const [first, second] = callsOf('orderCreate');
    expect(first?.key).not.toBe(second?.key);
  });

  it('asks whether the same bundle is meant, and buys it once more on a yes', async () => {
    const { callsOf, answer } = await driven({}, { orderCreate: () => refuse('repeat_order_unconfirmed') });
    fireEvent.click(ideal());
    submit();
    const question = await screen.findByText(text(paymentMessages.repeatText));
    expect(orderButton()).toBeNull();
    // It stands where the button stood, out of a phone's sight.
    expect(document.activeElement?.contains(question) && document.activeElement !== document.body).toBe(true);
    answer('orderCreate', () => order());
    press(text(paymentMessages.repeatYes));
    await waitFor(() => expect(assigned).toHaveLength(1));
    expect(callsOf('orderCreate').at(-1)?.body).toMatchObject({ repeat: true, method: 'ideal' });
  });

  it('takes a no for an answer', async () => {
    const { callsOf } = await driven({}, { orderCreate: () => refuse('repeat_order_unconfirmed') });
    fireEvent.click(ideal());
    submit();
    await screen.findByText(text(paymentMessages.repeatText));
    press(text(paymentMessages.repeatNo));
    expect(orderButton()).not.toBeNull();
    expect(callsOf('orderCreate')).toHaveLength(1);
  });

  it('does not take a key press in the field of the code for a yes', async () => {
    const { callsOf } = await driven({}, { orderCreate: () => refuse('repeat_order_unconfirmed') });
    fireEvent.click(ideal());
    submit();
    await screen.findByText(text(paymentMessages.repeatText));
    submit();
    await waitFor(() => expect(callsOf('orderCreate')).toHaveLength(2));
    expect(callsOf('orderCreate')[1]?.body).not.toHaveProperty('repeat');
  });

  it('leads who comes back from the payment page to what became of the order', async () => {
    await driven({}, { orderCreate: () => order(), order: () => order({ state: 'processing' }) });
    fireEvent.click(ideal());
    submit();
    await screen.findByText(text(paymentMessages.redirecting), { exact: false });
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/transactions/o1'));
  });
});

describe('the order form with a card that is kept', () => {
  const kept = { ...offer, stored: [aStoredCard()] };
  const charged = (change: Partial<Order> = {}) => ({
    orderCreate: () => ({
      order: anOrder('failed', { stored_method: 's1', failure: 'declined', ...change }),
    }),
  });
  const name = text(storedMessages.card, { brand: 'Visa', digits: '4242' });
  const payButton = () =>
    screen.queryByRole('button', { name: text(storedMessages.pay, { price: '€10.00', name }) });
  // Its hint is part of its name.
  const box = () =>
    screen.queryByRole('checkbox', {
      name: (said) => said.startsWith(text(storedMessages.keep, { method: 'creditcard' })),
    });

  it('has it chosen, says what is paid with it, and asks nothing more', () => {
    plain({ offer: kept, method: 'stored:s1' });
    expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true);
    expect(payButton()).toBeTruthy();
    expect(box()).toBeNull();
    expect(document.body.textContent).toContain(text(storedMessages.note));
  });

  it('does not offer one that has expired', () => {
    plain({ offer: { ...offer, stored: [aStoredCard({ expired: true })] } });
    expect(screen.queryByRole('radio', { name })).toBeNull();
  });

  it('asks whether a card is to be kept, unticked, and a bank account never', () => {
    const { unmount } = plain({ method: 'creditcard' });
    expect(box()).toHaveProperty('checked', false);
    unmount();
    plain({ method: 'ideal' });
    expect(box()).toBeNull();
  });

  it('orders with it, or with the wish to keep', async () => {
    const page = await driven(
      { offer: kept, method: 'stored:s1' },
      { orderCreate: () => ({ order: anOrder('open') }) },
    );
    fireEvent.click(screen.getByRole('radio', { name }));
    submit();
    await waitFor(() => expect(page.callsOf('orderCreate')).toHaveLength(1));
    expect(page.callsOf('orderCreate')[0]?.body).toMatchObject({ stored_method: 's1' });
    expect(page.callsOf('orderCreate')[0]?.body).not.toHaveProperty('method');
  });

  it('hands over the ticked box', async () => {
    const page = await driven({}, { orderCreate: () => ({ order: anOrder('open') }) });
    fireEvent.click(card());
    const tick = await waitFor(() => {
      const found = box();
      if (!found) throw new Error('there is no box');
      return found;
    });
    fireEvent.click(tick);
    submit();
    await waitFor(() => expect(page.callsOf('orderCreate')).toHaveLength(1));
    expect(page.callsOf('orderCreate')[0]?.body).toMatchObject({ method: 'creditcard', keep: true });
  });

  it('says why it was declined, with the same again and the other ways', async () => {
    const page = await driven({ offer: kept }, charged());
    fireEvent.click(screen.getByRole('radio', { name }));
    submit();
    expect(await screen.findByText(text(storedMessages.failed, { name }))).toBeTruthy();
    expect(document.body.textContent).toContain(text(failureMessages.declined));
    // Led to, above the ways to pay.
    const failure = screen.getByRole('alert');
    expect(document.activeElement).toBe(failure.parentElement);
    expect(failure.compareDocumentPosition(card()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(payButton()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: text(storedMessages.retry, { price: '€10.00' }) }));
    await waitFor(() => expect(page.callsOf('orderCreate')).toHaveLength(2));
    const keys = page.callsOf('orderCreate').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    press(text(storedMessages.other));
    await waitFor(() => expect(orderButton()).toBeTruthy());
    expect(card()).toHaveProperty('checked', true);
  });

  it('does not offer the same again where that cannot help', async () => {
    await driven({ offer: kept }, charged({ failure: 'gone' }));
    fireEvent.click(screen.getByRole('radio', { name }));
    submit();
    expect(await screen.findByText(text(storedMessages.failed, { name }))).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: text(storedMessages.retry, { price: '€10.00' }) }),
    ).toBeNull();
    expect(screen.getByRole('button', { name: text(storedMessages.other) })).toBeTruthy();
  });
});
