import { ProgressBar } from '@vesper/ui';
import { useIntl } from 'react-intl';

export interface UploadProgressProps {
  /** What is on its way, as finished text. */
  readonly label: string;
  /** How much of it has been sent, 0 to 1. */
  readonly share: number;
}

/** How far an upload is. All of it sent is not the end: the server still makes its pictures, and nobody knows how long. */
export const UploadProgress = ({ label, share }: UploadProgressProps) => {
  const intl = useIntl();
  return share < 1 ? (
    <ProgressBar
      label={label}
      value={share}
      valueText={intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
    />
  ) : (
    <ProgressBar label={label} />
  );
};
