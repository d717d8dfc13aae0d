import type { Api } from '@vesper/api-client';
import {
  type ChatEntry,
  type LiveEvent,
  type Message,
  crowdedCloseCode,
  sessionEndedCloseCode,
  type User,
} from '@vesper/contract';
import { doubtPauseMs } from './session.machine.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocketLike } from '../live/live-socket.ts';
import { Session } from '../session.ts';
import type { SessionSeed } from '../session-state.ts';
import { prepareSession } from './prepare-session.ts';

const start = Date.parse('2026-05-01T12:00:00Z');
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();

const member = (change: Partial<User> = {}): User =>
  ({
    id: 'me',
    status: 'active',
    credits: 0,
    paid_user: false,
    push_subscribed: false,
    time_bonus_ends_at: null,
    ...change,
  }) as User;

const entry = (id: string, lastSeq = 1): ChatEntry =>
  ({
    conversation: { id, last_seq: lastSeq, last_message: null },
    profile: { id: `with-${id}` },
    num_unread_messages: 0,
  }) as unknown as ChatEntry;

const messageEvent = (conversation: string, seq: number): LiveEvent => ({
  type: 'message',
  conversation,
  other: 'they',
  total_unread: 4,
  message: { id: `m${seq}`, seq, sender: 'they', kind: 'text', text: 'hello' } as Message,
});

const setUp = (
  user: User | null,
  answers: {
    user?: () => User | null | Promise<User>;
    chats?: () => ChatEntry[];
    newLikes?: () => number;
    /** Between creating the actor and starting it. */
    meanwhile?: (session: Session, network: (online: boolean) => void) => void;
  } = {},
) => {
  const seed = {
    settings: { time_bonus_seconds: 14_400 },
    user,
    totalUnread: 0,
    totalNewLikes: 0,
    nowMs: start,
  } as unknown as SessionSeed;
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    if (name === 'user') {
      const totals = answers.newLikes && { unread_messages: 2, new_likes: answers.newLikes() };
      return { user: answers.user ? await answers.user() : user, totals };
    }
    if (name === 'chats')
      return {
        chats: answers.chats?.() ?? [],
        total_unread: 2,
        archived: { count: 1, unread: 0 },
        next_cursor: null,
      };
    return { profiles: [], liked_by: [], matches: [], total_new: 1, next_cursor: null };
  };
  const sockets: {
    on?: { message: (data: unknown) => void; closed: (code: number) => void };
    sent: string[];
    closed: boolean;
  }[] = [];
  let network: (online: boolean) => void = () => {};
  let hide: () => void = () => {};
  const tellHidden = vi.fn();
  const badges: number[] = [];
  let leftCount = 0;
  const session = new Session(seed, Date.now());
  let isOnline = true;
  const create = prepareSession(session, {
    api: { call } as unknown as Api,
    onLoginLost: () => (leftCount += 1),
    surroundings: {
      openSocket: (): SocketLike => {
        const socket: (typeof sockets)[number] = { sent: [], closed: false };
        sockets.push(socket);
        return {
          listen: (on) => (socket.on = on),
          isOpen: () => true,
          send: (data) => socket.sent.push(data),
          close: () => (socket.closed = true),
        };
      },
      nowMs: () => Date.now(),
      every: (ms, run) => {
        const timer = setInterval(run, ms);
        return () => clearInterval(timer);
      },
      random: () => 0.5,
      isOnline: () => isOnline,
      watch: (on) => {
        network = on.network;
        hide = on.hidden;
        return () => {};
      },
      tellHidden,
      showBadge: (count) => badges.push(count),
      readDismissal: () => false,
      storeDismissal: () => {},
    },
  });
  const begin = create();
  answers.meanwhile?.(session, (online) => (isOnline = online));
  begin();
  const hear = (data: unknown) => sockets.at(-1)?.on?.message(data);
  const receive = (event: LiveEvent) => hear(JSON.stringify(event));
  const cut = (code = 1006) => sockets.at(-1)?.on?.closed(code);
  return {
    session,
    calls,
    sockets,
    receive,
    hear,
    cut,
    badges,
    network: (online: boolean) => network(online),
    hide: () => hide(),
    tellHidden,
    left: () => leftCount,
  };
};

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

describe('the polling beat', () => {
  it('starts after 5 s with user and lists, then every 60 s while there is no live connection', async () => {
    const { calls } = setUp(member());
    await vi.advanceTimersByTimeAsync(4999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['user', 'chats', 'likes']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['user', 'chats', 'likes', 'user', 'chats', 'likes']);
  });

  it('starts no earlier with a live connection, and reads only the user while that stands', async () => {
    const { calls, receive } = setUp(member());
    await vi.advanceTimersByTimeAsync(100);
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(4899);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['user', 'chats', 'likes']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['user', 'chats', 'likes', 'user']);
  });

  it('changes nothing by an answer that says the same once more, and a part by what is new in it', async () => {
    let credits = 3;
    const { session } = setUp(member({ credits }), {
      user: () => member({ credits }),
      chats: () => [entry('a'), entry('b')],
    });
    await vi.advanceTimersByTimeAsync(6000);
    const known = session.getSnapshot();
    expect(known.chats).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    const { user, chats, archived } = session.getSnapshot();
    expect([user === known.user, chats === known.chats, archived === known.archived]).toEqual([
      true,
      true,
      true,
    ]);
    credits = 2;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getSnapshot().user?.credits).toBe(2);
    expect(session.getSnapshot().chats).toBe(known.chats);
    // Of likes it is news that they were read: a card that had gone comes back.
    expect(session.getSnapshot().likes).not.toBe(known.likes);
  });

  it('reads the lists where it hears of more new likes than it knew, or of fewer, also on a live connection', async () => {
    let newLikes = 1;
    const { calls, receive } = setUp(member(), { newLikes: () => newLikes });
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(6000);
    for (newLikes of [3, 0]) {
      calls.length = 0;
      await vi.advanceTimersByTimeAsync(60_500);
      expect([newLikes, calls]).toEqual([newLikes, ['user', 'chats', 'likes']]);
    }
  });

  it('waits 300 s with push', async () => {
    const { calls } = setUp(member({ push_subscribed: true }));
    await vi.advanceTimersByTimeAsync(6000);
    calls.length = 0;
    await vi.advanceTimersByTimeAsync(298_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toContain('user');
  });

  it('does nothing for a visitor, and begins with a login', async () => {
    const { session, calls, sockets } = setUp(null, { user: () => member() });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toEqual([]);
    expect(sockets).toHaveLength(0);
    session.setUser(member());
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toContain('user');
    expect(sockets).toHaveLength(1);
  });

  it('is of who is logged in when it starts, and not when it was created', async () => {
    const { calls, sockets } = setUp(null, { meanwhile: (session) => session.setUser(member()) });
    await vi.advanceTimersByTimeAsync(5000);
    expect([calls.includes('user'), sockets.length]).toEqual([true, 1]);
    const gone = setUp(member(), { meanwhile: (session) => session.setUser(null) });
    await vi.advanceTimersByTimeAsync(60_000);
    const offline = setUp(member(), { meanwhile: (_, network) => network(false) });
    await vi.advanceTimersByTimeAsync(1000);
    expect([offline.session.getSnapshot().online, offline.sockets.map(({ closed }) => closed)]).toEqual([
      false,
      [true],
    ]);
    expect([gone.calls, gone.sockets.map(({ closed }) => closed)]).toEqual([[], [true]]);
  });

  it('asks who is here before it takes a refused call for a lost login', async () => {
    const answers: { user: () => User | null } = { user: () => member() };
    const { session, calls, left } = setUp(member(), answers);
    session.request({ type: 'login.lost' });
    await vi.advanceTimersByTimeAsync(10);
    expect(calls).toEqual(['user']);
    expect(left()).toBe(0);
    expect(session.getSnapshot().user).not.toBeNull();
    answers.user = () => null;
    session.request({ type: 'login.lost' });
    await vi.advanceTimersByTimeAsync(10);
    expect(left()).toBe(1);
    expect(session.getSnapshot().user).toBeNull();
  });

  it('logs out when the server knows nobody any more', async () => {
    const { session, left, sockets } = setUp(member(), { user: () => null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.getSnapshot().user).toBeNull();
    expect(left()).toBe(1);
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe('the live connection', () => {
  it('is live from the first frame on, and reads lists and user when it comes back', async () => {
    const { session, calls, receive, cut } = setUp(member(), { chats: () => [entry('c1')] });
    expect(session.getSnapshot().connection).toBe('connecting');
    receive({ type: 'ready' });
    expect(session.getSnapshot().connection).toBe('live');
    await vi.advanceTimersByTimeAsync(6000);
    expect(session.getSnapshot()).toMatchObject({ totalUnread: 2, totalNewLikes: 1 });
    calls.length = 0;
    cut();
    await vi.advanceTimersByTimeAsync(750);
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual(['user', 'chats', 'likes']);
  });

  it('takes a message into lists, totals and badge, and passes it on once', async () => {
    const { session, receive, badges } = setUp(member(), { chats: () => [entry('c1'), entry('c2')] });
    const heard: string[] = [];
    session.onLive((event) => heard.push(event.type));
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(6000);
    receive(messageEvent('c2', 2));
    receive(messageEvent('c2', 2));
    const { chats, totalUnread } = session.getSnapshot();
    expect(chats?.map((chat) => [chat.conversation.id, chat.num_unread_messages])).toEqual([
      ['c2', 1],
      ['c1', 0],
    ]);
    expect(totalUnread).toBe(4);
    expect(badges.at(-1)).toBe(5);
    expect(heard).toEqual(['ready', 'message', 'message']);
  });

  it('takes what the member has read on another page out of list and totals, and hears the totals of other acts', async () => {
    const { session, receive, badges, calls } = setUp(member(), { chats: () => [entry('a'), entry('b')] });
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(6000);
    for (const seq of [2, 3]) receive(messageEvent('b', seq));
    const before = calls.length;
    receive({ type: 'read', conversation: 'b', member: 'they', seq: 3 });
    expect(session.getSnapshot()).toMatchObject({ totalUnread: 4, chats: [{ num_unread_messages: 2 }, {}] });
    receive({ type: 'read', conversation: 'b', member: 'me', seq: 3 });
    expect(session.getSnapshot()).toMatchObject({ totalUnread: 2, chats: [{ num_unread_messages: 0 }, {}] });
    receive({ type: 'totals', unread_messages: 1, new_likes: 1 });
    expect(session.getSnapshot()).toMatchObject({ totalUnread: 1, totalNewLikes: 1 });
    expect(badges.at(-1)).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.length).toBe(before);
    // One like more, and nobody told of it: it stands in the lists.
    receive({ type: 'totals', unread_messages: 1, new_likes: 7 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.splice(before)).toEqual(['chats', 'likes']);
    // How much is left of one that is not read to its end, only the server knows.
    receive(messageEvent('b', 4));
    receive({ type: 'read', conversation: 'b', member: 'me', seq: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.slice(before)).toEqual(['chats', 'likes']);
  });

  it('takes what is archived on another page out of the list, and knows what a message brings back', async () => {
    const { session, receive, calls } = setUp(member(), { chats: () => [entry('a'), entry('b')] });
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(6000);
    const before = calls.length;
    receive({ type: 'chat_changed', conversation: 'b', archived: true, muted: false });
    expect(session.getSnapshot()).toMatchObject({
      chats: [{ conversation: { id: 'a' } }],
      choices: { b: { archived: true } },
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.slice(before)).toEqual(['chats', 'likes']);
    expect(session.getSnapshot().archived).toEqual({ count: 1, unread: 0 });
    session.update({ chats: [] });
    receive(messageEvent('b', 2));
    expect(session.getSnapshot().choices).toEqual({ b: { archived: false, muted: false } });
    // Of a muted one nothing was counted.
    session.update({ chats: [{ ...entry('c', 3), num_unread_messages: 2, muted: true }] });
    receive({ type: 'read', conversation: 'c', member: 'me', seq: 3 });
    expect(session.getSnapshot().totalUnread).toBe(4);
  });

  it('comes back with growing waits, and at once when the network does', async () => {
    const { session, sockets, network } = setUp(member());
    sockets[0]?.on?.closed(1006);
    expect(session.getSnapshot().connection).toBe('lost');
    await vi.advanceTimersByTimeAsync(749);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(2);
    sockets[1]?.on?.closed(1006);
    await vi.advanceTimersByTimeAsync(1499);
    expect(sockets).toHaveLength(2);
    network(false);
    expect(session.getSnapshot()).toMatchObject({ connection: 'off', online: false });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(2);
    network(true);
    expect(sockets).toHaveLength(3);
  });

  it('begins with the shortest wait again once a connection stood', async () => {
    const { sockets, receive, cut } = setUp(member());
    for (let failures = 0; failures < 4; failures += 1) {
      cut();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(sockets).toHaveLength(5);
    receive({ type: 'ready' });
    cut();
    await vi.advanceTimersByTimeAsync(749);
    expect(sockets).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(6);
  });

  it('begins with the shortest wait again after the network was away', async () => {
    const { sockets, cut, network } = setUp(member());
    cut();
    await vi.advanceTimersByTimeAsync(750);
    network(false);
    network(true);
    expect(sockets).toHaveLength(3);
    cut();
    await vi.advanceTimersByTimeAsync(750);
    expect(sockets).toHaveLength(4);
  });

  it('passes over what it does not know or cannot read, and goes on', async () => {
    const { session, receive, hear } = setUp(member(), { chats: () => [entry('c1')] });
    const heard: string[] = [];
    session.onLive((event) => heard.push(event.type));
    receive({ type: 'ready' });
    await vi.advanceTimersByTimeAsync(6000);
    hear('{"type":"reaction","conversation":"c1"}');
    hear('{"type":"message","conversation":"c1"}');
    hear('{"type"');
    hear('null');
    hear(JSON.stringify({ ...messageEvent('c1', 2), reactions: ['heart'] }));
    expect(heard).toEqual(['ready', 'message']);
    expect(session.getSnapshot()).toMatchObject({ connection: 'live', totalUnread: 4 });
  });

  describe('when the server says that the session has ended', () => {
    it('asks who is here and stays away when nobody is', async () => {
      const { sockets, calls, cut, left, session } = setUp(member(), { user: () => null });
      cut(sessionEndedCloseCode);
      // An act of this page that has ended the login leads on first.
      await vi.advanceTimersByTimeAsync(doubtPauseMs - 1);
      expect([calls, left()]).toEqual([[], 0]);
      await vi.advanceTimersByTimeAsync(11);
      expect(calls).toEqual(['user']);
      expect(left()).toBe(1);
      expect(session.getSnapshot()).toMatchObject({ user: null, connection: 'off' });
      await vi.advanceTimersByTimeAsync(600_000);
      expect(sockets).toHaveLength(1);
    });

    it('comes back when the member is still here, after the answer and a wait', async () => {
      let answer: (user: User) => void = () => {};
      const { sockets, calls, cut, left } = setUp(member(), {
        user: () => new Promise((resolve) => (answer = resolve)),
      });
      cut(sessionEndedCloseCode);
      await vi.advanceTimersByTimeAsync(doubtPauseMs + 700);
      expect(calls).toEqual(['user']);
      expect(sockets).toHaveLength(1);
      answer(member());
      await vi.advanceTimersByTimeAsync(749);
      expect(sockets).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(2);
      expect(left()).toBe(0);
    });

    it('asks again and does not connect while no answer comes', async () => {
      let works = false;
      const { sockets, calls, cut } = setUp(member(), {
        user: () => {
          if (!works) throw new Error('no answer');
          return member();
        },
      });
      cut(sessionEndedCloseCode);
      await vi.advanceTimersByTimeAsync(doubtPauseMs + 3000);
      expect(calls.filter((name) => name === 'user').length).toBeGreaterThan(1);
      expect(sockets).toHaveLength(1);
      works = true;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(sockets).toHaveLength(2);
    });

    it('stays away for half a minute at least when it has too many others', async () => {
      const { sockets, cut } = setUp(member());
      cut(crowdedCloseCode);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(sockets).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(30_001);
      expect(sockets).toHaveLength(2);
    });

    it('does not ask because of any other end', async () => {
      const { calls, cut } = setUp(member());
      cut(1001);
      await vi.advanceTimersByTimeAsync(700);
      expect(calls).toEqual([]);
    });
  });

  it('says at most every three seconds that one is typing', async () => {
    const { session, receive, sockets } = setUp(member());
    receive({ type: 'ready' });
    const type = () => session.request({ type: 'typing.started', conversation: 'c1' });
    type();
    type();
    await vi.advanceTimersByTimeAsync(3000);
    type();
    expect(sockets[0]?.sent).toEqual(Array(2).fill('{"type":"typing","conversation":"c1"}'));
  });

  it('ends with the page', () => {
    const { session, sockets } = setUp(member());
    session.detach();
    expect(sockets[0]?.closed).toBe(true);
  });
});

it('tells the server that a member’s page went into the background, and nothing of a visitor’s', () => {
  const { session, hide, tellHidden } = setUp(null);
  hide();
  expect(tellHidden).not.toHaveBeenCalled();
  session.setUser(member());
  hide();
  expect(tellHidden).toHaveBeenCalledOnce();
});

describe('the time bonus', () => {
  it('counts down to the deadline of the server and opens its modal after 40 s in the members area', async () => {
    const { session } = setUp(member({ time_bonus_ends_at: hours(3) }));
    expect(session.getSnapshot().timeBonus).toMatchObject({ remainingSeconds: 10_800, modalOpen: false });
    session.request({ type: 'area.entered' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.getSnapshot().timeBonus?.remainingSeconds).toBe(10_798);
    await vi.advanceTimersByTimeAsync(38_000);
    expect(session.getSnapshot().timeBonus?.modalOpen).toBe(true);
    session.request({ type: 'bonus.dismissed' });
    expect(session.getSnapshot().timeBonus?.modalOpen).toBe(false);
  });

  it.each([
    ['ends as a logout answers', (session: Session) => session.setUser(null)],
    ['is lost', (session: Session) => session.request({ type: 'login.lost' })],
  ])('clears when the login %s', async (_how, end) => {
    const { session } = setUp(member({ time_bonus_ends_at: hours(3) }), { user: () => null });
    expect(session.getSnapshot().timeBonus).not.toBeNull();
    end(session);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.getSnapshot()).toMatchObject({ user: null, timeBonus: null });
  });

  it('clears with the purchase', async () => {
    const { session } = setUp(member({ time_bonus_ends_at: hours(3) }));
    session.patchUser({ paid_user: true, time_bonus_ends_at: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.getSnapshot().timeBonus).toBeNull();
  });
});
