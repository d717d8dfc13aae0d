import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { SessionProvider } from '@vesper/session';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frameMessages } from '../../frame/messages.ts';
import { fakeApi, later } from '../../testing/fake-api.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aSession } from '../../testing/member.ts';
import { renderPage, text } from '../../testing/page-around.tsx';
import { pushMessages } from './messages.ts';
import { PushSetting } from './push-setting.tsx';

const device = vi.hoisted(() => ({
  status: 'unsubscribed',
  subscribe: async (): Promise<string> => 'subscribed',
  unsubscribe: async (): Promise<void> => {},
  tell: (): void => {},
}));
vi.mock(import('@vesper/session/push'), () => ({
  followPushStatus: (tell) => {
    device.tell = tell;
    return () => {
      device.tell = () => {};
    };
  },
  pushStatusHere: (async () => device.status) as never,
  subscribeToPush: (() => device.subscribe()) as never,
  unsubscribeFromPush: () => device.unsubscribe(),
  registerServiceWorker: (async () => {}) as never,
}));

const english = await loadMessages('en');
const state = () => screen.getByRole('status').textContent;
const onButton = () => screen.queryByRole('button', { name: text(pushMessages.on) });
const offButton = () => screen.queryByRole('button', { name: text(pushMessages.off) });
const press = (button: HTMLElement | null) => act(async () => void fireEvent.click(button ?? document.body));

const setUp = async (status: string) => {
  device.status = status;
  fakeServer.load = async () => fakeApi().api;
  const session = aSession();
  renderPage(<PushSetting />, { session });
  await vi.waitFor(() => expect(state()).not.toBe(''));
  return session;
};

beforeEach(() => {
  device.subscribe = async () => 'subscribed';
  device.unsubscribe = async () => {};
});

describe('push on this device', () => {
  it('can be turned on and off', async () => {
    const session = await setUp('unsubscribed');
    await press(onButton());
    expect(state()).toBe(text(pushMessages.subscribed));
    expect(session.getSnapshot().user?.push_subscribed).toBe(true);
    await press(offButton());
    expect(state()).toBe(text(pushMessages.unsubscribed));
    expect(session.getSnapshot().user?.push_subscribed).toBe(false);
  });

  it.each(['denied', 'notCapable'] as const)('has nothing to press where it is %s', async (status) => {
    await setUp(status);
    expect(state()).toBe(text(pushMessages[status]));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says to who has no script what is needed, and nothing of a browser that may well be capable', () => {
    const html = renderToStaticMarkup(
      <IntlFrame value={createPageIntl('en', english)}>
        <SessionProvider session={aSession()}>
          <PushSetting />
        </SessionProvider>
      </IntlFrame>,
    );
    expect(html).toContain(`<noscript><p>${text(pushMessages.withoutScript)}</p></noscript>`);
    expect(html).not.toContain(text(pushMessages.notCapable));
  });

  it('is busy while the browser asks, and says that it was denied', async () => {
    await setUp('unsubscribed');
    const asked = later<string>();
    device.subscribe = () => asked.promise;
    await press(onButton());
    expect(onButton()?.getAttribute('aria-busy')).toBe('true');
    await act(async () => asked.give('denied'));
    expect(state()).toBe(text(pushMessages.denied));
  });

  it('says that it failed and tries the same again', async () => {
    await setUp('subscribed');
    device.unsubscribe = async () => {
      throw new Error('no answer');
    };
    await press(offButton());
    expect(state()).toBe(text(pushMessages.failed));
    device.unsubscribe = async () => {};
    await press(offButton() ?? onButton());
    expect(state()).toBe(text(pushMessages.unsubscribed));
  });

  it('follows what the member changes in the browser', async () => {
    await setUp('denied');
    device.status = 'unsubscribed';
    await act(async () => device.tell());
    expect(state()).toBe(text(pushMessages.unsubscribed));
    device.status = 'denied';
    await act(async () => device.tell());
    expect(state()).toBe(text(pushMessages.denied));
    expect(onButton()).toBeNull();
  });

  it('heeds no answer of the browser that was overtaken by a press', async () => {
    await setUp('unsubscribed');
    // The browser is asked, and answers only when the button has been pressed.
    await act(async () => {
      device.tell();
      fireEvent.click(onButton() ?? document.body);
    });
    device.status = 'subscribed';
    expect(state()).toBe(text(pushMessages.subscribed));
  });

  it('says when its code does not come, and gets it with another try', async () => {
    device.status = 'unsubscribed';
    fakeServer.load = () => Promise.reject(new Error('chunk'));
    renderPage(<PushSetting />);
    const again = await screen.findByRole('button', { name: text(frameMessages.tryAgain) });
    expect(onButton()).toBeNull();
    fakeServer.load = async () => fakeApi().api;
    await press(again);
    await vi.waitFor(() => expect(onButton()).not.toBeNull());
  });
});
