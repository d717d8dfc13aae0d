import type { Api } from '@vesper/api-client';
import { type ActResult, actResult, refuseFields, textOf } from '../../parts/forms/act-result.ts';
import { targetOf } from '../../parts/settings/target.ts';
import { reportCategories } from '@vesper/domain';

/** What the form that reports a profile is for. */
export const reportIntent = 'report';

/** The same in a list of several people, each of whom has a form. */
export const listedReportIntent = (member: string): string => `${reportIntent}:${member}`;

/** Whether what was posted is a report of somebody in a list. */
export const isListedReport = ({ intent }: Pick<PostedReport, 'intent'>): boolean =>
  intent.startsWith(listedReportIntent(''));

export type PostedReport = ActResult<{ readonly receipt: string; readonly is_repeat: boolean }>;

/** What the fields are called: in a list after whom they are about as well, since there are several of each on the page. */
export const reportFields = (listed: string | undefined) =>
  listed === undefined
    ? { category: 'category', words: 'words' }
    : { category: `category-${listed}`, words: `words-${listed}` };

const makeReport = async (
  api: Api,
  member: string,
  form: FormData,
  fields: ReturnType<typeof reportFields>,
): Promise<PostedReport> => {
  const category = reportCategories.find((one) => one === textOf(form, fields.category));
  if (!category) return refuseFields(form, { category: 'required' });
  const body = { member, category, messages: [], words: textOf(form, fields.words) };
  return actResult(form, () => api.call('report', { key: `report-${textOf(form, 'key')}`, body }));
};

/** Reports a member, as the form of their profile asks for; null for a form that is none of ours. */
export const actOnReport = async (api: Api, member: string, form: FormData): Promise<PostedReport | null> =>
  form.get('intent') === reportIntent ? makeReport(api, member, form, reportFields(undefined)) : null;

/** Reports the member of a list whom the form names; null for a form that is none of ours. */
export const actOnListedReport = async (api: Api, form: FormData): Promise<PostedReport | null> => {
  const { intent, id } = targetOf(form);
  return intent === reportIntent && id ? makeReport(api, id, form, reportFields(id)) : null;
};
