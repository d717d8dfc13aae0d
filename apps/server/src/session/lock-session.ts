import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import { lockMember, type Member } from '../member/repository.ts';
import { readSession, type Session } from './session.ts';
import { isSessionOpen } from './repository.ts';

/** @throws AppError `authentication_required` when the session has ended while the call was under way */
export const requireSession = async (services: Services, request: FastifyRequest): Promise<Session> => {
  const session = await readSession(services, request);
  if (!session) throw new AppError('authentication_required');
  return session;
};

/**
 * Locks the member of a session that still lasts. The password was asked for before the transaction: had it been changed
 * since, this session would have ended with it.
 * @throws AppError `authentication_required`
 */
export const lockSession = async (trx: Trx, session: Session): Promise<Member> => {
  const member = await lockMember(trx, session.member.id);
  if (
    !(await isSessionOpen(trx, session.id)) ||
    (member.status !== 'active' && member.status !== 'not_confirmed')
  )
    throw new AppError('authentication_required');
  return member;
};
