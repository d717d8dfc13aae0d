// @vitest-environment node
import { errorCodes } from '@vesper/contract';
import { verificationEnds, verificationPoses, verificationRefusals as reasons } from '@vesper/domain';
import { expect, it } from 'vitest';
import { errorMessage } from '../../frame/errors/refusals.ts';
import { poseMessages } from './pose-messages.ts';
import { reasonMessages, verificationRefusals } from './reason-messages.ts';

it.each(errorCodes.filter((code) => /^(verification|selfie)_/.test(code)))('%s has a text', (code) => {
  expect(errorMessage(code, verificationRefusals).id).toBe(`verification.refusal.${code}`);
});

it('says each pose and each reason', () => {
  expect(Object.keys(poseMessages).sort()).toEqual([...verificationPoses].sort());
  expect(Object.keys(reasonMessages).sort()).toEqual([...reasons, ...verificationEnds].sort());
});
