import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendSetupLink } from '#contract/accounts.ts';
import { validateProfessional } from '#contract/identity.ts';
import { getAudit } from '#contract/audit.ts';
import { getMessages } from '#contract/chat.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { inTransaction } from '#server/db/transaction.ts';
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

const log = (input: object = {}) => test.call.send(getAudit, input, { as: ada });
const refused = (input: object) => test.call.reply(getAudit, input, { as: ada });
const validate = (user_id: string, as: TestAccount) =>
  test.call.send(validateProfessional, { user_id, estatus: 'validado' }, { as });

describe('the audit log', () => {
  it('tells who did what to whom, when, and what it was before and after', async () => {
    const luis = await makeProfessional(test, { nombre: 'Luis', validacion: 'pendiente' });
    await validate(luis.keylogin, ada);
    const { entradas, hay_mas, administradores } = await log({ persona: luis.keylogin });
    expect(entradas).toEqual([
      {
        id: expect.any(Number),
        admin: { keylogin: ada.keylogin, nombre: 'Ada Ruiz', rol: 4 },
        aprobo: null,
        accion: 'validar_profesional',
        asunto: { tipo: 'account', id: luis.keylogin, nombre: null, pago: null },
        personas: [{ keylogin: luis.keylogin, nombre: 'Luis Ríos Luna', rol: 2 }],
        antes: { validacion: 'pendiente' },
        despues: { validacion: 'validado' },
        createAt: test.services.clock().toISOString(),
      },
    ]);
    expect(hay_mas).toBe(false);
    expect(administradores).toEqual([
      { keylogin: eva.keylogin, nombre: 'Eva Paz' },
      { keylogin: ada.keylogin, nombre: 'Ada Ruiz' },
    ]);
  });

  it('names both people of a conversation, and deleted accounts without their names', async () => {
    const client = await makeAccount(test, 'client', { nombre: 'Clara', apellidos: 'Solís' });
    const luis = await makeProfessional(test);
    const keys = { key_primary: client.keylogin, key_secundary: luis.keylogin };
    await test.call.send(getMessages, keys, { as: eva });
    const [entry] = (await log({ persona: 'clara solis' })).entradas;
    expect(entry).toMatchObject({ accion: 'leer_conversacion', admin: { nombre: 'Eva Paz' } });
    expect(entry?.personas.map(({ keylogin }) => keylogin)).toEqual([
      client.keylogin,
      luis.keylogin,
    ]);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', client.id)
      .execute();
    const [after] = (await log({ persona: client.keylogin })).entradas;
    expect(after?.personas[0]).toEqual({
      keylogin: client.keylogin,
      nombre: 'Cuenta eliminada',
      rol: 1,
    });
    expect((await log({ persona: 'clara solis' })).entradas).toEqual([]);
  });

  it('is filtered by administrator, action, person and days, alone and combined', async () => {
    const ines = await makeProfessional(test, { nombre: 'Inés', email: 'ines@audit.mx' });
    const record = (as: TestAccount, action: 'ver_cuenta' | 'ver_identificacion', now: string) =>
      inTransaction(test.services.db, (trx) =>
        audit(trx, {
          adminId: as.id,
          action,
          subjectId: ines.keylogin,
          people: [ines.id],
          now: new Date(now),
        }),
      );
    // Midnight in Mexico City is 06:00 UTC.
    await record(ada, 'ver_cuenta', '2024-03-01T05:59:59Z');
    await record(eva, 'ver_cuenta', '2024-03-01T06:00:00Z');
    await record(ada, 'ver_identificacion', '2024-03-02T05:59:59Z');
    await record(eva, 'ver_identificacion', '2024-03-02T06:00:00Z');
    const found = async (input: object) =>
      (await log(input)).entradas.map(({ admin, accion, createAt }) =>
        [admin.nombre.slice(0, 3), accion.slice(4, 6), createAt.slice(5, 10)].join(' '),
      );
    const [a, b, c, d] = ['Ada cu 03-01', 'Eva cu 03-01', 'Ada id 03-02', 'Eva id 03-02'];
    const march = { desde: '2024-02-01', hasta: '2024-03-31' };
    expect(await found(march)).toEqual([d, c, b, a]);
    expect(await found({ desde: '2024-03-01', hasta: '2024-03-01' })).toEqual([c, b]);
    expect(await found({ ...march, admin: eva.keylogin })).toEqual([d, b]);
    expect(await found({ ...march, accion: 'ver_cuenta' })).toEqual([b, a]);
    expect(await found({ ...march, accion: 'ver_cuenta', admin: ada.keylogin })).toEqual([a]);
    for (const persona of [ines.keylogin, 'ines@audit.mx', 'INES'])
      expect(await found({ persona, hasta: '2024-12-31' })).toEqual([d, c, b, a]);
    expect(await found({ persona: 'ines@audit.mx', accion: 'ver_cuenta' })).toEqual([b, a]);
    expect(await found({ persona: 'ines@audit.mx', admin: eva.keylogin })).toEqual([d, b]);
    expect(await found({ persona: 'no such person' })).toEqual([]);
    expect(await found({ ...march, admin: 'no-such-admin' })).toEqual([]);
    expect(await found({ accion: '', admin: '', persona: '', ...march })).toHaveLength(4);
  });

  it('has pages that neither miss nor repeat entries of the same instant', async () => {
    const many = await makeProfessional(test);
    const now = new Date('2023-01-01T00:00:00Z');
    await inTransaction(test.services.db, async (trx) => {
      for (let n = 0; n < 45; n++)
        await audit(trx, {
          adminId: eva.id,
          action: 'enviar_enlace',
          subjectId: many.keylogin,
          people: [many.id],
          now,
        });
    });
    for (const filter of [{ persona: many.keylogin }, { hasta: '2023-06-01' }]) {
      const seen: number[] = [];
      let page = await log(filter);
      for (;;) {
        seen.push(...page.entradas.map(({ id }) => id));
        if (!page.hay_mas) break;
        page = await log({ ...filter, antes: seen.at(-1) });
      }
      expect(seen).toHaveLength(45);
      expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
    }
  });

  it('refuses invalid filters at their fields', async () => {
    expect(await refused({ persona: 'yo' })).toMatchObject({
      status: 400,
      campos: { persona: 'Escribe al menos 3 letras del nombre o del correo.' },
    });
    for (let n = 0; n < 51; n++) await makeAccount(test, 'client', { nombre: 'Homónimo' });
    expect(await refused({ persona: 'homonimo' })).toMatchObject({
      campos: { persona: 'Hay más de 50 cuentas así. Escribe el correo completo.' },
    });
    expect(await refused({ accion: 'robar' })).toMatchObject({ code: 'invalid_input' });
    expect(await refused({ desde: '2024-02-31' })).toMatchObject({
      campos: { desde: 'Esa fecha no existe.' },
    });
  });
});

describe('an entry of the audit log', () => {
  it.each(['audit_log', 'audit_person'])('is append-only also for its owner: %s', async (table) => {
    const { db } = test.services;
    const count = async () => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
      return rows[0]?.n;
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    for (const statement of [
      `update ${table} set created_at = now()`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(test.asOwner(statement)).rejects.toThrow(/append-only/i);
    expect(await count()).toBe(before);
  });

  it('is part of the action’s transaction: a failed action is not recorded', async () => {
    const luis = await makeProfessional(test);
    const doomed = inTransaction(test.services.db, async (trx) => {
      await audit(trx, {
        adminId: ada.id,
        action: 'ver_cuenta',
        subjectId: luis.keylogin,
        people: [luis.id],
        now: test.services.clock(),
      });
      throw new Error('undone');
    });
    await expect(doomed).rejects.toThrow('undone');
    expect((await log({ persona: luis.keylogin })).entradas).toEqual([]);
  });

  it('contains no phone, CLABE, password or code in clear', async () => {
    const luis = await makeProfessional(test);
    await inTransaction(test.services.db, (trx) =>
      audit(trx, {
        adminId: ada.id,
        action: 'ver_cuenta',
        subjectId: luis.keylogin,
        people: [luis.id],
        before: { phone: '+523312345678', cuenta: { numero: '002010077777777771' } },
        after: { phone: '+523398765432', pass: 'una-clave-larga', code: '123456' },
        now: test.services.clock(),
      }),
    );
    const { rows } = await sql<{ kept: string }>`
      select audit_log::text as kept from audit_log where subject_id = ${luis.keylogin}`.execute(
      test.services.db,
    );
    expect(rows).toHaveLength(1);
    for (const secret of ['12345678', '0200100777', 'una-clave', '123456', '98765432'])
      expect(rows[0]?.kept).not.toContain(secret);
    expect(rows[0]?.kept).toContain('••• 5432');
  });

  it('is read by administrators only, and refused requests are not recorded', async () => {
    const client = await makeAccount(test, 'client');
    expect(await test.call.refused(getAudit, {}, { as: client })).toBe('forbidden');
    expect(await test.call.refused(sendSetupLink, { user_id: client.keylogin }, { as: ada })).toBe(
      'account_not_found',
    );
    expect((await log({ persona: client.keylogin })).entradas).toEqual([]);
  });
});
