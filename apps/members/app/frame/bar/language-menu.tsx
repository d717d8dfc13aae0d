import { localeNames, locales, splitLocale } from '@vesper/domain';
import { DisclosureMenu } from '@vesper/ui';
import { Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useLocale, useLocalePath } from '../links/localized-path.ts';
import { keepTyped } from '../kept-typing.ts';
import { frameMessages } from '../messages.ts';

/**
 * Each language in its own name. A plain form, because the choice is kept (cookie, and the account when logged in) and the
 * page then comes anew in the other language; it leads to the same page and query.
 */
export const LanguageChoices = ({ current }: { readonly current: string }) => {
  const { pathname, search } = useLocation();
  const localePath = useLocalePath();
  const { path } = splitLocale(pathname);
  return (
    <form method="post" action={localePath('/lang-config')} className="language-choices" onSubmit={keepTyped}>
      <input type="hidden" name="to" value={path === '/lang-config' ? '/' : `${path}${search}`} />
      {locales.map((locale) => (
        <button
          key={locale}
          name="locale"
          value={locale}
          lang={locale}
          className="menu__item"
          aria-current={locale === current ? 'true' : undefined}
        >
          {localeNames[locale]}
        </button>
      ))}
    </form>
  );
};

export const LanguageMenu = () => {
  const intl = useIntl();
  const locale = useLocale();
  const { key } = useLocation();
  const face = (
    <>
      <Globe size={22} aria-hidden="true" />
      <span className="menu__code" aria-hidden="true">
        {locale}
      </span>
    </>
  );
  return (
    <DisclosureMenu
      label={intl.formatMessage(frameMessages.languageNow, { name: localeNames[locale] })}
      face={face}
      closeKey={key}
    >
      <LanguageChoices current={locale} />
    </DisclosureMenu>
  );
};
