import type { Api } from '@vesper/api-client';
import { verificationPoses } from '@vesper/domain';
import { type SectionResult, sectionResult } from '../../parts/profile/section-result.ts';

const addSelfie = (api: Api, form: FormData): Promise<unknown> => {
  const file = form.get('photo');
  const upload = new FormData();
  if (file instanceof File) upload.set('photo', file);
  const pose = verificationPoses.find((one) => one === form.get('pose')) ?? 'cover_ear';
  return api.call('verificationSelfieAdd', {
    query: { pose },
    key: String(form.get('key') ?? ''),
    form: upload,
  });
};

/** Does what a form of the page asks for, also before the script runs; null for a form that is none of ours. */
export const actOnVerification = async (api: Api, form: FormData): Promise<SectionResult | null> => {
  switch (form.get('section')) {
    case 'ask':
      return sectionResult('ask', form, () => api.call('verificationAsk'));
    case 'selfie':
      return sectionResult('selfie', form, () => addSelfie(api, form));
    case 'submit':
      return sectionResult('submit', form, () => api.call('verificationSubmit'));
    case 'withdraw':
      return sectionResult('withdraw', form, () => api.call('verificationWithdraw'));
    default:
      return null;
  }
};
