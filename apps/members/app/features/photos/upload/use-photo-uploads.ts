import type { PhotoPart } from '@vesper/domain';
import { useOwnId, useSessionHandle } from '@vesper/session';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusalOf } from '../../../frame/errors/refusal-of.ts';
import { browserApi } from '../../../frame/start/browser-api.ts';
import { newKey } from '../../../parts/requests/new-key.ts';
import { keepChosen, takeChosen } from './kept-uploads.ts';
import { judgeChosen, type Upload, withRoom } from './upload.ts';

export interface PhotoUploads {
  /** In the order in which they were chosen; what has arrived is not among them any more. */
  readonly uploads: readonly Upload[];
  /** How many have arrived since something else was done with the photos, these ones or others. */
  readonly added: number;
  readonly choose: (files: readonly File[]) => void;
  /** Leaves a part of one that was chosen. Throws where this browser can not draw it. */
  readonly crop: (key: string, part: PhotoPart) => Promise<void>;
  /** Sends what was chosen. */
  readonly send: () => void;
  /** Stops one, or takes one that is not under way off the list. */
  readonly cancel: (key: string) => void;
  readonly retry: (key: string) => void;
}

/** @param room for how many there is room, those on their way included */
const useList = (room: number) => {
  const member = useOwnId();
  const [uploads, setUploads] = useState(() => takeChosen(member));
  const newest = useRef(uploads);
  useEffect(() => {
    newest.current = uploads;
  }, [uploads]);
  useEffect(() => () => keepChosen(member, newest.current), [member]);
  const shared = withRoom(uploads, room);
  if (shared !== uploads) setUploads(shared);
  const append = (files: readonly File[]): void => {
    const chosen = files.map((file) =>
      judgeChosen({ key: newKey(), file, cut: null, share: 0, state: 'chosen', code: null }),
    );
    setUploads((shown) => [...shown, ...chosen]);
  };
  const find = (key: string): Upload | undefined => uploads.find((upload) => upload.key === key);
  const change = (key: string, to: Partial<Upload>): void =>
    setUploads((shown) => shown.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const drop = (key: string): void => setUploads((shown) => shown.filter((upload) => upload.key !== key));
  const crop = async (key: string, part: PhotoPart): Promise<void> => {
    const upload = find(key);
    if (!upload) return;
    const { cutPhoto } = await import('../../../parts/photos/draw-photo.ts');
    change(key, { cut: await cutPhoto(upload.file, part) });
  };
  return { uploads, find, append, change, drop, crop };
};

/**
 * How many have arrived, until something else happens: there is more room again, since one has been removed, or another act has been
 * begun.
 */
const useAdded = (room: number, otherActs: number) => {
  const [added, setAdded] = useState(0);
  const [last, setLast] = useState({ room, otherActs });
  if (room !== last.room || otherActs !== last.otherActs) {
    setLast({ room, otherActs });
    if (room > last.room || otherActs !== last.otherActs) setAdded(0);
  }
  return [added, setAdded] as const;
};

/** One after the other, each of which can be stopped. */
const useLine = (sendOne: (upload: Upload, stop: AbortController) => Promise<void>) => {
  const line = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());
  return {
    add: (upload: Upload): void => {
      const stop = new AbortController();
      stops.current.set(upload.key, stop);
      line.current = line.current.then(() => sendOne(upload, stop));
    },
    stop: (key: string): void => stops.current.get(key)?.abort(),
  };
};

/**
 * Photos on their way to the profile: chosen and looked at, then sent one after the other. Each can be stopped, and what failed for
 * want of a connection is sent once more under the same key.
 * @param room for how many there is room, those on their way included
 * @param otherActs how many other acts have been begun with the photos so far
 */
export const usePhotoUploads = (room: number, otherActs: number): PhotoUploads => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const { uploads, find, append, change, drop, crop } = useList(room);
  const [added, setAdded] = useAdded(room, otherActs);

  const sendOne = async (upload: Upload, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return;
    const { key } = upload;
    change(key, { state: 'sending', share: 0, code: null });
    try {
      const [{ sendPhoto }, api] = await Promise.all([import('./send-photo.ts'), browserApi(session)]);
      const code = await sendPhoto(api, upload, { signal, onSent: (share) => change(key, { share }) });
      if (code !== null) return change(key, { state: 'failed', code });
      await revalidate();
      setAdded((count) => count + 1);
      drop(key);
    } catch (error) {
      // Stopped on the last bytes it may have arrived all the same.
      if (signal.aborted) return revalidate();
      const { code } = refusalOf(error);
      // Another page has taken the place: how many there are is read first.
      if (code === 'photo_limit_reached') await revalidate();
      change(key, { state: 'failed', code });
    }
  };

  const line = useLine(sendOne);
  const queue = (upload: Upload): void => {
    change(upload.key, { state: 'waiting', code: null });
    line.add(upload);
  };

  return {
    uploads,
    added,
    choose: (files) => {
      setAdded(0);
      append(files);
    },
    crop,
    send: () => {
      setAdded(0);
      for (const upload of uploads) if (upload.state === 'chosen') queue(upload);
    },
    cancel: (key) => {
      // What was said beside a failure is not said anew without it.
      if (find(key)?.state === 'failed') setAdded(0);
      line.stop(key);
      drop(key);
    },
    retry: (key) => {
      setAdded(0);
      const upload = find(key);
      if (upload) queue(upload);
    },
  };
};
