import { blockEvidenceDays } from '@vesper/domain';
import { EyeOff, RotateCcw, Trash2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { leavingMessages } from './messages.ts';

const stays = [
  leavingMessages.staysMessages,
  leavingMessages.staysPayments,
  leavingMessages.staysReports,
  leavingMessages.staysBackups,
];

/** What deleting does, in the order in which it happens, and what is kept for how long; `days` until it is final. */
export const WhatGoes = ({ days }: { readonly days: number }) => (
  <ul className="what-goes">
    <li>
      <EyeOff size={26} aria-hidden="true" />
      <p>
        <FormattedMessage {...leavingMessages.atOnce} />
      </p>
    </li>
    <li>
      <RotateCcw size={26} aria-hidden="true" />
      <p>
        <FormattedMessage {...leavingMessages.restore} values={{ days }} />
      </p>
    </li>
    <li>
      <Trash2 size={26} aria-hidden="true" />
      <div>
        <p>
          <FormattedMessage {...leavingMessages.then} />
        </p>
        <ul className="what-goes__stays">
          {stays.map((message) => (
            <li key={message.id}>
              <FormattedMessage {...message} values={{ days: blockEvidenceDays }} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  </ul>
);
