import { createPageIntl, IntlFrame, loadTexts, pageMessages } from '@vesper/i18n/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { nextTask, pause } from './frame/wake/pause.ts';
import { PageRouter, preparePageRouter } from './frame/wake/page-router.tsx';
import { readyFormats } from './frame/wake/ready-formats.ts';
import { handOverRoutes } from './frame/wake/hand-over-routes.ts';
import { reloadOnStaleChunk } from './frame/errors/chunk-reload.ts';

reloadOnStaleChunk();
handOverRoutes();
const formatsAreReady = readyFormats();

// What can stand on a page that has nothing else, its errors above all. The routes await their own texts.
await loadTexts('frame', 'refusal');

// The server wrote into the document in which language the page is, and as where its dates and numbers are written.
const { lang, dataset } = document.documentElement;
const formats = dataset.formats ?? lang;
await formatsAreReady;
await pause();
const intl = createPageIntl(formats, pageMessages);
await pause();
const router = await preparePageRouter();
await nextTask();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IntlFrame value={intl}>
        <PageRouter of={router} />
      </IntlFrame>
    </StrictMode>,
  );
});
