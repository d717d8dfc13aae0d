import { AlertBanner, Button } from '@vesper/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useActionData } from 'react-router';
import { errorMessage } from '../../../frame/errors/refusals.ts';
import { laterPart } from '../../../frame/later/later-part.tsx';
import type { SectionResult } from '../../../parts/profile/section-result.ts';
import { photoMessages } from '../messages.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** Comes with the first photo. */
const UploadList = laterPart(async () => (await import('./upload-list.tsx')).UploadList, { failure: 'over' });

/** A file field that sends what is chosen at once, several photos as well; without script its button sends one. */
export const PhotoField = ({ firstKey, room }: { readonly firstKey: string; readonly room: number }) => {
  const posted = useActionData<SectionResult>();
  const { uploads, added, ...acts } = usePhotoUploads(room);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const isDone = uploads.every(({ state }) => state === 'failed');
  const refused =
    uploads.length === 0 && added === 0 && posted?.section === 'photo-add' ? posted.refused?.code : undefined;
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <input type="hidden" name="section" value="photo-add" />
      <input type="hidden" name="key" value={firstKey} />
      <div>
        <label className="button button--outline own-photo-choice">
          <FormattedMessage {...photoMessages.photoAdd} />
          <input
            className="visually-hidden"
            type="file"
            name="photo"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple={isAwake}
            required
            onChange={(event) => {
              const files = [...(event.currentTarget.files ?? [])];
              if (files.length > 0) acts.choose(files);
              // The same picture may be chosen once more after a refusal.
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <noscript>
        <Button type="submit" look="outline">
          <FormattedMessage {...photoMessages.photoUpload} />
        </Button>
      </noscript>
      {uploads.length > 0 ? <UploadList uploads={uploads} {...acts} /> : null}
      <div role="status">
        {isDone && added === 1 ? <FormattedMessage {...photoMessages.photoAdded} /> : null}
        {isDone && added > 1 ? (
          <FormattedMessage {...photoMessages.photosAdded} values={{ count: added }} />
        ) : null}
      </div>
      {refused ? (
        <AlertBanner tone="danger" role="alert">
          <FormattedMessage {...errorMessage(refused)} />
        </AlertBanner>
      ) : null}
    </Form>
  );
};
