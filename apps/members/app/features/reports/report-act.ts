import type { Api } from '@vesper/api-client';
import { type ActResult, actResult, refuseFields, textOf } from '../../parts/forms/act-result.ts';
import { reportCategories } from '@vesper/domain';

/** What the form that reports a profile is for. */
export const reportIntent = 'report';

export type PostedReport = ActResult<{ readonly receipt: string; readonly is_repeat: boolean }>;

/** Reports a member, as the form of their profile asks for; null for a form that is none of ours. */
export const actOnReport = async (api: Api, member: string, form: FormData): Promise<PostedReport | null> => {
  if (form.get('intent') !== reportIntent) return null;
  const category = reportCategories.find((one) => one === textOf(form, 'category'));
  if (!category) return refuseFields(form, { category: 'required' });
  const body = { member, category, messages: [], words: textOf(form, 'words') };
  return actResult(form, () => api.call('report', { key: `report-${textOf(form, 'key')}`, body }));
};
