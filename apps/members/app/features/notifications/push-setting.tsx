import { pushOffers, type PushSnapshot } from '@vesper/domain';
import { useSessionHandle } from '@vesper/session';
import { Button } from '@vesper/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { browserApi } from '../../frame/start/browser-api.ts';
import { settingsMessages } from './messages.ts';
import type { PushActor } from './push-engine.ts';

const stateText = (snapshot: PushSnapshot) =>
  snapshot.value === 'failure' ? settingsMessages.failed : settingsMessages[snapshot.context.status];

/** Push on and off, on this device. */
export const PushSetting = () => {
  const session = useSessionHandle();
  const [snapshot, setSnapshot] = useState<PushSnapshot | null>(null);
  const actor = useRef<PushActor | null>(null);

  useEffect(() => {
    let ended = false;
    const begin = async (): Promise<void> => {
      const [{ startPush }, api] = await Promise.all([import('./push-engine.ts'), browserApi(session)]);
      const push = await startPush(api, session);
      if (ended) {
        push.stop();
        return;
      }
      actor.current = push;
      push.subscribe((next) => setSnapshot(next));
      setSnapshot(push.getSnapshot());
    };
    void begin();
    return () => {
      ended = true;
      actor.current?.stop();
    };
  }, [session]);

  const offers = snapshot ? pushOffers(snapshot) : [];
  const isBusy = snapshot?.value === 'subscribing' || snapshot?.value === 'unsubscribing';
  const isOn = snapshot?.context.status === 'subscribed';
  const press = (): void => {
    if (offers.includes('push.retried')) actor.current?.send({ type: 'push.retried' });
    else actor.current?.send({ type: isOn ? 'push.withdrawn' : 'push.accepted' });
  };
  return (
    <div className="stack">
      <p>
        <FormattedMessage {...settingsMessages.pushText} />
      </p>
      <p role="status">{snapshot ? <FormattedMessage {...stateText(snapshot)} /> : null}</p>
      {offers.length > 0 || isBusy ? (
        <p>
          <Button look={isOn ? 'outline' : 'primary'} busy={isBusy} onClick={press}>
            <FormattedMessage {...(isOn ? settingsMessages.pushOff : settingsMessages.pushOn)} />
          </Button>
        </p>
      ) : null}
    </div>
  );
};
