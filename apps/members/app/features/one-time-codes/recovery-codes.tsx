import { Button } from '@vesper/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { codeMessages } from './messages.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The member has kept them; they are never shown again. */
  readonly onKept: () => void;
}

/** The recovery codes, shown this once: they stay until the member says that they are kept. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <div className="stack">
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage {...codeMessages.recovery} />
      </h3>
      <p>
        <FormattedMessage {...codeMessages.recoveryText} />
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Button className="by-script" onClick={onKept}>
          <FormattedMessage {...codeMessages.recoveryDone} />
        </Button>
        <Button look="outline" className="by-script" onClick={() => void copy()}>
          <FormattedMessage {...codeMessages.recoveryCopy} />
        </Button>
        <span role="status">{isCopied ? <FormattedMessage {...codeMessages.recoveryCopied} /> : null}</span>
      </div>
    </div>
  );
};
