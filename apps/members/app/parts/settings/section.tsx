import { Card } from '@vesper/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

/** One subject of the settings on a sheet of its own. */
export const SettingsSection = ({
  id,
  title,
  children,
}: {
  /** Where the page's own list of contents leads. */
  readonly id?: string;
  readonly title: MessageDescriptor;
  readonly children: ReactNode;
}) => (
  <Card as="section" padding="large">
    <div className="stack">
      <h2 id={id} tabIndex={id ? -1 : undefined}>
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
