import type { MessageDescriptor } from 'react-intl';
import { errorMessage } from '../../frame/errors/refusals.ts';

/** The text of a code that a machine holds: it says "no answer came" in its own word, the texts know the calls' one. */
export const machineErrorMessage = (code: string | null): MessageDescriptor =>
  errorMessage(code === 'network_error' ? 'network' : (code ?? 'generic'));
