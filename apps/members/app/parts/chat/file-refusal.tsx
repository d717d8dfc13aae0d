import { loadTexts } from '@vesper/i18n/react';
import { FormattedMessage } from 'react-intl';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { fileRefusalMessages } from './file-refusal-messages.ts';

await loadTexts('chat-unsent');

export interface FileRefusalProps {
  /** As `fileRefusalOf` gives it. */
  readonly code: string;
}

/** Why the file of an own message was not taken, and what helps; stands in the message. */
export const FileRefusal = ({ code }: FileRefusalProps) => (
  <p>
    <FormattedMessage {...errorMessage(code, fileRefusalMessages)} />
  </p>
);
