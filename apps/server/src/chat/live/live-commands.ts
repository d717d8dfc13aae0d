import type { LiveCommand, LiveEvent } from '@vesper/contract';
import type { Member } from '../../member/repository.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { Lanes } from '../../platform/http/limits/lanes.ts';
import { unservedLog } from '../../platform/http/limits/unserved-log.ts';
import type { Services } from '../../platform/services/services.ts';
import { readUpTo } from '../marks.ts';
import { toConversation } from '../repository.ts';
import { sendMessage } from '../send.ts';
import { noteReceived } from './received.ts';
import { tellTyping } from './tell.ts';

/** A keyboard sends one notice every few seconds; more than this is no keyboard. */
const typingEveryMs = 1000;

/** What the connection itself does is no act of its member. */
type ActCommand = Exclude<LiveCommand, { type: 'resume' | 'ping' }>;
type Command<T extends LiveCommand['type']> = Extract<LiveCommand, { type: T }>;

const sayUnserved = unservedLog('what was said on a live connection could not be served');

/** What has to be known of whoever says something on a live connection. */
export type LiveMember = Pick<Member, 'id' | 'site_id' | 'status'>;

/** Whoever says something on a live connection. */
export interface Speaker {
  readonly who: LiveMember;
  answer(event: LiveEvent): void;
}

/**
 * What members say over their live connections, on this server. One member has as many acts under way as over HTTP, on however
 * many connections.
 */
export class LiveCommands {
  readonly #services: Services;
  readonly #acts = new Lanes({ atOnce: 4, waiting: 24 });
  readonly #typedMs = new WeakMap<Speaker, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  hear(speaker: Speaker, command: ActCommand): void {
    switch (command.type) {
      case 'send':
        void this.#send(speaker, command);
        break;
      case 'read':
        this.#act(speaker, 'what was read is not noted', () =>
          readUpTo(this.#services, speaker.who.id, command.conversation, command.seq),
        );
        break;
      case 'received':
        this.#act(speaker, 'what was received is not noted', () =>
          noteReceived(this.#services, speaker.who.id, command.received),
        );
        break;
      case 'typing':
        this.#type(speaker, command);
        break;
    }
  }

  async #send(speaker: Speaker, content: Command<'send'>): Promise<void> {
    const { who: member } = speaker;
    const { key, member: receiver } = content;
    try {
      const sent = await this.#acts.run(member.id, async () => {
        const site = await this.#services.sites.findById(member.site_id);
        if (!site) throw new AppError('service_unavailable');
        return sendMessage(this.#services, site, {
          sender: member,
          receiver,
          content,
          answerTo: content.answer_to ?? null,
          clientId: key,
        });
      });
      const { conversation, message, credits } = sent;
      const answer = { conversation: conversation ? toConversation(conversation) : null, message, credits };
      speaker.answer({ type: 'sent', key, answer });
    } catch (error) {
      speaker.answer({ type: 'refused', key, ...this.#refusalOf(error) });
    }
  }

  #refusalOf(error: unknown) {
    const known = error instanceof Error ? toAppError(error) : undefined;
    if (!known) this.#services.log.error({ err: error }, 'a live send failed');
    const { code, details } = known ?? new AppError('internal');
    return { error: { code, ...(details.params ? { params: { ...details.params } } : {}) } };
  }

  #type(speaker: Speaker, { conversation }: Command<'typing'>): void {
    const nowMs = this.#services.clock.now();
    if (nowMs - (this.#typedMs.get(speaker) ?? 0) < typingEveryMs) return;
    this.#typedMs.set(speaker, nowMs);
    this.#act(speaker, 'typing not passed on', () =>
      tellTyping(this.#services, { conversation, from: speaker.who.id }),
    );
  }

  /** Does what nobody waits for. */
  #act({ who: member }: Speaker, failure: string, act: () => Promise<unknown>): void {
    this.#acts.run(member.id, act).catch((error: unknown) => {
      // What the rules refuse is no fault; a member who is refused all the time would fill the log.
      const refusal = error instanceof Error ? toAppError(error) : undefined;
      if (refusal && refusal.status < 500) return;
      if (refusal && error instanceof Error) sayUnserved(this.#services, error);
      else this.#services.log.warn({ err: error, member: member.id }, failure);
    });
  }
}
