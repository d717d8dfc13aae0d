import './photo-sheet.scss';
import { loadTexts } from '@vesper/i18n/react';
import { useOwnId, useSession } from '@vesper/session';
import { AlertBanner, Button, Drawer, space } from '@vesper/ui';
import { SendHorizontal } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../../../../../frame/errors/refusals.ts';
import { frameMessages } from '../../../../../frame/messages.ts';
import { photoBox } from '../../../../../parts/chat/photo-place/photo-box.ts';
import { keepFile } from '../../../../../parts/outbox/files/file-store.ts';
import type { Chat } from '../../../engine/use-chat.ts';
import { HeldNotice } from '../held-notice.tsx';
import { kindMessages } from '../kind-messages.ts';
import { useSendContent } from '../use-send-content.ts';
import { sheetMessages } from './sheet-messages.ts';
import { type ChosenPhoto, useChosenPhoto } from '../../../../../parts/photos/use-chosen-photo.ts';

await loadTexts('chat-photo-send');

export interface PhotoSheetProps {
  readonly chat: Chat;
  /** The other member's. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The field is the browser's own; what one presses is its label, and for the keyboard the field itself. */
const PhotoField = ({ isChosen, onChoose }: { isChosen: boolean; onChoose: (file: File) => void }) => (
  <label className="button button--outline photo-sheet__choice">
    <FormattedMessage {...(isChosen ? sheetMessages.another : sheetMessages.choose)} />
    <input
      className="visually-hidden"
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        if (file) onChoose(file);
        // The same picture may be chosen once more after a refusal.
        event.currentTarget.value = '';
      }}
    />
  </label>
);

const Preview = ({ photo }: { readonly photo: ChosenPhoto }) => {
  const intl = useIntl();
  return (
    <img
      className="photo-sheet__preview"
      src={photo.address}
      {...photoBox(photo)}
      alt={intl.formatMessage(sheetMessages.preview)}
    />
  );
};

/** Who will see it, and what it costs. */
const Terms = ({ cost }: { readonly cost: number }) => {
  const credits = useSession((state) => state.user?.credits ?? 0);
  return (
    <>
      <p>
        <FormattedMessage {...sheetMessages.privacy} />
      </p>
      <p>
        <FormattedMessage {...sheetMessages.cost} values={{ cost }} />
        {space}
        <FormattedMessage {...kindMessages.balance} values={{ credits }} />
      </p>
    </>
  );
};

/** A photo is chosen, looked at, and sent for what the button says; until then nothing leaves the device. */
export default function PhotoSheet({ chat, name, onClose }: PhotoSheetProps) {
  const intl = useIntl();
  const cost = useSession((state) => state.settings.photo_credits);
  const owner = useOwnId() ?? '';
  const { photo, refusal, isChecking, choose } = useChosenPhoto();
  const { send, held } = useSendContent(chat, cost, onClose);
  const sendPhoto = ({ file, width, height }: ChosenPhoto): void =>
    void send({ kind: 'photo', photo: { width, height } }, (key) => keepFile(owner, key, file));
  return (
    <Drawer
      open
      title={intl.formatMessage(sheetMessages.title, { name })}
      onClose={onClose}
      closeLabel={intl.formatMessage(frameMessages.close)}
      // What was chosen goes with no slip.
      dismissable={photo || isChecking ? 'by-button' : true}
      actions={
        photo ? (
          <>
            <Button look="quiet" onClick={onClose}>
              <FormattedMessage {...sheetMessages.cancel} />
            </Button>
            <Button
              look="go"
              wide
              icon={<SendHorizontal size={22} aria-hidden="true" />}
              onClick={() => sendPhoto(photo)}
            >
              <FormattedMessage {...kindMessages.sendFor} values={{ cost }} />
            </Button>
          </>
        ) : null
      }
    >
      <div className="stack">
        {held === null ? null : <HeldNotice key={String(held.isAhead)} {...held} />}
        {photo ? <Preview photo={photo} /> : <Terms cost={cost} />}
        <p role="status">{isChecking ? <FormattedMessage {...sheetMessages.checking} /> : null}</p>
        {refusal ? (
          <AlertBanner tone="danger" role="alert">
            <FormattedMessage {...errorMessage(refusal)} />
          </AlertBanner>
        ) : null}
        <PhotoField isChosen={photo !== null} onChoose={(file) => void choose(file)} />
      </div>
    </Drawer>
  );
}
