import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportAudit, getAudit } from '#contract/audit.ts';
import { AUDIT_EXPORT_MAX } from '#domain/audit/audit.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeProfessional, type TestAccount } from '#server/features/accounts/testing.ts';
import type { TestApp } from '#server/testing/app.ts';
import { audit } from './audit.ts';
import { startWithTwo } from './testing.ts';

let test: TestApp;
let ada: TestAccount;
let eva: TestAccount;
beforeAll(async () => {
  ({ test, ada, eva } = await startWithTwo());
});
afterAll(() => test.close());

const download = (input: object = {}) => test.call.send(exportAudit, input, { as: ada });

it('contains every matching entry as the pages do, and is recorded with its filters', async () => {
  const luis = await makeProfessional(test, { nombre: 'Luis' });
  await inTransaction(test.services.db, async (trx) => {
    for (let n = 0; n < 45; n++)
      await audit(trx, {
        adminId: (n % 3 === 0 ? eva : ada).id,
        action: 'ver_cuenta',
        subjectId: luis.keylogin,
        people: [luis.id],
        now: new Date(Date.UTC(2024, 2, 1, 12, n)),
      });
  });
  const march = { desde: '2024-03-01', hasta: '2024-03-01' };
  const all = await download(march);
  expect(all.entradas).toHaveLength(45);
  expect(all.hay_mas).toBe(false);
  const page = await test.call.send(getAudit, march, { as: ada });
  expect(all.entradas.slice(0, 20)).toEqual(page.entradas);
  const ofEva = await download({ ...march, admin: eva.keylogin, persona: luis.keylogin });
  expect(ofEva.entradas).toHaveLength(15);

  const { entradas } = await download({ accion: 'descargar_auditoria' });
  expect(entradas.map(({ admin, antes, despues }) => [admin.nombre, antes, despues])).toEqual([
    ['Ada Ruiz', null, { ...march, entradas: 15, admin: eva.keylogin, persona: luis.keylogin }],
    ['Ada Ruiz', null, { ...march, entradas: 45 }],
  ]);
});

it('contains the newest 10,000, and says that there are more', async () => {
  await sql`
    insert into audit_log (admin_id, action, subject, subject_id, created_at)
    select ${eva.id}, 'ver_cuenta', 'account', ${ada.keylogin},
      '2023-05-05T12:00:00Z'::timestamptz + n * interval '1 second'
    from generate_series(1, ${AUDIT_EXPORT_MAX + 1}::int) n`.execute(test.services.db);
  const { entradas, hay_mas } = await download({ hasta: '2023-05-05' });
  expect(entradas).toHaveLength(AUDIT_EXPORT_MAX);
  expect(hay_mas).toBe(true);
  expect(entradas[0]?.createAt).toBe('2023-05-05T14:46:41.000Z');
  expect(entradas.at(-1)?.createAt).toBe('2023-05-05T12:00:02.000Z');
});

it('refuses invalid filters at their fields, and records nothing', async () => {
  const recorded = async () =>
    (await test.call.send(getAudit, { accion: 'descargar_auditoria' }, { as: ada })).entradas
      .length;
  const before = await recorded();
  expect(await test.call.reply(exportAudit, { persona: 'yo' }, { as: ada })).toMatchObject({
    status: 400,
    campos: { persona: 'Escribe al menos 3 letras del nombre o del correo.' },
  });
  expect(await recorded()).toBe(before);
});
