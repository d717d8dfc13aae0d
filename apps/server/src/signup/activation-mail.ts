import { isLocale, localePath } from '@vesper/domain';
import { createIntlFor } from '@vesper/i18n';
import type { Site } from '../site/site-directory.ts';
import { type RenderedMail, renderMail } from '../mail/mail-layout.ts';
import { mailMessages as texts } from '../mail/messages.ts';

export interface ActivationMail {
  readonly site: Site;
  readonly origin: string;
  readonly language: string;
  readonly name: string;
  readonly token: string;
}

/** The mail after signup. Its link opens a page with a button: opening it alone confirms nothing (readings). */
export const activationMail = ({
  site,
  origin,
  language,
  name,
  token,
}: ActivationMail): Promise<RenderedMail> => {
  const intl = createIntlFor(language);
  const locale = isLocale(language) ? language : 'en';
  const siteName = site.settings.mailName;
  const credits = site.rules.signupCredits;
  const path = localePath(locale, `/activate?token=${encodeURIComponent(token)}`);
  return renderMail({
    language,
    siteName,
    subject: intl.formatMessage(texts.activationSubject, { site: siteName }),
    title: intl.formatMessage(texts.activationTitle, { name }),
    paragraphs: [
      intl.formatMessage(texts.activationBody, { site: siteName }),
      ...(credits > 0 ? [intl.formatMessage(texts.activationCredits, { credits })] : []),
    ],
    button: { label: intl.formatMessage(texts.activationButton), url: `${origin}${path}` },
    linkFallback: intl.formatMessage(texts.linkFallback),
    afterButton: [intl.formatMessage(texts.activationIgnore)],
    footer: intl.formatMessage(texts.footer, { site: siteName, email: site.settings.supportEmail }),
  });
};
