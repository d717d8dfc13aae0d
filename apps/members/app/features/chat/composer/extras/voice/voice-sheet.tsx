import './voice-sheet.scss';
import { voiceSeconds } from '@vesper/domain';
import { loadTexts } from '@vesper/i18n/react';
import { useOwnId, useSession } from '@vesper/session';
import { AlertBanner, Button, Drawer, space } from '@vesper/ui';
import { Mic, SendHorizontal, Square } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { frameMessages } from '../../../../../frame/messages.ts';
import { keepFile } from '../../../../../parts/outbox/files/file-store.ts';
import type { ExtrasProps } from '../extras-props.ts';
import { HeldNotice } from '../held-notice.tsx';
import { kindMessages } from '../kind-messages.ts';
import { useSendContent } from '../use-send-content.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { voiceMessages } from './voice-messages.ts';

await loadTexts('chat-voice-send');

export interface VoiceSheetProps extends ExtrasProps {
  readonly onClose: () => void;
}

/** One button: it begins, ends, and begins anew. */
const RecordButton = ({ state, start, stop }: ReturnType<typeof useRecorder>) =>
  state.is === 'running' ? (
    <Button look="danger" wide icon={<Square size={22} aria-hidden="true" />} onClick={stop}>
      <FormattedMessage {...voiceMessages.stop} />
    </Button>
  ) : (
    <Button
      look={state.is === 'done' ? 'outline' : 'primary'}
      wide
      busy={state.is === 'asking'}
      icon={<Mic size={22} aria-hidden="true" />}
      onClick={() => void start()}
    >
      <FormattedMessage {...(state.is === 'done' ? voiceMessages.again : voiceMessages.record)} />
    </Button>
  );

/** What goes on: the clock while it runs, what went wrong, and what was said to listen to. */
const RecorderState = ({ state }: Pick<ReturnType<typeof useRecorder>, 'state'>) => {
  const intl = useIntl();
  return (
    <>
      {state.is === 'running' ? (
        <p className="voice-sheet__clock">
          <FormattedMessage
            {...voiceMessages.clock}
            values={{ seconds: state.seconds, longest: voiceSeconds }}
          />
        </p>
      ) : null}
      <p className="visually-hidden" role="status">
        {state.is === 'running' ? <FormattedMessage {...voiceMessages.running} /> : null}
      </p>
      {state.is === 'idle' && state.problem ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...voiceMessages[state.problem]} />
        </AlertBanner>
      ) : null}
      {state.is === 'done' ? (
        <audio
          className="voice-sheet__player"
          controls
          src={state.recording.address}
          aria-label={intl.formatMessage(voiceMessages.preview)}
        />
      ) : null}
    </>
  );
};

/** A message is spoken, listened to, and sent for what the button says; until then nothing leaves the device. */
export default function VoiceSheet({ chat, name, onClose }: VoiceSheetProps) {
  const intl = useIntl();
  const cost = useSession((session) => session.settings.voice_credits);
  const credits = useSession((session) => session.user?.credits ?? 0);
  const owner = useOwnId() ?? '';
  const recorder = useRecorder();
  const { send, held } = useSendContent(chat, cost, onClose);
  const sendRecording = ({ file, seconds }: Recording): void =>
    void send({ kind: 'voice', voice: { seconds } }, (key) => keepFile(owner, key, file));
  const { state } = recorder;
  const hasBegun = state.is === 'running' || state.is === 'done';
  return (
    <Drawer
      open
      title={intl.formatMessage(voiceMessages.title, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      // What was said goes with no slip.
      dismissable={hasBegun ? 'by-button' : true}
      actions={
        <>
          <RecordButton {...recorder} />
          {state.is === 'done' ? (
            <>
              <Button look="quiet" onClick={onClose}>
                <FormattedMessage {...voiceMessages.cancel} />
              </Button>
              <Button
                look="go"
                wide
                icon={<SendHorizontal size={22} aria-hidden="true" />}
                onClick={() => sendRecording(state.recording)}
              >
                <FormattedMessage {...kindMessages.sendFor} values={{ cost }} />
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className="stack">
        {held === null ? null : <HeldNotice key={String(held.isAhead)} {...held} />}
        {hasBegun ? null : (
          <>
            <p>
              <FormattedMessage {...voiceMessages.longest} values={{ seconds: voiceSeconds }} />
            </p>
            <p>
              <FormattedMessage {...voiceMessages.cost} values={{ cost }} />
              {space}
              <FormattedMessage {...kindMessages.balance} values={{ credits }} />
            </p>
          </>
        )}
        <RecorderState state={state} />
      </div>
    </Drawer>
  );
}
