import { pushOffers, type PushSnapshot } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { Button } from '@vesper/ui';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { EngineFailure } from '../../frame/start/engine-failure.tsx';
import { useLaterActor } from '../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { settingsMessages } from './messages.ts';

const stateText = (snapshot: PushSnapshot) =>
  snapshot.value === 'failure' ? settingsMessages.failed : settingsMessages[snapshot.context.status];

/** Push on and off, on this device. */
export const PushSetting = () => {
  const session = useSessionHandle();
  const later = useLaterActor(async () => {
    const [{ loadPush }, api] = await Promise.all([import('./push-engine.ts'), browserApi(session)]);
    return loadPush(api, session);
  });
  const text = useSelector(later.actor, (snapshot) => snapshot && stateText(snapshot));
  const isBusy = useSelector(
    later.actor,
    (snapshot) => snapshot?.value === 'subscribing' || snapshot?.value === 'unsubscribing',
  );
  const isOn = useSelector(later.actor, (snapshot) => snapshot?.context.status === 'subscribed');
  // The first of what is offered is the button; a failure has trying again first.
  const offer = useSelector(later.actor, (snapshot) => snapshot && pushOffers(snapshot)[0]);
  return (
    <div className="stack">
      <p>
        <FormattedMessage {...settingsMessages.pushText} />
      </p>
      <EngineFailure of={later} />
      <p role="status">{text ? <FormattedMessage {...text} /> : null}</p>
      {offer || isBusy ? (
        <p>
          <Button
            look={isOn ? 'outline' : 'primary'}
            busy={isBusy}
            onClick={() => {
              if (offer) later.send({ type: offer });
            }}
          >
            <FormattedMessage {...(isOn ? settingsMessages.pushOff : settingsMessages.pushOn)} />
          </Button>
        </p>
      ) : null}
    </div>
  );
};
