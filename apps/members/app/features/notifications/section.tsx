import { Card } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** One subject of the settings on a sheet of its own. */
export const SettingsSection = ({
  title,
  children,
}: {
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}) => (
  <Card as="section" padding="large">
    <div className="stack">
      <h2>
        <FormattedMessage {...title} />
      </h2>
      {children}
    </div>
  </Card>
);

/** Said beside a button once its form was saved. */
export const SavedNote = ({ saved, text }: { readonly saved: boolean; readonly text: MessageDescriptor }) => (
  <span role="status" className="text-muted">
    {saved ? <FormattedMessage {...text} /> : null}
  </span>
);
