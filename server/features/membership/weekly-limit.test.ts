import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as projects from '#contract/projects.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { letTimePass, sessionOf } from '#server/testing/project.ts';
import { membershipOf } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const draft = { titulo: 'Cambio de llave', descripcion: 'Con material.', precio: 500 };

/** An unpublished proposal for a new client. */
async function begin(as: Credentials): Promise<number> {
  const { keylogin: sender } = await makeClient(test.services);
  const { proposal } = await test.call.send(
    projects.beginProposal,
    { proposal: { sender, ...draft } },
    { as },
  );
  return proposal.id;
}

const publish = (as: Credentials, id: number) =>
  test.call.reply(projects.updateProposal, { id_proposal: id, estado: 'publicada' }, { as });
const published = async (as: Credentials, id: number) => {
  const reply = await publish(as, id);
  return 'code' in reply ? reply.code : 'success';
};

/** Inserts finalized projects directly: the limit only counts those. */
async function finish(as: Credentials, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const id = await begin(as);
    await test.services.db
      .updateTable('proposal')
      .set({ estado: 'finalizada', finalized_at: test.services.clock() })
      .where('id', '=', id)
      .execute();
  }
}

describe('the weekly limit', () => {
  it('refuses to publish once it is reached, and says the limit and until when', async () => {
    const member = membershipOf(test, sessionOf(await makeProfessional(test.services)));
    const { as } = member;
    await finish(as, 1);
    expect(await published(as, await begin(as))).toBe('success');
    await finish(as, 1);
    const id = await begin(as);
    const text =
      'Tu membresía permite 2 proyectos finalizados por semana y ya llegaste a ese límite. ' +
      'Podrás publicar el vie 27 nov, 10:00, o antes si subes de nivel.';
    expect(await publish(as, id)).toMatchObject({
      status: 409,
      code: 'weekly_limit_reached',
      mensaje: text,
    });
    // A refused publication leaves the proposal unchanged, also when the same call changes it.
    expect(
      await test.call.refused(
        projects.updateDataProposal,
        { proposal: { id, titulo: 'Otro título', estado: 'publicada' } },
        { as },
      ),
    ).toBe('weekly_limit_reached');
    const { titulo } = await test.services.db
      .selectFrom('proposal')
      .select('titulo')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(titulo).toBe(draft.titulo);
    const user = await member.user();
    expect(user).toMatchObject({ finalizados_7_dias: 2 });
    expect(user.membership.limite_libre_at).toBe('2026-11-27T16:00:00.000Z');
  });

  it('allows publishing again when the oldest counted project is a week old', async () => {
    const member = membershipOf(test, sessionOf(await makeProfessional(test.services)));
    const { as } = member;
    await finish(as, 1);
    await letTimePass(test, DAY);
    await finish(as, 1);
    const id = await begin(as);
    await letTimePass(test, 6 * DAY - 1000);
    expect(await published(as, id)).toBe('weekly_limit_reached');
    await letTimePass(test, 1000);
    expect((await member.user()).membership.limite_libre_at).toBeNull();
    expect(await published(as, id)).toBe('success');
  });

  it('is higher at once with a higher level, and absent with the highest', async () => {
    const member = membershipOf(test, sessionOf(await makeProfessional(test.services)));
    const { as } = member;
    await finish(as, 2);
    const id = await begin(as);
    expect(await published(as, id)).toBe('weekly_limit_reached');
    await member.buy(1);
    expect(await published(as, id)).toBe('success');
    await finish(as, 3);
    const next = await begin(as);
    expect(await published(as, next)).toBe('weekly_limit_reached');
    await member.buy(3);
    expect(await published(as, next)).toBe('success');
    expect(await member.choose(0)).toBe('success');
    expect(await published(as, await begin(as))).toBe('weekly_limit_reached');
  });

  it('does not apply to administrators', async () => {
    const as = sessionOf(await makeAdmin(test.services));
    await finish(as, 3);
    expect(await published(as, await begin(as))).toBe('success');
  });

  it('applies also while the level is being lowered', async () => {
    for (let round = 0; round < 16; round++) {
      const made = await makeProfessional(test.services);
      const member = membershipOf(test, sessionOf(made));
      await inTransaction(test.services.db, (trx) =>
        trx
          .updateTable('account')
          .set({ nivel: 3, membership_ends_at: new Date('2030-01-01') })
          .where('id', '=', made.id)
          .execute(),
      );
      await finish(member.as, 2);
      const id = await begin(member.as);
      const [said, lowered] = await Promise.all([published(member.as, id), member.choose(0)]);
      expect(lowered).toBe('success');
      expect(['success', 'weekly_limit_reached']).toContain(said);
      // Whichever came first, the reply matches what was stored.
      const { estado } = await test.services.db
        .selectFrom('proposal')
        .select('estado')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(estado).toBe(said === 'success' ? 'publicada' : 'por_publicar');
      expect(await published(member.as, await begin(member.as))).toBe('weekly_limit_reached');
    }
  });
});
