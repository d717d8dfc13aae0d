import { AlertBanner, Button } from '@vesper/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useActionData } from 'react-router';
import { laterPart } from '../../../frame/later/later-part.tsx';
import type { SectionResult } from '../../../parts/profile/section-result.ts';
import { photoMessages } from '../messages.ts';
import { photoTypes } from './upload.ts';
import { WhyRefused } from './why-refused.tsx';
import { type PhotoUploads, usePhotoUploads } from './use-photo-uploads.ts';

/** Comes with the first photo. */
const UploadList = laterPart(async () => (await import('./upload-list.tsx')).UploadList, { failure: 'over' });

const FileChoice = ({ onChoose }: { readonly onChoose: PhotoUploads['choose'] }) => {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <div>
      <label className="button button--outline own-photo-choice">
        <FormattedMessage {...photoMessages.photoAdd} />
        <input
          className="visually-hidden"
          type="file"
          name="photo"
          accept={photoTypes.join(',')}
          multiple={isAwake}
          required
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            if (files.length > 0) onChoose(files);
            // The same picture may be chosen once more after a refusal.
            event.currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
};

interface StandingProps {
  readonly chosen: number;
  readonly added: number;
  readonly hasFailed: boolean;
}

/** How it is with all of them, as it is heard: what is to be done, and what has been. */
const Standing = ({ chosen, added, hasFailed }: StandingProps) => {
  // Beside one that has failed, "your photo" would be taken for that one: how many it were is said then.
  const isOne = added === 1 && !hasFailed;
  return (
    <div role="status">
      {chosen > 0 ? (
        <p>
          <FormattedMessage {...photoMessages.photosChosen} values={{ count: chosen }} />
        </p>
      ) : null}
      {added > 0 ? (
        <p>
          <FormattedMessage
            {...(isOne ? photoMessages.photoAdded : photoMessages.photosAdded)}
            values={{ count: added }}
          />
        </p>
      ) : null}
    </div>
  );
};

export interface PhotoFieldProps {
  readonly firstKey: string;
  /** For how many photos there is room. */
  readonly room: number;
  /** How many other acts have been begun with the photos: what is said of those that were added gives way to each. */
  readonly otherActs: number;
}

/** What is pressed here goes, and with it the place of who came by keyboard: that is the list then, and after its last one the choice. */
const useFocusInList = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (count > 0 || document.activeElement !== list.current) return;
    list.current?.closest('form')?.querySelector<HTMLInputElement>('input[type="file"]')?.focus();
  }, [count]);
  return { list, toList: () => list.current?.focus() };
};

/**
 * A file field whose photos are looked at before they are sent, several as well; without script its button sends one. Where there is no
 * room it is gone, and what is on its way stays.
 */
export const PhotoField = ({ firstKey, room, otherActs }: PhotoFieldProps) => {
  const posted = useActionData<SectionResult>();
  const { uploads, added, choose, send, ...acts } = usePhotoUploads(room, otherActs);
  const { list, toList } = useFocusInList(uploads.length);
  const chosen = uploads.filter(({ state }) => state === 'chosen').length;
  const hasFailed = uploads.some(({ state }) => state === 'failed');
  const isDone = uploads.every(({ state }) => state === 'failed' || state === 'chosen');
  const refused =
    uploads.length === 0 && added === 0 && posted?.section === 'photo-add' ? posted.refused?.code : undefined;
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <input type="hidden" name="section" value="photo-add" />
      <input type="hidden" name="key" value={firstKey} />
      <div ref={list} tabIndex={-1} className="photo-uploads-place">
        {uploads.length > 0 ? (
          <UploadList
            uploads={uploads}
            {...acts}
            cancel={(key) => {
              toList();
              acts.cancel(key);
            }}
          />
        ) : null}
      </div>
      <Standing chosen={chosen} added={isDone ? added : 0} hasFailed={hasFailed} />
      {chosen > 0 ? (
        <div>
          <Button
            onClick={() => {
              toList();
              send();
            }}
          >
            <FormattedMessage {...photoMessages.photosUpload} values={{ count: chosen }} />
          </Button>
        </div>
      ) : null}
      {room > uploads.filter(({ state }) => state !== 'failed').length ? (
        <>
          <FileChoice onChoose={choose} />
          <noscript>
            <Button type="submit" look="outline">
              <FormattedMessage {...photoMessages.photoUpload} />
            </Button>
          </noscript>
        </>
      ) : null}
      {refused ? (
        <AlertBanner tone="danger" role="alert">
          <WhyRefused code={refused} />
        </AlertBanner>
      ) : null}
    </Form>
  );
};
