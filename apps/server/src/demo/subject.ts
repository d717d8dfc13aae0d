import { syncHook } from '../platform/http/sync-hook.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { answerAutomatically, queueAnswer } from './answer.ts';
import { lookNoter } from './portraits/note-look.ts';
import { openPortraits } from './portraits/portraits.ts';

/** The demo world: its automatic members answer, and say that they are automatic; its portraits are painted meanwhile. */
export const demoSubject = defineSubject({
  name: 'demo',
  // Paints a portrait where one is asked for that is not there yet.
  replaces: ['storage'],
  opens: ({ config, db, log, storage, signingKey }) => {
    const portraits = openPortraits(config, storage, signingKey, lookNoter({ db, log }));
    return { portraits, storage: portraits?.storage ?? storage };
  },
  begins: (services) => {
    if (services.config.paintAhead) services.portraits?.paintInBackground(services);
  },
  closes: ({ portraits }) => portraits?.stop(),
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
