import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser, restoreAccount, suspendAccount } from '#contract/accounts.ts';
import { getMessages, sendMessage } from '#contract/chat.ts';
import { createProject } from '#contract/payments.ts';
import { beginProposal, updateProposal } from '#contract/projects.ts';
import * as session from '#contract/session.ts';
import { getProfilePublic, getProfiles } from '#contract/search.ts';
import { validateLogin, validateSession } from '#contract/session.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { DAY, formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { membershipOf } from '#server/features/membership/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { confirmAtProvider, letTimePass, projectIn, sessionOf } from '#server/testing/project.ts';
import { endMemberships } from '#server/jobs/kinds.ts';

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const motivo = 'Cobros por fuera';
const suspend = ({ keylogin }: { keylogin: string }, as = admin) =>
  test.call.reply(suspendAccount, { user_id: keylogin, motivo }, { as });
const restored = ({ keylogin }: { keylogin: string }, as = admin) =>
  test.call.reply(restoreAccount, { user_id: keylogin }, { as });
const refusal = (promise: Promise<object>) =>
  promise.then((reply) => ('code' in reply ? reply.code : 'success'));
const login = ({ email }: Made, pass: string) =>
  refusal(test.call.reply(validateLogin, { email, pass }));
const found = async (made: Made) => {
  const { profiles } = await test.call.send(getProfiles, { search: { texto: made.nombre } });
  return profiles.some(({ keylogin }) => keylogin === made.keylogin);
};
const holds = async (made: Made) =>
  (await refusal(test.call.reply(validateSession, {}, { as: sessionOf(made) }))) === 'success';

describe('a suspended person', () => {
  it('is signed out, and learns why only with the right password', async () => {
    const made = await makeClient(test.services);
    const at = test.services.clock().toISOString();
    expect(await suspend(made)).toMatchObject({ suspension: { motivo, desde: at } });
    expect(await holds(made)).toBe(false);
    expect(await login(made, 'no-es-esta-clave')).toBe('credentials_invalid');
    expect(
      await test.call.reply(validateLogin, { email: made.email, pass: made.pass }),
    ).toMatchObject({
      status: 403,
      code: 'account_suspended',
      mensaje: expect.stringContaining('Tu cuenta está suspendida'),
    });
    // Right passwords do not count as wrong tries.
    for (let n = 0; n < 12; n++) expect(await login(made, made.pass)).toBe('account_suspended');

    expect(await refusal(restored(made))).toBe('success');
    expect(await login(made, made.pass)).toBe('success');
  });

  it('is notified of the suspension and of its end', async () => {
    const made = await makeProfessional(test.services);
    const said = { user_id: made.keylogin, motivo: `${motivo}.` };
    await test.call.send(suspendAccount, said, { as: admin });
    await test.work();
    for (const to of [made.email, made.phone])
      expect(test.sentTo(to)[0]).toContain(`Motivo: ${motivo}. Por ahora`);
    await restored(made);
    await test.work();
    for (const to of [made.email, made.phone])
      expect(test.sentTo(to)[0]).toContain('está activa otra vez');
  });

  it('stays suspended with a new password', async () => {
    const made = await makeClient(test.services);
    await suspend(made);
    const { keylogin } = await test.call.send(session.codeSendMail, { email: made.email });
    await test.work();
    const code = /\d{6}/.exec(test.sentTo(made.email)[0] ?? '')?.[0] ?? '';
    await test.call.send(session.validateCode, { keylogin, code });
    const pass = 'otra-clave-nueva';
    await test.call.send(session.restorePassword, { keylogin, pass });
    expect(await login(made, pass)).toBe('account_suspended');
  });

  it('is not found by the search until restored', async () => {
    const made = await makeProfessional(test.services, { nombre: 'Xochiquetzal' });
    const profile = () => refusal(test.call.reply(getProfilePublic, { keylogin: made.keylogin }));
    expect([await found(made), await profile()]).toEqual([true, 'success']);
    await suspend(made);
    expect([await found(made), await profile()]).toEqual([false, 'profile_not_found']);
    await restored(made);
    expect([await found(made), await profile()]).toEqual([true, 'success']);
  });
});

describe('others, with a suspended person', () => {
  it('can read the conversation and write no more', async () => {
    const { client, professional } = await projectIn(test, 'por_publicar');
    const write = () =>
      refusal(
        test.call.reply(
          sendMessage,
          {
            keys: [client.keylogin, professional.keylogin],
            sender: client.keylogin,
            msg: '¿Vienes?',
          },
          { as: client },
        ),
      );
    expect(await write()).toBe('success');
    await suspend(professional);
    expect(await write()).toBe('person_suspended');
    const keys = { key_primary: client.keylogin, key_secundary: professional.keylogin };
    const chat = await test.call.send(getMessages, keys, { as: client });
    expect(chat.other.cuenta).toBe('suspendida');
    expect(chat.messages.map(({ msg }) => msg)).toContain('¿Vienes?');
    await restored(professional);
    expect(await write()).toBe('success');
  });

  it('cannot begin, send, accept or pay anything', async () => {
    const draft = await projectIn(test, 'por_publicar');
    await suspend(draft.client);
    const begin = { proposal: { sender: draft.client.keylogin, titulo: 'Otra' } };
    expect(await draft.do(updateProposal, { estado: 'publicada' }, draft.professional)).toBe(
      'person_suspended',
    );
    const other = sessionOf(await makeProfessional(test.services));
    expect(await test.call.refused(beginProposal, begin, { as: other })).toBe('person_suspended');

    const sent = await projectIn(test, 'publicada');
    await suspend(sent.professional);
    expect(await sent.ask('por_pagar')).toBe('person_suspended');
    await restored(sent.professional);
    expect(await sent.ask('por_pagar')).toBe('success');
    await suspend(sent.professional);
    const pay = { proposal: { id: sent.id } };
    expect(await test.call.refused(createProject, pay, { as: sent.client })).toBe(
      'person_suspended',
    );
    expect(await sent.cancel(sent.client)).toBe('success');
  });

  it('see the deadlines of a paid project go on', async () => {
    const project = await projectIn(test, 'pagado');
    await project.deliver();
    await suspend(project.professional);
    await letTimePass(test, 7 * DAY);
    expect((await project.view()).estado).toBe('completado');
    await letTimePass(test, 7 * DAY);
    expect(await project.view()).toMatchObject({ estado: 'finalizada', liberado: 2000 });
  });
});

describe('a membership', () => {
  const endsAt = async ({ id }: Made) =>
    (
      await test.services.db
        .selectFrom('account')
        .select('membership_ends_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).membership_ends_at?.getTime();
  /**
   * A professional with `nivel` for `days` more, or without one, and the end of the membership, relative to
   * now.
   */
  async function member(nivel: number, days: number) {
    admin = sessionOf(await makeAdmin(test.services));
    const made = await makeProfessional(test.services);
    const begun = test.services.clock().getTime();
    const membership_ends_at = days > 0 ? new Date(begun + days * DAY) : null;
    await test.services.db
      .updateTable('account')
      .set({ nivel, membership_ends_at })
      .where('id', '=', made.id)
      .execute();
    return { made, begun, buyer: membershipOf(test, sessionOf(made)) };
  }
  const restoredAfter = async (made: Made, days: number) => {
    await letTimePass(test, days * DAY, endMemberships);
    admin = sessionOf(await makeAdmin(test.services));
    expect(await refusal(restored(made))).toBe('success');
  };

  it('does not run out while its owner is suspended', async () => {
    const { made, begun } = await member(2, 10);
    await suspend(made);
    await letTimePass(test, 40 * DAY, endMemberships);
    expect(await endsAt(made)).toBe(begun + 10 * DAY);
    await restoredAfter(made, 0);
    expect(await endsAt(made)).toBe(begun + 50 * DAY);
  });

  it.each([
    ['a first one', 0, 0, 1, 30],
    ['a higher one', 1, 10, 2, 30],
    ['30 days more of the same', 2, 10, 2, 40],
  ])(
    'of which %s is paid while suspended has its days left when it is restored, and no more',
    async (_what, nivel, days, bought, left) => {
      const { made, begun, buyer } = await member(nivel, days);
      const intent = await buyer.prepare(bought);
      await suspend(made);
      await letTimePass(test, 15 * DAY, endMemberships);
      await confirmAtProvider(test, intent, 'pm_card_visa');
      await buyer.comeBack(intent);
      await test.work();
      const told = formatDay(mexicoDay(begun + (15 + left) * DAY));
      expect(test.sentTo(made.phone)[0]).toContain(`está activa hasta el ${told}`);
      await restoredAfter(made, 5);
      expect(await endsAt(made)).toBe(begun + (20 + left) * DAY);
    },
  );
});

describe('suspending', () => {
  it('needs a reason, a living account, and one that is not suspended yet', async () => {
    const made = await makeClient(test.services);
    expect(
      await test.call.reply(suspendAccount, { user_id: made.keylogin, motivo: ' ' }, { as: admin }),
    ).toMatchObject({ campos: { motivo: 'Escribe el motivo de la suspensión.' } });
    expect(await refusal(restored(made))).toBe('account_not_suspended');
    expect(await refusal(suspend({ keylogin: 'nadie-con-esta-clave' }))).toBe('account_not_found');
    await suspend(made);
    expect(await refusal(suspend(made))).toBe('account_suspended_already');
    const again = { user_id: made.keylogin, motivo: 'Otro' };
    expect((await test.call.reply(suspendAccount, again, { as: admin })).mensaje).toMatch(
      /^Esta cuenta ya está suspendida\. \S.+ la suspendió el \d.+, \d?\d:\d\d: \S/,
    );
  });

  it('is recorded and shown in the detail', async () => {
    const made = await makeClient(test.services);
    await suspend(made);
    const { suspension } = await test.call.send(getUser, { user_id: made.keylogin }, { as: admin });
    expect(suspension).toEqual({ motivo, desde: test.services.clock().toISOString() });
    await restored(made);
    const log = await test.services.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', made.keylogin)
      .where('action', '<>', 'ver_cuenta')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      {
        action: 'suspender_cuenta',
        before: { estado: 'activa' },
        after: { estado: 'suspendida', motivo },
      },
      {
        action: 'restaurar_cuenta',
        before: { estado: 'suspendida', motivo },
        after: { estado: 'activa' },
      },
    ]);
  });
});

describe('administrators', () => {
  it('suspend others and never themselves', async () => {
    const other = await makeAdmin(test.services);
    expect(await refusal(suspend(other, sessionOf(other)))).toBe('account_is_own');
    expect(await refusal(suspend(other))).toBe('success');
    expect(await holds(other)).toBe(false);
  });

  it('cannot suspend each other at once', async () => {
    const { db } = test.services;
    const second = await test.another();
    await db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('rol', '=', 4)
      .execute();
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await makeAdmin(test.services), await makeAdmin(test.services)];
      const said = await Promise.all([
        suspend(b, sessionOf(a)),
        second.call.reply(suspendAccount, { user_id: a.keylogin, motivo }, { as: sessionOf(b) }),
      ]);
      expect(said.filter((reply) => !('code' in reply))).toHaveLength(1);
      expect([await holds(a), await holds(b)].filter(Boolean)).toHaveLength(1);
      await db
        .updateTable('account')
        .set({ deleted_at: test.services.clock() })
        .where('id', 'in', [a.id, b.id])
        .execute();
    }
    await second.close();
  });
});
