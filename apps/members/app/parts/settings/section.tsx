import { Card } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

export interface SettingsSectionProps {
  /** For addresses that lead to this part of its page. */
  readonly id?: string;
  readonly title: MessageDescriptor;
  /** 1 where the sheet is the whole room and its title that of the page. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** One subject of the settings on a sheet of its own. */
export const SettingsSection = ({ id, title, level = 2, children }: SettingsSectionProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Card as="section" padding="large">
      <div className="stack">
        <Heading id={id} tabIndex={id ? -1 : undefined} className={level === 1 ? 'screen-title' : undefined}>
          <FormattedMessage {...title} />
        </Heading>
        {children}
      </div>
    </Card>
  );
};

/** Said beside a button once its form was saved. */
export const SavedNote = ({ saved, text }: { readonly saved: boolean; readonly text: MessageDescriptor }) => (
  <span role="status" className="text-muted">
    {saved ? <FormattedMessage {...text} /> : null}
  </span>
);
