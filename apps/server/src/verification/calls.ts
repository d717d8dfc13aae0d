import { whenGone } from '../photos/when-gone.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { CallHandlers } from '../platform/http/call-acts.ts';
import { addSelfie, refuseSelfieEarly } from './add-selfie.ts';
import { askVerification } from './ask.ts';
import { readVerification } from './standing.ts';
import { submitVerification } from './submit.ts';
import { withdrawVerification } from './withdraw.ts';

export const verificationHandlers = {
  verification: (services, { site, member }) => readVerification(services, services.db, { site, member }),
  verificationAsk: async (services, { site, member }) => {
    await askVerification(services, { site, member });
    return readVerification(services, services.db, { site, member });
  },
  verificationSubmit: async (services, { site, member }) => {
    await submitVerification(services, { site, member });
    return readVerification(services, services.db, { site, member });
  },
  verificationWithdraw: async (services, { site, member }) => {
    await withdrawVerification(services, member.id);
    return readVerification(services, services.db, { site, member });
  },
  verificationSelfieAdd: async (services, { site, member, query, key, withFile, reply }) => {
    const upload = { site, member, pose: query.pose, key, signal: whenGone(reply) };
    await refuseSelfieEarly(services, upload);
    await withFile((received) => {
      if (received.truncated) throw new AppError('photo_too_large');
      return addSelfie(services, upload, received);
    }).catch((error: unknown) => {
      // Half a body is no failure of ours.
      throw upload.signal.aborted ? new AppError('service_unavailable') : error;
    });
    return readVerification(services, services.db, { site, member });
  },
} satisfies CallHandlers;
