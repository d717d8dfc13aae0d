import { FormattedMessage, useIntl } from 'react-intl';
import { settingsMessages } from './messages.ts';

const parts = [
  { id: 'told', title: settingsMessages.told },
  { id: 'push', title: settingsMessages.push },
  { id: 'seen', title: settingsMessages.seen },
  { id: 'email', title: settingsMessages.email },
  { id: 'password', title: settingsMessages.password },
  { id: 'security', title: settingsMessages.security },
  { id: 'language', title: settingsMessages.language },
  { id: 'leave', title: settingsMessages.leave },
] as const;

/** What the long page holds, with links that jump there. */
export const SettingsContents = () => {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(settingsMessages.contents)}>
      <ul className="settings-contents">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <FormattedMessage {...title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
