import { useEffect } from 'react';
import type { ScoringProps } from './later-hint.tsx';
import { useScoredMessage } from './use-scored.ts';

/** Says which of the received messages is to be hinted at; shows nothing itself. */
export default function Scoring({ messages, onFound }: ScoringProps) {
  const found = useScoredMessage(messages);
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}
