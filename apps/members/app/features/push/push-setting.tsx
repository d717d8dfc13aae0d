import { useSessionHandle } from '@vesper/session';
import { Button } from '@vesper/ui';
import { FormattedMessage } from 'react-intl';
import { EngineFailure } from '../../frame/start/engine-failure.tsx';
import { useLaterActor, useView } from '../../parts/engine/use-later-actor.ts';
import { browserApi } from '../../frame/start/browser-api.ts';
import { pushMessages } from './messages.ts';
import type { PushEngine } from './push-engine.ts';
import { firstPushView } from './push-view.ts';

/** Push on and off, on this device. */
export const PushSetting = () => {
  const session = useSessionHandle();
  const later = useLaterActor<PushEngine>(async () => {
    const [{ loadPush }, api] = await Promise.all([import('./push-engine.ts'), browserApi(session)]);
    return loadPush(api, session);
  }, firstPushView);
  const { state, isBusy, isOn, offer } = useView(later, (view) => view);
  return (
    <div className="stack">
      <p>
        <FormattedMessage {...pushMessages.text} />
      </p>
      <noscript>
        <p>
          <FormattedMessage {...pushMessages.withoutScript} />
        </p>
      </noscript>
      <EngineFailure of={later} />
      <p role="status">{state ? <FormattedMessage {...pushMessages[state]} /> : null}</p>
      {offer || isBusy ? (
        <p>
          <Button
            look={isOn ? 'outline' : 'primary'}
            busy={isBusy}
            onClick={() => {
              if (offer) later.send({ type: offer });
            }}
          >
            <FormattedMessage {...(isOn ? pushMessages.off : pushMessages.on)} />
          </Button>
        </p>
      ) : null}
    </div>
  );
};
