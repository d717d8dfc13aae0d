import { useSessionHandle } from '@vesper/session';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusalOf } from '../../../frame/errors/refusal-of.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { newKey } from '../../../parts/requests/new-key.ts';
import { refusedBefore, type Upload } from './upload.ts';

export interface PhotoUploads {
  /** In the order in which they were chosen; what has arrived is not among them any more. */
  readonly uploads: readonly Upload[];
  /** How many have arrived since the last choice. */
  readonly added: number;
  readonly choose: (files: readonly File[]) => void;
  /** Stops one, or takes a failed one off the list. */
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
}

const useList = () => {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const addresses = useRef(new Map<string, string>());
  useEffect(() => {
    const known = addresses.current;
    return () => {
      for (const address of known.values()) URL.revokeObjectURL(address);
    };
  }, []);
  const append = (files: readonly File[], room: number): readonly Upload[] => {
    const chosen = files.map((file, index): Upload => {
      const code = refusedBefore(file, index < room);
      const upload = { key: newKey(), file, address: URL.createObjectURL(file), share: 0, code };
      addresses.current.set(upload.key, upload.address);
      return { ...upload, state: code === null ? 'waiting' : 'failed' };
    });
    setUploads((shown) => [...shown, ...chosen]);
    return chosen.filter(({ state }) => state === 'waiting');
  };
  const change = (key: string, to: Partial<Upload>): void =>
    setUploads((shown) => shown.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const drop = (key: string): void => {
    setUploads((shown) => shown.filter((upload) => upload.key !== key));
    URL.revokeObjectURL(addresses.current.get(key) ?? '');
    addresses.current.delete(key);
  };
  return { uploads, append, change, drop };
};

/**
 * Photos on their way to the profile, one after the other: each can be stopped, and what failed for want of a connection is
 * sent once more under the same key.
 * @param room for how many there is room besides those on their way
 */
export const usePhotoUploads = (room: number): PhotoUploads => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const { uploads, append, change, drop } = useList();
  const [added, setAdded] = useState(0);
  const line = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());

  const send = async (upload: Upload, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return;
    const { key } = upload;
    change(key, { state: 'sending', share: 0, code: null });
    try {
      const [{ sendPhoto }, api] = await Promise.all([import('./send-photo.ts'), browserApi(session)]);
      await sendPhoto(api, upload, { signal, onSent: (share) => change(key, { share }) });
      await revalidate();
      setAdded((count) => count + 1);
      drop(key);
    } catch (error) {
      // Stopped on the last bytes it may have arrived all the same.
      if (signal.aborted) await revalidate();
      else change(key, { state: 'failed', code: refusalOf(error).code });
    }
  };

  const queue = (upload: Upload): void => {
    const stop = new AbortController();
    stops.current.set(upload.key, stop);
    line.current = line.current.then(() => send(upload, stop));
  };

  return {
    uploads,
    added,
    choose: (files) => {
      setAdded(0);
      const isUnderWay = uploads.filter(({ state }) => state !== 'failed').length;
      for (const upload of append(files, room - isUnderWay)) queue(upload);
    },
    cancel: (key) => {
      stops.current.get(key)?.abort();
      drop(key);
    },
    retry: (key) => {
      const upload = uploads.find((one) => one.key === key);
      if (!upload) return;
      change(key, { state: 'waiting', code: null });
      queue(upload);
    },
  };
};
