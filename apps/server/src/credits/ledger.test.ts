import { makeTransfer, memberAccount, spendTransfer } from '@vesper/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addSecondSite, memberOfSecondSite } from '../testing/second-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkBooks, lockBalance, postTransfer } from './repository.ts';

let server: TestServer;
let site = '';

beforeAll(async () => {
  server = await startTestServer();
  const row = await server.services.db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  site = row.id;
});
afterAll(() => server.end());

const spend = (memberId: string, credits: number, reference: string) =>
  inTransaction(server.services.db, (trx) =>
    postTransfer(server.services, trx, site, spendTransfer({ id: newId(), memberId, credits, reference })),
  );
const balance = (member: string) => inTransaction(server.services.db, (trx) => lockBalance(trx, member));

describe('the ledger', () => {
  it('writes a transfer once for its kind and reference', async () => {
    const { id } = await server.member();
    expect(await spend(id, 1, `once-${id}`)).toBe(true);
    expect(await spend(id, 1, `once-${id}`)).toBe(false);
    expect(await balance(id)).toBe(2);
  });

  it('books the other side with the brand it happened at', async () => {
    const { db } = server.services;
    await addSecondSite(server);
    const [here, there] = [await server.member(), await memberOfSecondSite(server)];
    for (const member of [here, there]) {
      const postings = await db
        .selectFrom('ledger_postings as own')
        .innerJoin('ledger_accounts as account', 'account.id', 'own.account_id')
        .innerJoin('ledger_postings as other', 'other.transfer_id', 'own.transfer_id')
        .innerJoin('ledger_accounts as otherAccount', 'otherAccount.id', 'other.account_id')
        .select(['account.site_id', 'otherAccount.site_id as other_site', 'otherAccount.kind'])
        .where('account.member_id', '=', member.id)
        .where('otherAccount.member_id', 'is', null)
        .execute();
      expect(postings).toEqual([
        { site_id: postings[0]?.site_id, other_site: postings[0]?.site_id, kind: 'grants' },
      ]);
    }
  });

  it('refuses a balance below zero and takes the whole transfer back', async () => {
    const { id } = await server.member();
    await expect(spend(id, 4, `much-${id}`)).rejects.toThrow(/ledger_accounts_balance/);
    expect(await balance(id)).toBe(3);
    expect(await spend(id, 3, `much-${id}`)).toBe(true);
  });

  it('never spends a credit twice, however many ask at once', async () => {
    const { id } = await server.member();
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => spend(id, 1, `race-${id}-${index}`)),
    );
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(3);
    expect(await balance(id)).toBe(0);
  });

  it('is append-only and balanced by the database itself', async () => {
    const { db } = server.services;
    await expect(sql`update ledger_postings set amount = amount + 1`.execute(db)).rejects.toThrow(
      /append-only/,
    );
    await expect(sql`delete from ledger_transfers`.execute(db)).rejects.toThrow(/append-only/);
    const { id } = await server.member();
    const lopsided = inTransaction(db, async (trx) => {
      const transfer = newId();
      await sql`insert into ledger_transfers (id, kind, reference, created_at) values (${transfer}, 'grant', ${transfer}, now())`.execute(
        trx,
      );
      await sql`insert into ledger_postings (transfer_id, account_id, amount)
        select ${transfer}, id, 5 from ledger_accounts where member_id = ${id}`.execute(trx);
    });
    await expect(lopsided).rejects.toThrow(/does not sum to zero/);
    expect(() =>
      makeTransfer({
        id: newId(),
        kind: 'grant',
        reference: 'x',
        postings: [{ account: memberAccount(id), amount: 5 }],
      }),
    ).toThrow();
  });

  it('has books that agree', async () => {
    expect(await checkBooks(server.services.db)).toEqual({ sum: 0, wrongBalances: 0 });
  });
});
