import { useSession } from '@vesper/session';
import { Button, LinkButton, space } from '@vesper/ui';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { isRouteErrorResponse } from 'react-router';
import { ErrorFallback } from './error-fallback.tsx';
import { frameMessages } from '../messages.ts';
import { errorMessage } from './refusals.ts';

/** What a loader may throw with `data(refusal, { status })`: a code of the catalogue and its parameters. */
interface ThrownRefusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

const isThrownRefusal = (value: unknown): value is ThrownRefusal =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

interface ErrorText {
  readonly status: number;
  readonly title: string;
  readonly text?: MessageDescriptor;
  /** It is the reader's own block that closes the page: it can be taken back in the list of them (decision 145). */
  readonly isOwnBlock?: boolean;
}

/** Status and text of whatever was thrown; a fault shows nothing of its inside (spec §8). */
const useErrorText = (error: unknown): ErrorText => {
  const intl = useIntl();
  // Spec §8: message "Error" and code 500, unless the error brings its own.
  const unnamed = { title: intl.formatMessage(frameMessages.errorTitle), text: frameMessages.errorText };
  if (!isRouteErrorResponse(error)) return { status: 500, ...unnamed };
  const thrown: unknown = error.data;
  if (isThrownRefusal(thrown) && !(error.status === 404 && thrown.code === 'generic')) {
    return {
      status: error.status,
      title: intl.formatMessage(errorMessage(thrown.code), { ...thrown.params }),
      ...(error.status === 404 && { text: frameMessages.notFoundText }),
      isOwnBlock: thrown.code === 'blocked_by_you',
    };
  }
  if (error.status !== 404) return { status: error.status, ...unnamed };
  return {
    status: error.status,
    title: intl.formatMessage(frameMessages.notFound),
    text: frameMessages.notFoundText,
  };
};

interface ErrorPageProps {
  readonly error: unknown;
  /** Whoever may search is led there as well. */
  readonly maySearch?: boolean;
}

/** The generic error page (spec §2): what happened, its code, and a way back. */
export const ErrorPage = ({ error, maySearch = false }: ErrorPageProps) => {
  const intl = useIntl();
  return (
    <ErrorFallback text={intl.formatMessage(frameMessages.errorFallback)}>
      <ErrorDetails error={error} maySearch={maySearch} />
    </ErrorFallback>
  );
};

/** The same where the frame of a session stands around it. */
export const ErrorInFrame = ({ error }: { readonly error: unknown }) => {
  const maySearch = useSession(({ user, settings }) => user !== null || settings.logged_out_search);
  return <ErrorPage error={error} maySearch={maySearch} />;
};

const ErrorDetails = ({ error, maySearch }: Required<ErrorPageProps>) => {
  const { status, title, text, isOwnBlock } = useErrorText(error);
  const mayPass = status >= 500;
  const hasFirst = mayPass || isOwnBlock === true;
  return (
    <div className="container container--narrow error-page">
      <title>{title}</title>
      <div className="error-page__scene" />
      <p className="error-page__code">{status}</p>
      <h1>{title}</h1>
      {text ? (
        <p className="text-muted">
          <FormattedMessage {...text} />
          {mayPass ? space : null}
          {mayPass ? <FormattedMessage {...frameMessages.errorOurs} /> : null}
        </p>
      ) : null}
      <div className="cluster">
        {mayPass ? (
          <Button look="go" onClick={() => location.reload()}>
            <FormattedMessage {...frameMessages.tryAgain} />
          </Button>
        ) : null}
        {isOwnBlock ? (
          <LinkButton href="/notifications/blocked" look="go">
            <FormattedMessage {...frameMessages.blockedPeople} />
          </LinkButton>
        ) : null}
        {maySearch ? (
          <LinkButton href="/members" look={hasFirst ? 'outline' : 'go'}>
            <FormattedMessage {...frameMessages.search} />
          </LinkButton>
        ) : null}
        <LinkButton href="/" look={hasFirst || maySearch ? 'outline' : 'go'}>
          <FormattedMessage {...frameMessages.backHome} />
        </LinkButton>
      </div>
    </div>
  );
};

/** The same without a frame: for faults that leave nothing to build one from. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => (
  <main id="content" tabIndex={-1}>
    <ErrorPage error={error} />
  </main>
);
