import {
  type Appearance,
  appearanceCookieName,
  contrasts,
  formatAppearance,
  readAppearance,
  splitLocale,
  textSizes,
  themes,
} from '@vesper/domain';
import { Button, ChoiceGroup } from '@vesper/ui';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { appearanceMessages } from './appearance-messages.ts';
import { documentAppearance } from './appearance.ts';
import { useLocalePath } from '../links/localized-path.ts';
import { keepCookie } from './own-cookie.ts';

/** Shows the choice at once and keeps it for the pages to come. */
const apply = (chosen: Appearance): void => {
  for (const [name, value] of Object.entries(documentAppearance(chosen))) {
    if (value === undefined) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
  keepCookie(appearanceCookieName, formatAppearance(chosen));
};

const chosenIn = (form: HTMLFormElement): Appearance =>
  readAppearance(Object.fromEntries(new FormData(form)));

/** Text size, colours and contrast. A choice shows at once; without script the form keeps it and comes back. */
export const AppearanceChoices = ({ current }: { readonly current: Appearance }) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const localePath = useLocalePath();
  const { path } = splitLocale(pathname);
  return (
    <form
      method="post"
      action={localePath('/appearance')}
      className="appearance stack"
      onChange={(event: FormEvent<HTMLFormElement>) => apply(chosenIn(event.currentTarget))}
    >
      <input type="hidden" name="to" value={path === '/appearance' ? '/' : `${path}${search}`} />
      <ChoiceGroup
        name="textSize"
        label={intl.formatMessage(appearanceMessages.textSize)}
        defaultValue={current.textSize}
        options={textSizes.map((value) => ({
          value,
          label: intl.formatNumber(Number(value) / 100, { style: 'percent' }),
        }))}
      />
      <ChoiceGroup
        name="theme"
        label={intl.formatMessage(appearanceMessages.theme)}
        defaultValue={current.theme}
        options={themes.map((value) => ({
          value,
          label: intl.formatMessage(appearanceMessages[`theme.${value}`]),
        }))}
      />
      <ChoiceGroup
        name="contrast"
        label={intl.formatMessage(appearanceMessages.contrast)}
        defaultValue={current.contrast}
        options={contrasts.map((value) => ({
          value,
          label: intl.formatMessage(appearanceMessages[`contrast.${value}`]),
        }))}
      />
      <noscript>
        <Button type="submit">
          <FormattedMessage {...appearanceMessages.save} />
        </Button>
      </noscript>
    </form>
  );
};
