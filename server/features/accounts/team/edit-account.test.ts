import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import { getUser } from '#contract/accounts.ts';
import { validateLogin } from '#contract/session.ts';
import { makeClient, makeProfessional } from '#demo/factories.ts';
import { ADDRESS, person, PROFILE, someEmail, startEditing } from './testing.ts';

let on: Awaited<ReturnType<typeof startEditing>>;
beforeAll(async () => {
  on = await startEditing();
});
afterAll(() => on.test.close());

const remove = (id: number) =>
  on.test.services.db
    .updateTable('account')
    .set({ deleted_at: on.test.services.clock() })
    .where('id', '=', id)
    .execute();

describe('somebody’s account', () => {
  it('is saved as the team writes it, ignores a rol in the body, and is recorded', async () => {
    for (const make of [makeClient, makeProfessional]) {
      const made = await make(on.test.services);
      const before = await on.ownView(made);
      const now = person({ email: someEmail('NUEVO').toUpperCase() });
      const reply = await on.account(
        made.keylogin,
        { ...now, rol: 4, nivel: 3, balance: 9, pass_hash: 'x', img_profile: '/files/x.webp' },
        { rol: 4, nivel: 3 },
      );
      const wanted = { ...now, email: now.email.toLowerCase(), img_profile: null };
      expect(reply).toMatchObject({ mensaje: 'success', user: { account: wanted } });
      expect(await on.ownView(made)).toEqual({
        ...before,
        nombre: 'Clara Inés Ríos Núñez',
        account: wanted,
        pagos_retenidos_hasta: before.rol === 2 ? expect.any(String) : null,
      });
      expect(await on.auditOf(made.keylogin)).toEqual([
        {
          admin_id: on.boss.id,
          action: 'cambiar_cuenta',
          before: {
            nombre: made.nombre,
            apellidos: 'Ríos',
            email: made.email,
            phone: `••• ${made.phone.slice(-4)}`,
          },
          after: {
            nombre: 'Clara Inés',
            apellidos: 'Ríos Núñez',
            email: wanted.email,
            phone: `••• ${now.phone.slice(-4)}`,
          },
        },
      ]);
    }
  });

  it('may be sent as JSON text, and an unchanged form is not recorded', async () => {
    const { keylogin, nombre, email, phone } = await makeClient(on.test.services);
    const same = { nombre, apellidos: 'Ríos', email, phone };
    const input = { user_id: keylogin, formDataAccount: JSON.stringify(same) as never };
    await on.test.call.send(accounts.updateUserAccount, input, { as: on.as });
    expect(await on.auditOf(keylogin)).toEqual([]);
  });

  it('keeps the sessions and the password when the e-mail changes', async () => {
    const made = await makeClient(on.test.services);
    const { email, pass } = { ...person(), pass: made.pass };
    await on.account(made.keylogin, { ...person(), email });
    expect((await on.ownView(made)).account.email).toBe(email);
    expect(await on.test.call.send(validateLogin, { email, pass })).toMatchObject({
      keylogin: made.keylogin,
    });
    expect(await on.test.call.refused(validateLogin, { email: made.email, pass })).toBe(
      'credentials_invalid',
    );
  });

  it('keeps the former name', async () => {
    const made = await makeProfessional(on.test.services);
    await on.account(made.keylogin, person());
    const detail = await on.test.call.send(getUser, { user_id: made.keylogin }, { as: on.as });
    expect(detail.nombres_anteriores).toMatchObject([{ nombre: 'Ramón', apellidos: 'Ríos' }]);
    expect(detail.user.profile?.validacion).toBe('validado');
  });

  it('refuses an e-mail that is taken, and a phone of the same rol, at the field', async () => {
    const other = await makeClient(on.test.services);
    const made = await makeClient(on.test.services);
    const before = await on.ownView(made);
    expect(
      await on.account(made.keylogin, person({ email: other.email.toUpperCase() })),
    ).toMatchObject({
      status: 409,
      code: 'email_in_use',
      campos: { email: 'Ya hay una cuenta con este correo.' },
    });
    expect(await on.account(made.keylogin, person({ phone: other.phone }))).toMatchObject({
      status: 409,
      code: 'phone_in_use',
      campos: { phone: 'Este teléfono ya tiene una cuenta de este tipo.' },
    });
    expect(await on.ownView(made)).toEqual(before);
    expect(await on.auditOf(made.keylogin)).toEqual([]);
    await on.test.work();
    expect(on.test.sentTo(made.email)).toEqual([]);
    const { keylogin } = await makeProfessional(on.test.services);
    expect(await on.account(keylogin, person({ phone: other.phone }))).toMatchObject({
      status: 200,
    });
  });

  it('asks for what is missing, each at its field', async () => {
    const { keylogin } = await makeClient(on.test.services);
    const empty = { nombre: ' ', apellidos: '', email: 'no', phone: '123' };
    expect(await on.account(keylogin, empty)).toMatchObject({
      status: 400,
      campos: {
        nombre: 'Escribe el nombre.',
        apellidos: 'Escribe los apellidos.',
        email: 'Escribe un correo válido, como nombre@correo.com.',
        phone: 'Escribe los 10 dígitos del teléfono.',
      },
    });
  });

  it('is not found once it was deleted', async () => {
    const { id, keylogin } = await makeProfessional(on.test.services);
    await remove(id);
    const gone = { status: 404, code: 'account_not_found', mensaje: 'No se obtuvo la cuenta' };
    expect(await on.account(keylogin, person())).toMatchObject(gone);
    expect(await on.address(keylogin, ADDRESS)).toMatchObject(gone);
    expect(await on.profile(keylogin, PROFILE)).toMatchObject(gone);
    expect(await on.account('nobody-has-this', person())).toMatchObject(gone);
  });
});
