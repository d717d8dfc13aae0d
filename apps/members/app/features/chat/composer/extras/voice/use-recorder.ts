import { voiceSeconds } from '@vesper/domain';
import { useEffect, useRef, useState } from 'react';

/** What the server takes, the smaller ones first; a browser records one of them. */
const types = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'];
/** A minute of it is a quarter of what may be sent. */
const bitsPerSecond = 32_000;

export type RecorderProblem = 'refused' | 'missing' | 'failed';

/** What has been recorded and can be listened to. */
export interface Recording {
  readonly file: Blob;
  readonly address: string;
  readonly seconds: number;
}

type State =
  | { readonly is: 'idle'; readonly problem: RecorderProblem | null }
  | { readonly is: 'asking' }
  | { readonly is: 'running'; readonly seconds: number }
  | { readonly is: 'done'; readonly recording: Recording };

const problemOf = (error: unknown): RecorderProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' ? 'missing' : 'failed';
};

/** Ends a recording and lets the microphone go, whose sign the browser shows. */
const end = (recorder: MediaRecorder): void => {
  if (recorder.state !== 'inactive') recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
};

const openRecorder = async (): Promise<MediaRecorder> => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === undefined) throw new Error('no kind that the server takes');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  return new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
};

/** Records what is said, for as long as a voice message may be; what is not sent goes with the page's part. */
export const useRecorder = () => {
  const [state, setState] = useState<State>({ is: 'idle', problem: null });
  const running = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  const address = state.is === 'done' ? state.recording.address : undefined;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (running.current) end(running.current);
    };
  }, []);

  const follow = (recorder: MediaRecorder): void => {
    const began = performance.now();
    const spoken = (): number => Math.min(voiceSeconds, (performance.now() - began) / 1000);
    const parts: Blob[] = [];
    const clock = setInterval(() => {
      if (spoken() >= voiceSeconds) return end(recorder);
      setState({ is: 'running', seconds: Math.floor(spoken()) });
    }, 250);
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      clearInterval(clock);
      running.current = null;
      end(recorder);
      const file = new Blob(parts, { type: recorder.mimeType });
      if (isGone.current) return;
      if (file.size === 0) return setState({ is: 'idle', problem: 'failed' });
      setState({ is: 'done', recording: { file, address: URL.createObjectURL(file), seconds: spoken() } });
    });
  };

  const start = async (): Promise<void> => {
    setState({ is: 'asking' });
    try {
      const recorder = await openRecorder();
      // Closed while the browser asked for the microphone.
      if (isGone.current) return end(recorder);
      running.current = recorder;
      follow(recorder);
      recorder.start();
      setState({ is: 'running', seconds: 0 });
    } catch (error) {
      if (!isGone.current) setState({ is: 'idle', problem: problemOf(error) });
    }
  };
  const stop = (): void => {
    if (running.current) end(running.current);
  };
  return { state, start, stop };
};
