import { createPageIntl, IntlFrame, loadMessages } from '@vesper/i18n/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnStaleChunk } from './shell/chunk-reload.ts';

reloadOnStaleChunk();

// The server wrote the page's language into the document; its texts are the only ones fetched.
const locale = document.documentElement.lang;
const messages = await loadMessages(locale);
const intl = createPageIntl(locale, messages);

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
