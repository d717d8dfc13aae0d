import './voice-face.scss';
import type { MessageVoice, UnsentVoice } from '@vesper/domain';
import { useIntl } from 'react-intl';
import { mediaNames } from './media-names.ts';
import { useKeptFile } from './use-kept-file.ts';

export interface VoiceFaceProps {
  readonly voice: MessageVoice | UnsentVoice;
  /** Of a message whose recording the browser still has. */
  readonly clientId?: string | undefined;
}

/** A voice message in the browser's own player; nothing of it is fetched before it is played. */
export const VoiceFace = ({ voice, clientId }: VoiceFaceProps) => {
  const intl = useIntl();
  const isSent = 'id' in voice;
  const kept = useKeptFile(isSent ? undefined : clientId);
  const src = isSent ? voice.filename : kept;
  const length = intl.formatNumber(Math.max(1, Math.round(voice.seconds)), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  const name = intl.formatMessage(mediaNames.voice);
  return (
    <span className="voice-face">
      <audio
        controls
        controlsList="nodownload noplaybackrate"
        preload="none"
        aria-label={name}
        {...(src === null ? {} : { src })}
      />
      <span>{length}</span>
    </span>
  );
};
