import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureAccount, getUser, updateAccount } from '#contract/accounts.ts';
import { restorePassword } from '#contract/session.ts';
import { type Made, makeClient, makeProfessional } from '#demo/factories.ts';
import { proveEmail } from '#server/features/session/restore/testing.ts';
import { codeAt, contactOf, freeEmail, freePhone } from '../contact-change/testing.ts';
import { invite, latestLink } from '../set-up/testing.ts';
import { sessionOf } from '#server/testing/project.ts';
import { person, startEditing } from './testing.ts';

let on: Awaited<ReturnType<typeof startEditing>>;
beforeAll(async () => {
  on = await startEditing();
});
afterAll(() => on.test.close());

const securityChanges = ({ id }: Made) =>
  on.test.services.db
    .selectFrom('security_change')
    .select(['kind', 'created_at'])
    .where('account_id', '=', id)
    .execute();

describe('an edit by the team', () => {
  it('counts at once, notifies the former e-mail and phone, greets the new ones, and delays payouts', async () => {
    const made = await makeProfessional(on.test.services);
    const now = person();
    await on.account(made.keylogin, now);
    await on.test.work();
    const end = now.phone.slice(-4);
    const told = [
      expect.stringMatching(/el equipo de Maestros cambió el correo .*c\*\*\*@correo\.mx/),
      expect.stringMatching(new RegExp(`el equipo de Maestros cambió el teléfono .*${end}`)),
    ];
    expect(on.test.sentTo(made.email)).toEqual(expect.arrayContaining(told));
    expect(on.test.sentTo(made.phone)).toEqual(expect.arrayContaining(told));
    expect(on.test.sentTo(made.phone)).toHaveLength(2);
    expect(on.test.sentTo(now.phone)).toEqual([
      expect.stringContaining('el equipo de Maestros puso este teléfono en tu cuenta'),
    ]);
    expect((await on.ownView(made)).account).toMatchObject({ phone: now.phone, email: now.email });
    expect(on.test.sentTo(now.email)).toEqual([
      expect.stringContaining('cambió el correo de tu cuenta por este'),
    ]);
    expect(await securityChanges(made)).toEqual([
      { kind: 'phone', created_at: on.test.services.clock() },
    ]);
    const kept = await on.test.services.db
      .selectFrom('notification as n')
      .innerJoin('notification_delivery as d', 'd.notification_id', 'n.id')
      .select(['d.sent_at', 'n.phone_sealed', 'n.email'])
      .where('n.account_id', '=', made.id)
      .execute();
    expect(kept).toHaveLength(6);
    for (const one of kept)
      expect(one).toEqual({ sent_at: on.test.services.clock(), phone_sealed: null, email: null });
  });

  it('stands in the place of what the owner had asked for, of what it changes', async () => {
    const made = await makeClient(on.test.services);
    const owner = contactOf(on.test, made);
    const [phone, email] = [freePhone(), freeEmail()];
    await owner.askPhone(phone);
    await owner.askEmail(email);
    const code = await codeAt(on.test, phone);
    const now = person({ email: made.email });
    await on.account(made.keylogin, now);
    expect(await owner.confirm('phone', code)).toMatchObject({ code: 'contact_not_asked' });
    expect(await owner.confirm('email', await codeAt(on.test, email))).toMatchObject({
      user: { account: { phone: now.phone, email } },
    });
  });

  it('of an administrator’s own account changes no phone and no e-mail', async () => {
    const { keylogin, email, phone } = on.boss;
    for (const [changed, campo] of [
      [person({ email }), 'phone'],
      [person({ phone }), 'email'],
    ] as const)
      expect(await on.account(keylogin, changed)).toMatchObject({
        status: 409,
        code: 'own_contact',
        campos: {
          [campo]: 'Tu teléfono y tu correo los cambias en «Mi cuenta», con un código.',
        },
      });
    expect(await on.account(keylogin, person({ email, phone, nombre: 'Noemí' }))).toMatchObject({
      user: { account: { nombre: 'Noemí', email, phone } },
    });
    const own = contactOf(on.test, on.boss);
    const next = freeEmail();
    await own.askEmail(next);
    expect(await own.confirm('email', await codeAt(on.test, next))).toMatchObject({
      user: { account: { email: next } },
    });
  });

  it('notifies nobody when only the name changed', async () => {
    const made = await makeProfessional(on.test.services);
    const { email, phone } = made;
    await on.account(made.keylogin, person({ email: email.toUpperCase(), phone }));
    await on.test.work();
    expect(on.test.sentTo(email)).toEqual([]);
    expect(on.test.sentTo(phone)).toEqual([]);
    expect(await securityChanges(made)).toEqual([]);
  });

  it('invalidates a password restore begun at the former e-mail', async () => {
    const made = await makeClient(on.test.services);
    const keylogin = await proveEmail(on.test, made.email);
    await on.account(made.keylogin, person({ phone: made.phone }));
    expect(
      await on.test.call.refused(restorePassword, { keylogin, pass: 'otra-clave-larga' }),
    ).toBe('restore_not_requested');
  });

  it('sends an account without a password a new link, and revokes the former one', async () => {
    const invited = await invite(on.test, on.as);
    const now = person();
    await on.account(invited.keylogin, now);
    await on.test.work();
    expect(await on.test.call.refused(configureAccount, { id_sms: invited.id_sms })).toBe(
      'configure_expired',
    );
    const id_sms = latestLink(on.test, now.email);
    expect(await on.test.call.send(configureAccount, { id_sms })).toMatchObject({
      account: { email: now.email },
    });
    expect(on.test.sentTo(invited.email)).toHaveLength(1);
  });

  it('is serialized with other edits, the owner’s own included', async () => {
    const made = await makeClient(on.test.services);
    const { email, phone } = made;
    const byTeam = person({ email, phone, nombre: 'Por equipo' });
    const byOwner = { nombre: 'Por mí', apellidos: 'Ríos', phone };
    await Promise.all([
      on.account(made.keylogin, byTeam),
      on.test.call.send(updateAccount, { account: byOwner }, { as: sessionOf(made) }),
    ]);
    const detail = await on.test.call.send(getUser, { user_id: made.keylogin }, { as: on.as });
    const names = [
      detail.user.account.nombre,
      ...detail.nombres_anteriores.map(({ nombre }) => nombre),
    ];
    expect(names.at(-1)).toBe(made.nombre);
    expect(new Set(names)).toEqual(new Set(['Por equipo', 'Por mí', made.nombre]));
  });
});
