import type { VerificationPose } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refusalOf } from '../../frame/errors/refusal-of.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { type ChosenPhoto, useChosenPhoto } from '../../parts/photos/use-chosen-photo.ts';
import { newKey } from '../../parts/requests/new-key.ts';

export interface SelfieTaking {
  /** Chosen and not uploaded yet, or uploaded from this page. */
  readonly photo: ChosenPhoto | null;
  /** How much of it is on its way, 0 to 1; null while nothing is. */
  readonly share: number | null;
  /** Whether the picture that is shown is with the server. */
  readonly isSent: boolean;
  /** Code of why it was not taken. */
  readonly refusal: string | null;
  readonly choose: (file: File) => void;
  readonly send: () => void;
  readonly cancel: () => void;
}

/** One selfie: looked at on the device first, then uploaded, which can be stopped. */
export const useSelfie = (pose: VerificationPose): SelfieTaking => {
  const session = useSessionHandle();
  const { revalidate } = useRevalidator();
  const { photo, refusal, choose } = useChosenPhoto();
  const [share, setShare] = useState<number | null>(null);
  const [isSent, setSent] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    const { signal } = (upload.current = new AbortController());
    setRefused(null);
    setShare(0);
    try {
      const api = await browserApi(session);
      const form = new FormData();
      form.set('photo', file);
      await api.call('verificationSelfieAdd', {
        query: { pose },
        key: newKey(),
        form,
        onSent: setShare,
        signal,
      });
      setSent(true);
      await revalidate();
    } catch (error) {
      const { code } = refusalOf(error);
      if (!signal.aborted) setRefused(code);
    }
    setShare(null);
  };
  return {
    photo,
    share,
    isSent,
    refusal: refusal ?? refused,
    choose: (file) => {
      setSent(false);
      setRefused(null);
      void choose(file);
    },
    send: () => {
      if (photo) void send(photo.file);
    },
    cancel: () => upload.current?.abort(),
  };
};
