import type { LoginSession } from '@vesper/contract';
import { Badge, Button } from '@vesper/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalTime } from '../../parts/time/local-time.tsx';
import { ActForm } from '../../parts/forms/act-form.tsx';
import { SettingsSection } from '../../parts/settings/section.tsx';
import { sessionMessages } from './messages.ts';

const useDeviceName = () => {
  const intl = useIntl();
  return ({ browser, system }: LoginSession): string => {
    if (browser && system) return intl.formatMessage(sessionMessages.device, { browser, system });
    return browser || system || intl.formatMessage(sessionMessages.deviceUnknown);
  };
};

const SessionRow = ({ session }: { readonly session: LoginSession }) => {
  const intl = useIntl();
  const device = useDeviceName()(session);
  return (
    <li className="device">
      <div className="device__text">
        <strong>{device}</strong>
        {session.current ? (
          <Badge>
            <FormattedMessage {...sessionMessages.deviceHere} />
          </Badge>
        ) : (
          <span className="text-muted">
            <FormattedMessage
              {...sessionMessages.deviceSeen}
              values={{
                when: <LocalTime value={session.last_seen_at} dateStyle="medium" timeStyle="short" />,
              }}
            />
          </span>
        )}
      </div>
      {session.current ? null : (
        <ActForm intent={`session-end:${session.id}`}>
          {({ busy }) => (
            <Button
              type="submit"
              look="outline"
              busy={busy}
              aria-label={intl.formatMessage(sessionMessages.deviceEndOf, { device })}
            >
              <FormattedMessage {...sessionMessages.deviceEnd} />
            </Button>
          )}
        </ActForm>
      )}
    </li>
  );
};

/** Where the member is logged in, each to be logged out from here. */
export const SessionsSection = ({ sessions }: { readonly sessions: readonly LoginSession[] }) => (
  <SettingsSection title={sessionMessages.devices}>
    <ul className="devices">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
    {sessions.length > 1 ? (
      <ActForm intent="others-end">
        {({ busy }) => (
          <div className="cluster">
            <Button type="submit" look="outline" busy={busy}>
              <FormattedMessage {...sessionMessages.othersEnd} />
            </Button>
          </div>
        )}
      </ActForm>
    ) : (
      <p role="status">
        <FormattedMessage {...sessionMessages.othersNone} />
      </p>
    )}
  </SettingsSection>
);
