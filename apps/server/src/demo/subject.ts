import { syncHook } from '../platform/http/sync-hook.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { answerAutomatically, queueAnswer } from './answer.ts';

/** The demo world: its automatic members answer, and say that they are automatic; its portraits are painted meanwhile. */
export const demoSubject = defineSubject({
  name: 'demo',
  hooks: (app, { portraits }) => {
    if (portraits)
      app.addHook(
        'onRequest',
        syncHook(() => portraits.noteRequest()),
      );
  },
  jobs: { 'demo.answer': answerAutomatically },
  whenDelivered: queueAnswer,
});
