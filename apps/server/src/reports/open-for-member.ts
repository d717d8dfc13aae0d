import { randomUUID } from 'node:crypto';
import { type ReportCategory, reportCategories } from '@vesper/domain';
import { readEndedOf } from '../chat/removal/ended-repository.ts';
import type { Services } from '../platform/services/services.ts';
import { makeReport } from './make-report.ts';
import { findNamed } from './repository.ts';

/** What an operator has typed does not lead anywhere. */
export class NotFound extends Error {}

/** The member with this id or mail address. @throws NotFound without one, or with several */
const findOne = async ({ db }: Pick<Services, 'db'>, named: string) => {
  const [one, ...others] = await findNamed(db, named);
  if (!one) throw new NotFound(`there is no member ${named}`);
  if (others.length > 0)
    throw new NotFound(`${named} is on several sites: ${[one, ...others].map(({ id }) => id).join(', ')}`);
  return one;
};

/** The conversations of a member that a block has ended and that can be reported still, a line each. */
export const endedLines = async (services: Pick<Services, 'db'>, named: string): Promise<string[]> => {
  const member = await findOne(services, named);
  return (await readEndedOf(services.db, member.id)).map(
    ({ id, other_id: other, otherName, last_seq: messages, ended_at: at }) =>
      `${id}  ended ${at.toISOString().slice(0, 16).replace('T', ' ')}  with ${otherName} (${other})  ${messages} messages`,
  );
};

const isCategory = (value: string): value is ReportCategory => reportCategories.some((one) => one === value);

/**
 * Reports for a member who has turned to the support: the other's newest messages of a conversation, also of one that a block has
 * ended.
 * @returns the receipt
 * @throws NotFound for a member or category that there is none of; AppError as {@link makeReport}
 */
export const openForMember = async (
  services: Services,
  asked: {
    readonly member: string;
    readonly conversation: string;
    readonly category: string;
    readonly words: string;
  },
): Promise<string> => {
  const { category, conversation, words } = asked;
  if (!isCategory(category))
    throw new NotFound(`"${category}" is no category: ${reportCategories.join(', ')}`);
  const member = await findOne(services, asked.member);
  const site = await services.sites.findById(member.site_id);
  if (!site) throw new NotFound(`there is no site ${member.site_id}`);
  const body = { conversation, messages: [], category, words };
  const { receipt } = await makeReport(services, site, member.id, body, randomUUID());
  return receipt;
};
