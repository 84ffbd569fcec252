import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateAddress } from '#contract/accounts.ts';
import { openDispute, resolveDispute } from '#contract/disputes.ts';
import { beginProposal, updateDataProposal, updateProposal } from '#contract/projects.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { dismissTeam } from '#server/features/approvals/testing.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { membershipOf } from '#server/features/membership/testing.ts';
import { paidOut } from '#server/features/payouts/testing.ts';
import { advanceByClock, endMemberships, reconcilePayments } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { deliverWebhook, signedWebhook } from '#server/testing/stripe-webhook.ts';
import { confirmAtProvider, letTimePass, projectIn, sessionOf } from '#server/testing/project.ts';
import { remove } from './testing.ts';

const HOUR = 3_600_000;

let test: TestApp;
/** Another process on the same database. */
let second: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  second = await test.another();
});
beforeEach(async () => {
  // Whoever is alone in the team decides alone.
  await dismissTeam(test);
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(async () => {
  // Clocks, scheduled jobs and late webhooks must not fail on deleted accounts.
  for (const job of [advanceByClock, endMemberships, reconcilePayments])
    await letTimePass(test, 16 * DAY, job);
  expect(await proveBooks(test.services.db)).toMatchObject({ faults: [], returning: 0 });
  await second.close();
  await test.close();
});

const estadoOf = async (id: number) =>
  (
    await test.services.db
      .selectFrom('proposal')
      .select('estado')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).estado;

/** Enough time for a card form to count as abandoned; the sessions stay valid. */
async function anHourLater() {
  await letTimePass(test, HOUR + 60_000);
  await dismissTeam(test);
  admin = sessionOf(await makeAdmin(test.services));
}

describe('a deletion is refused, and nothing changes,', () => {
  it('while money is held, for client and professional', async () => {
    const project = await projectIn(test, 'pagado');
    const before = await project.view();
    for (const who of [project.client, project.professional])
      expect(await remove(test, who, admin)).toBe('account_money_held');
    expect(await project.view()).toEqual(before);
    await project.cancel(project.professional);
    await test.work();
    expect(await remove(test, project.client, admin)).toBe('success');
    expect(await remove(test, project.professional, admin)).toBe('success');
  });

  it('while a paid project is open, though all of it was released', async () => {
    const project = await projectIn(test, 'pagado');
    expect(await project.release(1)).toBe('success');
    expect(await remove(test, project.client, admin)).toBe('account_projects_open');
  });

  it('while there is a dispute', async () => {
    const project = await projectIn(test, 'pagado');
    await project.do(openDispute, { texto: 'No terminó' });
    for (const who of [project.client, project.professional])
      expect(await remove(test, who, admin)).toBe('account_in_dispute');
    const { id } = await test.services.db
      .selectFrom('dispute')
      .select('id')
      .where('proposal_id', '=', project.id)
      .executeTakeFirstOrThrow();
    const ruling = { dispute_id: id, reembolso: 2000, motivo: 'No empezó' };
    await test.call.send(resolveDispute, ruling, { as: admin });
    // The money is on its way back to the card.
    expect(await remove(test, project.client, admin)).toBe('account_refund_pending');
    expect(await remove(test, project.professional, admin)).toBe('success');
    await test.work();
    expect(await remove(test, project.client, admin)).toBe('success');
  });

  it('while the professional has a balance', async () => {
    const project = await projectIn(test, 'finalizada');
    expect(await remove(test, project.professional, admin)).toBe('account_balance_owed');
    expect(await remove(test, project.client, admin)).toBe('success');
  });

  it('while a payout is on its way', async () => {
    await dismissTeam(test);
    const paid = await paidOut(test);
    await paid.cancel(paid.professional);
    await test.work();
    admin = paid.team.as;
    expect(await remove(test, paid.professional, admin)).toBe('account_payout_open');
    await paid.send();
    expect(await remove(test, paid.professional, admin)).toBe('account_payout_open');
    await paid.pay();
    expect(await remove(test, paid.professional, admin)).toBe('success');
  });

  it('while a project of the platform is assigned to them', async () => {
    const project = await projectIn(test, 'publicada', { platform: true });
    await dismissTeam(test);
    admin = sessionOf(await makeAdmin(test.services));
    const worker = await makeProfessional(test.services);
    const assign = (key: string | null) =>
      test.call.send(
        updateDataProposal,
        { proposal: { id: project.id, profesional_assign: key } },
        { as: admin },
      );
    await assign(worker.keylogin);
    expect(await remove(test, worker, admin)).toBe('account_assigned');
    await assign(null);
    expect(await remove(test, worker, admin)).toBe('success');
  });

  it('while somebody may be paying; a payment abandoned for an hour is cancelled', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    for (const who of [project.client, project.professional])
      expect(await remove(test, who, admin)).toBe('account_payment_open');
    await anHourLater();
    expect(await remove(test, project.professional, admin)).toBe('success');
    expect((await test.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect(await project.view()).toMatchObject({ estado: 'cancelada', pagado: 0 });

    const member = membershipOf(test, sessionOf(await makeProfessional(test.services)));
    await member.prepare(2);
    expect(await remove(test, member.as, admin)).toBe('account_payment_open');
    await anHourLater();
    expect(await remove(test, member.as, admin)).toBe('success');
  });

  it('of one’s own account', async () => {
    expect(await remove(test, admin, admin)).toBe('account_is_own');
  });
});

describe('what was not paid ends with the account', () => {
  it.each([
    ['por_publicar', 'retirada'],
    ['publicada', 'retirada'],
    ['por_pagar', 'cancelada'],
  ])('%s becomes %s, and the other party reads why', async (from, to) => {
    for (const side of ['client', 'professional'] as const) {
      const project = await projectIn(test, from);
      const other = side === 'client' ? project.professional : project.client;
      expect(await remove(test, project[side], admin)).toBe('success');
      expect(await estadoOf(project.id)).toBe(to);
      const told = await test.services.db
        .selectFrom('conversation_member as c')
        .innerJoin('message as m', 'm.id', 'c.last_message_id')
        .innerJoin('account as a', 'a.id', 'c.account_id')
        .select(['m.evento', 'm.msg', 'c.unread_count'])
        .where('a.keylogin', '=', other.keylogin)
        .executeTakeFirstOrThrow();
      expect(told).toMatchObject({
        evento: 'cuenta_eliminada',
        msg: 'Una de las dos cuentas se eliminó: el proyecto se cerró y no hubo ningún cargo.',
      });
      expect(told.unread_count).toBeGreaterThan(0);
      const notices = await test.services.db
        .selectFrom('notification as n')
        .innerJoin('account as a', 'a.id', 'n.account_id')
        .select('n.msg')
        .where('a.keylogin', '=', other.keylogin)
        .where('n.evento', '=', 'cuenta_eliminada')
        .execute();
      expect(notices).toHaveLength(from === 'por_publicar' ? 0 : 1);
    }
  });
});

describe('at the same moment', () => {
  it('either a payment is held and the account stays, or the payment is refunded', async () => {
    for (let round = 0; round < 6; round++) {
      const project = await projectIn(test, 'por_pagar');
      const intent = await project.prepare();
      await anHourLater();
      const [said] = await Promise.all([
        remove(test, round % 2 ? project.client : project.professional, admin),
        confirmAtProvider(test, intent, 'pm_card_visa')
          .then(() => signedWebhook(test, intent, 'payment_intent.succeeded'))
          .then((notice) => deliverWebhook(second, notice)),
      ]);
      await test.work();
      const { status } = await test.stripe.paymentIntents.retrieve(intent);
      // Once paid it is held; once given up it cannot be paid.
      expect([said, status, await estadoOf(project.id)]).toEqual(
        said === 'success'
          ? ['success', 'canceled', 'cancelada']
          : ['account_money_held', 'succeeded', 'pagado'],
      );
    }
  });

  it('two administrators who delete each other both stay, until one of them agrees', async () => {
    const { db, clock } = test.services;
    for (let round = 0; round < 5; round++) {
      await db.updateTable('account').set({ deleted_at: clock() }).where('rol', '=', 4).execute();
      const [a, b] = [await makeAdmin(test.services), await makeAdmin(test.services)];
      const said = await Promise.all([
        remove(test, b, sessionOf(a)),
        remove(second, a, sessionOf(b)),
      ]);
      expect(said).toEqual(['approval_waiting', 'approval_waiting']);
    }
  });

  it('either a proposal is not begun, or it ends with the account', async () => {
    for (let round = 0; round < 6; round++) {
      const client = await makeClient(test.services);
      const as = sessionOf(await makeProfessional(test.services));
      const [said, begun] = await Promise.all([
        remove(test, client, admin),
        second.call.reply(
          beginProposal,
          { proposal: { sender: client.keylogin, titulo: 'Llave' } },
          { as },
        ),
      ]);
      expect(said).toBe('success');
      if ('proposal' in begun) expect(await estadoOf(begun.proposal.id)).toBe('retirada');
      else expect(['person_deleted', 'recipient_not_found']).toContain(begun.code);
    }
  });

  it('either an accepted proposal ends, or it is not accepted', async () => {
    for (let round = 0; round < 6; round++) {
      const project = await projectIn(test, 'publicada');
      const [said, accepted] = await Promise.all([
        remove(test, project.professional, admin),
        second.call.reply(
          updateProposal,
          { id_proposal: project.id, estado: 'por_pagar' },
          { as: project.client },
        ),
      ]);
      expect(said).toBe('success');
      expect(await estadoOf(project.id)).toBe('proposal' in accepted ? 'cancelada' : 'retirada');
    }
  });

  it('a form that is saved leaves nothing behind', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await makeClient(test.services);
      const address = { direccion: 'Calle 1', colonia: 'Centro', cp: '45100' };
      await Promise.all([
        remove(test, made, admin),
        second.call.reply(
          updateAddress,
          { ...address, estado: 'Jalisco', ciudad: 'Zapopan' },
          { as: sessionOf(made) },
        ),
      ]);
      const left = test.services.db.selectFrom('address').where('account_id', '=', made.id);
      expect(await left.select('account_id').execute()).toEqual([]);
    }
  });
});

describe('a payment that arrives after the deletion', () => {
  /** The state left by a process that ends between asking the provider and storing the answer. */
  const forgotten = (intent: string, providerId: string | null) =>
    test.services.db
      .updateTable('payment')
      .set({ id_payment: providerId })
      .where('id_payment', providerId === null ? '=' : 'is', providerId === null ? intent : null)
      .returning('id')
      .executeTakeFirstOrThrow();

  async function paidTooLate(intent: string, who: Credentials) {
    await forgotten(intent, null);
    await anHourLater();
    expect(await remove(test, who, admin)).toBe('success');
    await forgotten(intent, intent);
    await confirmAtProvider(test, intent, 'pm_card_visa');
    await deliverWebhook(test, await signedWebhook(test, intent, 'payment_intent.succeeded'));
    await test.work();
    const refunds = await test.stripe.refunds.list({ payment_intent: intent });
    return refunds.data.map(({ amount, status }) => ({ amount, status }));
  }

  it('for a project is refunded', async () => {
    const project = await projectIn(test, 'por_pagar');
    const intent = await project.prepare();
    expect(await paidTooLate(intent, project.client)).toEqual([
      { amount: 200_000, status: 'succeeded' },
    ]);
  });

  it('for a membership is refunded', async () => {
    const member = membershipOf(test, sessionOf(await makeProfessional(test.services)));
    const intent = await member.prepare(2);
    expect(await paidTooLate(intent, member.as)).toEqual([{ amount: 39_900, status: 'succeeded' }]);
  });
});
