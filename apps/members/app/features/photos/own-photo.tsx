import type { OwnPhoto } from '@vesper/contract';
import type { PhotoRefusal } from '@vesper/domain';
import { Badge, Button, PhotoTile, type ViewerPhoto } from '@vesper/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { laterPart } from '../../frame/later/later-part.tsx';
import { frameMessages } from '../../frame/messages.ts';
import type { PhotoViewerHandle } from '../../parts/photos/use-photo-viewer.tsx';
import type { SectionResult } from '../../parts/profile/section-result.ts';
import { CropButton } from './crop/crop-button.tsx';
import { MakeMain } from './main/make-main.tsx';
import type { Stake } from './main/stake.ts';
import { photoMessages, photoRefusalMessages } from './messages.ts';
import type { PhotoAct } from './use-last-act.ts';

/** Whether others see the photo, and if not, why. */
const Standing = ({ photo, limit }: { readonly photo: OwnPhoto; readonly limit: number }) => {
  const refusal: MessageDescriptor | undefined =
    photo.refusal === null ? undefined : photoRefusalMessages[photo.refusal satisfies PhotoRefusal];
  if (photo.state === 'refused')
    return (
      <p className="own-photo__hidden">
        <FormattedMessage {...(refusal ?? photoRefusalMessages.indecent)} />
      </p>
    );
  if (photo.hidden)
    return (
      <p className="own-photo__hidden">
        <FormattedMessage {...photoMessages.photoOverLimit} values={{ limit }} />
      </p>
    );
  // Shown and looked at is as it should be, and no word.
  return photo.state === 'waiting' ? (
    <p className="text-muted">
      <FormattedMessage {...photoMessages.photoUnchecked} />
    </p>
  ) : null;
};

const RemovalQuestion = laterPart(
  async () => (await import('./removal/removal-question.tsx')).RemovalQuestion,
  { failure: 'over' },
);

interface ActsProps extends Pick<OwnPhotoItemProps, 'photo' | 'stake'> {
  readonly isBusy: boolean;
  readonly remove: () => void;
}

/** What can be done with it besides showing it first. */
const Acts = ({ photo, stake, isBusy, remove }: ActsProps) => {
  const [isAsked, setAsked] = useState(false);
  const ownStake = photo.main ? stake : null;
  return (
    <div className="own-photo__acts">
      <CropButton photo={photo} stake={ownStake} />
      <Button
        type="submit"
        name="section"
        value="photo-remove"
        look="quiet"
        busy={isBusy}
        onClick={(event) => {
          // Without script it goes at once.
          event.preventDefault();
          setAsked(true);
        }}
      >
        <FormattedMessage {...photoMessages.photoRemove} />
      </Button>
      {isAsked ? (
        <RemovalQuestion
          stake={ownStake}
          onClose={() => setAsked(false)}
          onRemove={() => {
            setAsked(false);
            remove();
          }}
        />
      ) : null}
    </div>
  );
};

/** The order of all photos after one has gone a place forward or back; null where it stands at the end. */
export interface PhotoMoves {
  readonly earlier: readonly string[] | null;
  readonly later: readonly string[] | null;
}

interface MovesProps extends Pick<OwnPhotoItemProps, 'number' | 'moves'> {
  readonly onMove: () => void;
  readonly isBusy: boolean;
}

/** The arrows that move it a place. */
const Moves = ({ number, moves, isBusy, onMove }: MovesProps) => {
  const intl = useIntl();
  const move = (order: readonly string[] | null, label: MessageDescriptor, Icon: typeof ArrowLeft) =>
    order === null ? null : (
      <button
        type="submit"
        name="order"
        value={order.join(',')}
        className="icon-button"
        // Switched off, it would lose the focus, and with it who goes by keyboard their place in the page.
        aria-disabled={isBusy || undefined}
        aria-label={intl.formatMessage(label, { number })}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onMove();
        }}
      >
        <Icon size={24} aria-hidden="true" />
      </button>
    );
  return (
    <>
      {move(moves.earlier, photoMessages.photoEarlier, ArrowLeft)}
      {move(moves.later, photoMessages.photoLater, ArrowRight)}
    </>
  );
};

export interface OwnPhotoItemProps {
  readonly photo: OwnPhoto;
  readonly viewed: ViewerPhoto;
  readonly number: number;
  /** How many photos others may be shown. */
  readonly limit: number;
  readonly moves: PhotoMoves;
  readonly handle: PhotoViewerHandle;
  /** What is lost when the main photo changes. */
  readonly stake: Stake | null;
  /** Told what begins to be done with it. */
  readonly onAct: (act: PhotoAct) => void;
}

/** One of the own photos: how it stands, and what can be done with it. */
export const OwnPhotoItem = (props: OwnPhotoItemProps) => {
  const { photo, viewed, number, limit, moves, handle, stake, onAct } = props;
  const intl = useIntl();
  const fetcher = useFetcher<SectionResult>();
  const isBusy = fetcher.state !== 'idle';
  const send = (act: 'main' | 'remove') => {
    onAct(act);
    void fetcher.submit({ section: `photo-${act}`, photo_id: photo.id }, { method: 'post' });
  };
  const refused = isBusy ? null : fetcher.data?.refused;
  return (
    <li className="own-photo" data-photo={photo.id}>
      <PhotoTile
        access="open"
        picture={viewed.picture}
        alt={viewed.title}
        onOpen={() => handle.open(photo.id)}
        busyLabel={handle.awaitedId === photo.id ? intl.formatMessage(frameMessages.loading) : undefined}
      />
      <Standing photo={photo} limit={limit} />
      <fetcher.Form method="post" className="cluster">
        <input type="hidden" name="photo_id" value={photo.id} />
        {photo.main ? (
          <Badge tone="plain">
            <FormattedMessage {...photoMessages.photoIsMain} />
          </Badge>
        ) : photo.state === 'refused' ? null : (
          <MakeMain stake={stake} isBusy={isBusy} send={() => send('main')} onSent={() => onAct('main')} />
        )}
        <Acts photo={photo} stake={stake} isBusy={isBusy} remove={() => send('remove')} />
      </fetcher.Form>
      {(moves.earlier ?? moves.later) ? (
        <fetcher.Form method="post" className="cluster own-photo__moves">
          <input type="hidden" name="section" value="photo-order" />
          <Moves number={number} moves={moves} isBusy={isBusy} onMove={() => onAct('move')} />
        </fetcher.Form>
      ) : null}
      {refused ? (
        <p role="alert">
          <FormattedMessage {...errorMessage(refused.code)} />
        </p>
      ) : null}
    </li>
  );
};
