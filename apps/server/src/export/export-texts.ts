import { formatLocale, isLocale } from '@vesper/domain';
import { createIntlFor, defineMessages, formatDate } from '@vesper/i18n';
import type { Site } from '../site/site-directory.ts';

const texts = defineMessages({
  title: {
    id: 'export.readme.title',
    defaultMessage: 'Your data on {site}',
    description:
      'First line of the text file that comes with the download of all data; {site} is the website',
  },
  made: {
    id: 'export.readme.made',
    defaultMessage: 'Made on {day}. These files hold the data that we keep about you.',
    description: 'Second line of that file; {day} is a day such as 5 December 2026',
  },
  data: {
    id: 'export.readme.data',
    defaultMessage:
      'data.json holds your account, profile, settings, logins, likes, blocks, conversations, orders and credits. It is plain text that other programs can also read.',
    description: 'What the file data.json holds; the file name stays as it is',
  },
  photos: {
    id: 'export.readme.photos',
    defaultMessage: 'The folder photos holds your photos as we store them.',
    description: 'What the folder photos holds; the name of the folder stays as it is',
  },
  left: {
    id: 'export.readme.left',
    defaultMessage:
      'Not included are things that would let someone into your account, such as passwords and keys, and things that concern only other people.',
    description: 'What the download does not hold',
  },
  questions: {
    id: 'export.readme.questions',
    defaultMessage: 'Questions? Write to {email}.',
    description: 'Last line of that file; {email} is the e-mail address of customer service',
  },
});

/** The README.txt of an export, in the member's language: what is what. */
export const exportReadme = (site: Site, language: string, now: Date): string => {
  const intl = createIntlFor(isLocale(language) ? formatLocale(language) : language);
  const day = formatDate(intl, now, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const values = { site: site.settings.name, day, email: site.settings.supportEmail };
  const { title, made, data, photos, left, questions } = texts;
  return `${[title, made, data, photos, left, questions].map((text) => intl.formatMessage(text, values)).join('\n\n')}\n`;
};
