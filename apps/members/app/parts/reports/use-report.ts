import { reportMessagesMost, type ReportCategory } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useRef, useState } from 'react';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { newKey } from '../requests/new-key.ts';

/** The questions, one after the other; `done` shows the receipt. */
export type ReportStep = 'what' | 'which' | 'words' | 'done';

export interface Receipt {
  readonly receipt: string;
  readonly is_repeat: boolean;
}

/** What is answered so far; nothing of it is lost when sending fails. */
export interface ReportDraft {
  readonly category: ReportCategory | null;
  /** Seqs of messages. */
  readonly messages: ReadonlySet<number>;
  readonly words: string;
}

/** The same words go under the same key: sent again after a lost answer they are one report. */
const useKey = () => {
  const last = useRef({ body: '', key: '' });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  };
};

/** What is reported: a conversation, or a profile. */
export type ReportAbout = { readonly conversation: string } | { readonly member: string };

/** Reporting somebody, step by step. */
export const useReport = (about: ReportAbout, chosen: readonly number[], hasMessages: boolean) => {
  const session = useSessionHandle();
  const keyOf = useKey();
  const [step, setStep] = useState<ReportStep>('what');
  const [draft, setDraft] = useState<ReportDraft>({ category: null, messages: new Set(chosen), words: '' });
  // How often one wanted to go on with nothing chosen.
  const [missed, setMissed] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const steps: readonly ReportStep[] = hasMessages ? ['what', 'which', 'words'] : ['what', 'words'];
  const at = steps.indexOf(step);

  const change = (changed: Partial<ReportDraft>): void => setDraft((before) => ({ ...before, ...changed }));
  const toggle = (seq: number): void => {
    const messages = new Set(draft.messages);
    if (!messages.delete(seq) && messages.size < reportMessagesMost) messages.add(seq);
    change({ messages });
  };
  const go = (by: 1 | -1): void => {
    setRefused(null);
    if (draft.category === null) setMissed(missed + 1);
    else setStep(steps[at + by] ?? step);
  };
  const send = async (): Promise<void> => {
    const { category, messages, words } = draft;
    if (category === null || isBusy) return;
    setBusy(true);
    setRefused(null);
    const body = { ...about, category, messages: [...messages].sort((one, two) => one - two), words };
    try {
      setReceipt(await (await browserApi(session)).call('report', { key: keyOf(body), body }));
      setStep('done');
    } catch (error) {
      setRefused(refusalOf(error).code);
    }
    setBusy(false);
  };
  return {
    step,
    number: at + 1,
    count: steps.length,
    draft,
    missed,
    isMissing: missed > 0 && draft.category === null,
    isBusy,
    refused,
    receipt,
    change,
    toggle,
    go,
    send,
  };
};

export type Report = ReturnType<typeof useReport>;
