import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { settingsMessages } from './messages.ts';

export interface SettingsContentsProps {
  /** The page's sections: the id of the heading, and its text. */
  readonly parts: readonly { readonly id: string; readonly title: MessageDescriptor }[];
}

/** What the long page holds, with links that jump there. */
export const SettingsContents = ({ parts }: SettingsContentsProps) => {
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
