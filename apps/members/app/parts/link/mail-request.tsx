import '@vesper/ui/brand/evening-beside.scss';
import { Button, Card, KitLink, TextField } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useFieldError } from '../fields/field-errors.tsx';
import { useStandingErrors } from '../fields/standing-errors.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { ActRefusal } from '../forms/act-refusal.tsx';
import type { ActResult } from '../forms/act-result.ts';
import { loginFieldMessages } from '../fields/login-field-messages.ts';
import { NoticeCard } from './notice-card.tsx';
import { accountRefusals } from '../forms/account-refusals.ts';
import { mailLinkMessages } from './messages.ts';

export interface MailRequestProps {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly submit: MessageDescriptor;
  readonly sentTitle: MessageDescriptor;
  /** With the address it went to. */
  readonly sentText: (email: ReactNode) => ReactNode;
  readonly result: ActResult | undefined;
}

/** Asks for an e-mail address, sends something there, and says so. The address is not in the page's own address. */
export const MailRequest = ({ title, text, submit, sentTitle, sentText, result }: MailRequestProps) => {
  const intl = useIntl();
  const isBusy = useNavigation().state === 'submitting';
  const standing = useStandingErrors(result?.refused, result);
  const errorOf = useFieldError(standing.fields, accountRefusals);
  if (result && !result.refused)
    return (
      <NoticeCard title={intl.formatMessage(sentTitle)}>
        <p>{sentText(<strong>{result.typed.email}</strong>)}</p>
        <p>
          <KitLink href="/login">
            <FormattedMessage {...mailLinkMessages.back} />
          </KitLink>
        </p>
      </NoticeCard>
    );
  return (
    <div className="container container--narrow screen screen--form evening-beside">
      <PageTitle>{intl.formatMessage(title)}</PageTitle>
      <header className="form-head">
        <h1>
          <FormattedMessage {...title} />
        </h1>
      </header>
      <Card padding="large">
        <Form method="post" className="stack" noValidate onChange={standing.onChange}>
          <ActRefusal standing={standing} answer={result} labels={loginFieldMessages} />
          <p>
            <FormattedMessage {...text} />
          </p>
          <TextField
            name="email"
            label={intl.formatMessage(loginFieldMessages.email)}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            defaultValue={result?.typed.email}
            error={errorOf('email')}
            required
          />
          <Button type="submit" look="go" size="large" wide busy={isBusy}>
            <FormattedMessage {...submit} />
          </Button>
          <p>
            <KitLink href="/login">
              <FormattedMessage {...mailLinkMessages.back} />
            </KitLink>
          </p>
        </Form>
      </Card>
    </div>
  );
};
