import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import { DAY } from '#lib/mexico-time.ts';
import { type Db, openPool } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { audit } from '../audit.ts';
import { startWithTwo } from '../testing.ts';
import { type Anchor, anchorsIn } from './anchors.ts';
import { anchorDay, chainEntries } from './chain.ts';
import { type Verified, verifyAudit } from './verify.ts';

let test: TestApp;
let ada: TestAccount;
let eva: TestAccount;
beforeAll(async () => {
  ({ test, ada, eva } = await startWithTwo());
});
afterAll(() => test.close());

const record = ({ services }: TestApp, by: TestAccount, times = 1) =>
  inTransaction(services.db, async (trx) => {
    for (let n = 0; n < times; n++)
      await audit(trx, {
        adminId: by.id,
        action: 'ver_cuenta',
        subjectId: by.keylogin,
        people: [by.id],
        after: { texto: `ñandú «${n}» \\ " 😀`, cantidad: 1.5, lista: [1, null, { b: 1, a: 2 }] },
        now: services.clock(),
      });
  });

const chainOf = async ({ services: { db } }: TestApp) =>
  (
    await sql<{ id: number; position: number }>`
      select id, chain_position as position from audit_log order by chain_position`.execute(db)
  ).rows;

describe('the chain of the audit log', () => {
  it('takes every entry once, in the order in which they became visible', async () => {
    // The queue learns a kind of job with its first one, for which others would wait.
    await record(test, ada);
    await chainEntries(test.services.db);
    const before = (await chainOf(test)).length;
    const done = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const late = inTransaction(test.services.db, async (trx) => {
      await audit(trx, {
        adminId: eva.id,
        action: 'ver_cuenta',
        subjectId: eva.keylogin,
        people: [],
        now: test.services.clock(),
      });
      begun.resolve();
      await done.promise;
    });
    await begun.promise;
    await record(test, ada);
    await Promise.all([chainEntries(test.services.db), chainEntries(test.services.db)]);
    done.resolve();
    await late;
    await chainEntries(test.services.db);
    const [first, second] = (await chainOf(test)).slice(before);
    expect([first?.position, second?.position]).toEqual([before + 1, before + 2]);
    expect(first?.id).toBeGreaterThan(second?.id ?? 0);
    expect(await verifyAudit(test.services.db)).toMatchObject({ whole: before + 2, broken: null });
  });

  it('cannot be written by who adds an entry', async () => {
    const { db } = test.services;
    const { rows } = await sql<Record<string, unknown>>`
      insert into audit_log (admin_id, action, subject, subject_id, created_at, admin_name, chain_position, hash)
      values (${ada.id}, 'ver_cuenta', 'account', 'x', now(), 'Eva Paz', 1, 'x')
      returning admin_name, chain_position, hash`.execute(db);
    expect(rows).toEqual([{ admin_name: 'Ada Ruiz', chain_position: null, hash: null }]);
  });

  it('is about nobody else once it is chained', async () => {
    const { db, clock } = test.services;
    await record(test, ada);
    await chainEntries(db);
    const { id } = (await chainOf(test)).at(-1) ?? { id: 0 };
    await expect(
      db
        .insertInto('audit_person')
        .values({ account_id: eva.id, audit_id: id, created_at: clock() })
        .execute(),
    ).rejects.toThrow('append-only');
  });

  it('is written for pages of entries, and read in pages', async () => {
    await sql`
      insert into audit_log (admin_id, action, subject, subject_id, created_at)
      select ${ada.id}, 'ver_cuenta', 'account', ${ada.keylogin}, now()
      from generate_series(1, 2001)`.execute(test.services.db);
    const { whole, broken } = await verifyAudit(test.services.db);
    expect(broken).toBeNull();
    expect(whole).toBeGreaterThan(2001);
  });
});

describe('an administrator who is gone', () => {
  it('stands in the log under the name that they had', async () => {
    const { db, clock } = test.services;
    const gone = await makeAccount(test, 'admin', { nombre: 'Berta', apellidos: 'Sol' });
    await record(test, gone);
    await db
      .updateTable('account')
      .set({ nombre: 'Cuenta eliminada', apellidos: '', deleted_at: clock() })
      .where('id', '=', gone.id)
      .execute();
    const filter = { admin: gone.keylogin };
    const { entradas, administradores } = await test.call.send(getAudit, filter, { as: ada });
    expect(entradas.map(({ admin }) => admin.nombre)).toEqual(['Berta Sol']);
    expect(administradores).toContainEqual({ keylogin: gone.keylogin, nombre: 'Berta Sol' });
  });
});

describe('the anchor of a day', () => {
  const mailed = () =>
    anchorsIn(
      test
        .sentTo('equipo@maestros.example')
        .filter((text) => text.includes('Guarda este correo'))
        .join('\n'),
    );

  it('is stored and mailed once, and is that of the last entry', async () => {
    const { db, clock } = test.services;
    await Promise.all([anchorDay(db, clock()), anchorDay(db, clock())]);
    await test.work();
    const { whole, hash, anchors } = await verifyAudit(db);
    expect(mailed()).toEqual([{ day: '2026-11-20', entries: whole, hash }]);
    expect(anchors).toBe(1);
    test.advance(DAY);
    await record(test, eva);
    await anchorDay(db, clock());
    await test.work();
    expect(mailed().map(({ day, entries }) => [day, entries])).toEqual([
      ['2026-11-21', whole + 1],
      ['2026-11-20', whole],
    ]);
    const [from] = mailed().slice(-1);
    expect(await verifyAudit(db, { from, kept: mailed() })).toMatchObject({
      whole: whole + 1,
      anchors: 4,
      broken: null,
    });
  });
});

/** What somebody does who can switch the guards off: the owner of the tables. */
describe('somebody behind the guards', () => {
  let own: TestApp;
  let owner: Db;
  let kept: Anchor[];
  beforeAll(async () => {
    own = await startTestApp();
    const { db, clock, config } = own.services;
    owner = openPool(config.databaseOwnerUrl ?? '', { max: 1, onError: () => {} }).db;
    await record(own, await makeAccount(own, 'admin', { nombre: 'Eli', apellidos: 'Luz' }), 10);
    await anchorDay(db, clock());
    await own.work();
    kept = anchorsIn(own.sentTo('equipo@maestros.example').join('\n'));
    expect(await verifyAudit(db, { kept })).toMatchObject({ whole: 10, anchors: 2, broken: null });
  });
  afterAll(async () => {
    await owner.destroy();
    await own.close();
  });

  /** What is found after it, without and with the kept anchor; then it is undone. */
  async function foundAfter(statement: string) {
    const undone = new Error('undone');
    let found: Verified[] = [];
    await owner
      .transaction()
      .execute(async (trx) => {
        await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(trx);
        found = [await verifyAudit(trx), await verifyAudit(trx, { kept })];
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return found.map(({ whole, broken }) => ({ whole, broken }));
  }

  it.each([
    [
      'changes an entry',
      `update audit_log set after = '{}' where chain_position = 4`,
      3,
      'no es la que se escribió',
    ],
    [
      'changes who did it',
      `update audit_log set admin_name = 'Otra' where chain_position = 4`,
      3,
      'no es la que se escribió',
    ],
    [
      'changes when',
      `update audit_log set created_at = created_at + interval '1 microsecond' where chain_position = 4`,
      3,
      'no es la que se escribió',
    ],
    [
      'names somebody',
      `insert into audit_person select min(account_id), now(), (select id from audit_log where chain_position = 4) from audit_person`,
      3,
      'no es la que se escribió',
    ],
    [
      'unnames somebody',
      `delete from audit_person where audit_id = (select id from audit_log where chain_position = 4)`,
      3,
      'no es la que se escribió',
    ],
    [
      'deletes an entry',
      `delete from audit_log where chain_position = 4`,
      3,
      'Falta la anotación 4',
    ],
    [
      'deletes one and closes the gap',
      `delete from audit_log where chain_position = 4; update audit_log set chain_position = chain_position - 1 where chain_position > 4`,
      3,
      'no es la que se escribió',
    ],
    [
      'slips one in',
      `update audit_log set chain_position = -1 - chain_position where chain_position > 4;
      update audit_log set chain_position = -chain_position where chain_position < 0;
      insert into audit_log (admin_id, action, subject, subject_id, created_at, chain_position, hash)
        select admin_id, 'ver_cuenta', 'account', 'x', created_at, 5, sha256('x') from audit_log where chain_position = 4`,
      4,
      'no es la que se escribió',
    ],
    [
      'cuts the end',
      `delete from audit_log where chain_position > 7`,
      7,
      'Faltan las anotaciones desde la 8',
    ],
    ['deletes all', `delete from audit_log`, 0, 'Faltan las anotaciones desde la 1'],
    [
      'changes one and chains all anew',
      `update audit_log set after = '{}' where chain_position = 4;
      update audit_log set chain_position = null, hash = null; select chain_audit()`,
      10,
      'no es la del ancla',
    ],
  ])('who %s is found', async (_what, statement, whole, sentence) => {
    const found = { whole, broken: expect.stringContaining(sentence) };
    expect(await foundAfter(statement)).toEqual([found, found]);
  });

  it('who changes the stored anchor too is found by the kept one', async () => {
    expect(
      await foundAfter('delete from audit_anchor; delete from audit_log where chain_position > 7'),
    ).toEqual([
      { whole: 7, broken: null },
      { whole: 7, broken: expect.stringContaining('Faltan las anotaciones desde la 8') },
    ]);
  });
});
