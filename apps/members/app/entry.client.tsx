import { createPageIntl, IntlFrame, loadTexts, pageMessages } from '@vesper/i18n/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnStaleChunk } from './frame/errors/chunk-reload.ts';

reloadOnStaleChunk();

// What can stand on a page that has nothing else, its errors above all. The routes await their own texts.
await loadTexts('frame', 'refusal');

// The server wrote into the document in which language the page is, and as where its dates and numbers are written.
const { lang, dataset } = document.documentElement;
const intl = createPageIntl(dataset.formats ?? lang, pageMessages);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IntlFrame value={intl}>
        <HydratedRouter />
      </IntlFrame>
    </StrictMode>,
  );
});
