import type { Verification } from '@vesper/contract';
import { AlertBanner, Button, Card } from '@vesper/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { isPassing } from '../../frame/errors/passing.ts';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { UploadProgress } from '../../parts/photos/upload-progress.tsx';
import { verificationMessages } from './messages.ts';
import { poseMessages } from './pose-messages.ts';
import { PosePicture } from './pose-picture.tsx';
import { verificationRefusals } from './reason-messages.ts';
import { type SelfieTaking, useSelfie } from './use-selfie.ts';

export interface SelfieProps {
  readonly number: number;
  readonly asked: Verification['poses'][number];
  /** It is the one to be taken now: its button is the next step. */
  readonly isNext: boolean;
  /** The idempotency key of a selfie that is posted before the script runs. */
  readonly firstKey: string;
}

type ActsProps = Pick<SelfieProps, 'isNext'> & { readonly taking: SelfieTaking };

/** Beside a picture that can be used, another one is not the next step; in the place of one that can not, it is. */
const lookOf = ({ again, isNext, taking }: ActsProps & { readonly again: boolean }) => {
  if (again && mayStand(taking.refusal)) return 'outline';
  return isNext ? 'go' : 'primary';
};

/** The field is the browser's own and opens the camera where there is one; what one presses is its label. */
const SelfieField = ({ again, isNext, taking }: ActsProps & { readonly again: boolean }) => (
  <label className={`button button--${lookOf({ again, isNext, taking })} selfie__choice`}>
    <FormattedMessage {...(again ? verificationMessages.again : verificationMessages.take)} />
    <input
      className="visually-hidden"
      type="file"
      name="photo"
      accept="image/*"
      capture="user"
      required
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) taking.choose(file);
        // The same picture may be chosen once more after a refusal.
        event.currentTarget.value = '';
      }}
    />
  </label>
);

/** A picture that was refused for what it is goes; one that did not get through can be sent once more. */
const mayStand = (refusal: string | null): boolean => refusal === null || isPassing({ code: refusal });

/** Why a selfie was not taken, before the picture and in view; what was pressed may be gone, and this takes the focus. */
const Refused = ({ code }: { readonly code: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="selfie__refused" role="alert" tabIndex={-1}>
      <AlertBanner tone="danger">
        <FormattedMessage {...errorMessage(code, verificationRefusals)} />
      </AlertBanner>
    </div>
  );
};

/** What can be done with the picture as it is: used, taken again, or its upload stopped. */
const Acts = ({ taken, isNext, taking }: ActsProps & { readonly taken: boolean }) => {
  const intl = useIntl();
  const { photo, share, isSent, refusal, send, cancel } = taking;
  if (share !== null)
    return (
      <>
        <UploadProgress label={intl.formatMessage(verificationMessages.uploading)} share={share} />
        <Button look="quiet" onClick={cancel}>
          <FormattedMessage {...verificationMessages.cancel} />
        </Button>
      </>
    );
  const mayUse = photo !== null && !isSent && mayStand(refusal);
  return (
    <div className={isNext ? 'cluster verification__go' : 'cluster'}>
      {mayUse ? (
        <Button look={isNext ? 'go' : 'primary'} onClick={send}>
          <FormattedMessage {...verificationMessages.send} />
        </Button>
      ) : null}
      <SelfieField again={taken || photo !== null} isNext={isNext} taking={taking} />
    </div>
  );
};

/** One of the two selfies: what it is to show, the picture before anything leaves the device, and how far it is. */
export const Selfie = ({ number, asked, isNext, firstKey }: SelfieProps) => {
  const intl = useIntl();
  const { pose, taken } = asked;
  const taking = useSelfie(pose);
  const { photo, isSent, refusal, share } = taking;
  const isThere = taken && (photo === null || isSent);
  return (
    <Card as="section" padding="large" labelledBy={`selfie-${number}`}>
      <Form method="post" encType="multipart/form-data" className="stack">
        <input type="hidden" name="section" value="selfie" />
        <input type="hidden" name="pose" value={pose} />
        <input type="hidden" name="key" value={firstKey} />
        <div className="selfie__asked">
          <PosePicture pose={pose} />
          <h3 id={`selfie-${number}`}>
            <FormattedMessage {...verificationMessages.selfie} values={{ number }} />
          </h3>
          <p className="selfie__pose">
            <FormattedMessage {...poseMessages[pose]} />
          </p>
        </div>
        {refusal ? <Refused code={refusal} /> : null}
        {photo && mayStand(refusal) ? (
          <img
            className="selfie__preview"
            src={photo.address}
            width={photo.width}
            height={photo.height}
            alt={intl.formatMessage(verificationMessages.preview, { number })}
          />
        ) : null}
        <div role="status">
          {isThere && share === null ? (
            <p className="selfie__there">
              <Check size={22} aria-hidden="true" />
              <FormattedMessage {...verificationMessages.taken} />
            </p>
          ) : null}
        </div>
        <Acts taken={taken} isNext={isNext} taking={taking} />
        <noscript>
          <Button type="submit" look="outline">
            <FormattedMessage {...verificationMessages.send} />
          </Button>
        </noscript>
      </Form>
    </Card>
  );
};
