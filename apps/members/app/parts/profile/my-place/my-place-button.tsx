import { useSessionHandle, useSettings } from '@vesper/session';
import { Button } from '@vesper/ui';
import { LocateFixed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { browserApi } from '../../../frame/start/browser-api.ts';
import type { Place, PlaceFailure } from './my-place.ts';
import { myPlaceMessages } from './my-place-messages.ts';

type State = 'idle' | 'busy' | PlaceFailure | { readonly place: Place };

/** Whether this browser can say where it is; only known once the page is in the browser. */
const useLocates = (): boolean => {
  const [locates, setLocates] = useState(false);
  useEffect(() => setLocates('geolocation' in navigator), []);
  return locates;
};

/** "Use my location": asks the browser, and hands over the nearest place that the site knows. It needs script. */
export const MyPlaceButton = ({ onFound }: { readonly onFound: (place: Place) => void }) => {
  const session = useSessionHandle();
  const { countries } = useSettings();
  const locates = useLocates();
  const [state, setState] = useState<State>('idle');
  if (!locates) return null;
  const find = async (): Promise<void> => {
    setState('busy');
    try {
      const { findMyPlace } = await import('./my-place.ts');
      const found = await findMyPlace(browserApi(session));
      if (typeof found === 'string') return setState(found);
      // A site need not be open to every country that has towns.
      if (!countries.some((country) => country === found.country)) return setState('failed');
      setState({ place: found });
      onFound(found);
    } catch {
      // The code for it did not come.
      setState('failed');
    }
  };
  return (
    <div className="stack stack--tight">
      <Button
        look="outline"
        busy={state === 'busy'}
        icon={<LocateFixed size={22} aria-hidden="true" />}
        onClick={() => void find()}
      >
        <FormattedMessage {...myPlaceMessages.use} />
      </Button>
      <p role="status" className="text-muted">
        {typeof state === 'object' ? (
          <FormattedMessage {...myPlaceMessages.found} values={{ place: state.place.city }} />
        ) : null}
        {state === 'denied' || state === 'failed' ? <FormattedMessage {...myPlaceMessages[state]} /> : null}
      </p>
    </div>
  );
};
