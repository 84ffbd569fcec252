import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as projects from '#contract/projects.ts';
import * as reviews from '#contract/reviews.ts';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
  await test.close();
});

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));
const only = ({ session_id, keylogin }: { session_id: string; keylogin: string }) => ({
  session_id,
  keylogin,
});

describe('beginning a proposal', () => {
  const begin = async (author: 'client' | 'professional' | 'admin', other: string) => {
    const make = { client: makeClient, professional: makeProfessional, admin: makeAdmin }[author];
    const as = only(await make(test.services));
    const reply = await test.call.reply(
      projects.beginProposal,
      { proposal: { sender: other } },
      { as },
    );
    return reply.mensaje;
  };

  it('is for professionals and administrators, to clients', async () => {
    const client = await makeClient(test.services);
    const colleague = await makeProfessional(test.services);
    expect(await begin('client', client.keylogin)).toBe(
      'Solo el profesional puede generar una propuesta',
    );
    expect(await begin('professional', colleague.keylogin)).toBe(
      'No puedes generar una propuesta con otro profesional, el necesita crear una cuenta como cliente',
    );
    expect(await begin('professional', client.keylogin)).toBe('success');
    expect(await begin('admin', client.keylogin)).toBe('success');
    expect(await begin('professional', 'nobody-at-all')).toBe(
      'La persona con la que quieres hablar no existe.',
    );
  });

  it('requires a validated professional', async () => {
    const client = await makeClient(test.services);
    const as = only(await makeProfessional(test.services, { validated: false }));
    const input = { proposal: { sender: client.keylogin } };
    expect(await test.call.refused(projects.beginProposal, input, { as })).toBe(
      'proposal_author_not_validated',
    );
  });

  it('twice at once makes one proposal, and another project needs its end', async () => {
    const client = await makeClient(test.services);
    const as = only(await makeProfessional(test.services));
    const input = { proposal: { sender: client.keylogin, titulo: 'Uno' } };
    const begun = await times(5, () => test.call.send(projects.beginProposal, input, { as }));
    expect(new Set(begun.map(({ proposal }) => proposal.id)).size).toBe(1);

    const project = await projectIn(test, 'publicada');
    const again = { proposal: { sender: project.client.keylogin } };
    const refused = await test.call.refused(projects.beginProposal, again, {
      as: project.professional,
    });
    expect(refused).toBe('proposal_open_exists');
    await project.ask('rechazada');
    const next = await test.call.send(projects.beginProposal, again, { as: project.professional });
    expect(next.proposal).toMatchObject({ estado: 'por_publicar', titulo: '' });
  });
});

describe('publishing', () => {
  it.each([
    [{ titulo: '' }, 'titulo', 'Escribe un título.'],
    [{ descripcion: ' ' }, 'descripcion', 'Describe lo que incluye el trabajo.'],
    [{ precio: 99 }, 'precio', 'El precio mínimo es de $100.00 MXN.'],
    [{ precio: 100.5 }, 'precio', 'Usa pesos enteros, sin centavos.'],
    [{ precio: '1e3' }, 'precio', 'Escribe el precio en pesos, por ejemplo 1,500.'],
    [{ precio: 10_000_000 }, 'precio', 'El precio máximo es de $9,999,999.00 MXN.'],
    [{ precio: null }, 'precio', 'Escribe el precio en pesos, por ejemplo 1,500.'],
    [{ start: '2026-02-30' }, 'start', 'Esa fecha no existe.'],
    [
      { start: '2026-12-02', end: '2026-12-01' },
      'end',
      'El término no puede ser antes del inicio.',
    ],
  ])('refuses %j at its field and changes nothing', async (bad, campo, text) => {
    const project = await projectIn(test, 'por_publicar');
    const before = await project.view();
    const reply = await test.call.reply(
      projects.updateDataProposal,
      { proposal: { id: project.id, ...bad, estado: 'publicada' } },
      { as: project.professional },
    );
    expect(reply).toMatchObject({ status: 400, campos: { [campo]: text } });
    expect(await project.view()).toEqual(before);
  });

  it("ignores a body's amounts, states and people", async () => {
    const project = await projectIn(test, 'por_publicar');
    const lies = { pagado: 9e6, liberado: 1, retenido: 5, sender: 'x', recieved: 'y', version: 1 };
    const { proposal } = await test.call.send(
      projects.updateDataProposal,
      { proposal: { id: project.id, precio: '2,500'.replace(',', ''), ...lies } },
      { as: project.professional },
    );
    expect(proposal).toMatchObject({
      precio: 2500,
      pagado: 0,
      liberado: 0,
      sender: project.client.keylogin,
    });
  });

  it('makes the proposal visible to the client', async () => {
    const project = await projectIn(test, 'por_publicar');
    expect(await project.view()).toMatchObject({
      estado: 'por_publicar',
      titulo: '',
      precio: null,
    });
    const keys = {
      key_primary: project.professional.keylogin,
      key_secundary: project.client.keylogin,
    };
    const own = await test.call.send(projects.getProposal, keys, { as: project.professional });
    expect(own.proposal).toMatchObject({ titulo: 'Cambio de llave', precio: 2000 });
  });

  it('is only for the professional', async () => {
    const project = await projectIn(test, 'por_publicar');
    expect(await project.ask('publicada')).toBe('transition_not_yours');
    const stranger = only(await makeClient(test.services));
    const input = { id_proposal: project.id, estado: 'publicada' };
    expect(await test.call.refused(projects.updateProposal, input, { as: stranger })).toBe(
      'proposal_not_found',
    );
  });
});

describe('two things at once', () => {
  it('accepting and rejecting in two tabs: one succeeds', async () => {
    for (let round = 0; round < 10; round++) {
      const project = await projectIn(test, 'publicada');
      const outcomes = await Promise.all([project.ask('por_pagar'), project.ask('rechazada')]);
      expect(outcomes.toSorted()).toEqual(['success', 'transition_wrong_state']);
      const { estado, sender_accept } = await project.view();
      expect(estado).toBe(outcomes[0] === 'success' ? 'por_pagar' : 'rechazada');
      expect(sender_accept).toBe(outcomes[0] === 'success' ? 1 : 0);
    }
  });

  it('releasing by a double click releases once', async () => {
    const project = await projectIn(test, 'pagado');
    // Each click carries the version that its screen showed.
    const { version } = await project.view();
    const outcomes = await times(4, () => project.release(0.25, { version }));
    expect(outcomes.filter((outcome) => outcome === 'success')).toHaveLength(1);
    expect(await project.view()).toMatchObject({ liberado: 500, retenido: 1500 });
  });

  it('releasing again with the same operation answers the same', async () => {
    const project = await projectIn(test, 'pagado');
    const operacion = 'click-0001';
    const outcomes = await times(4, () => project.release(0.25, { operacion }));
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => 'success'));
    expect(await project.release(0.5, { operacion })).toBe('success');
    expect(await project.view()).toMatchObject({ liberado: 500 });
  });

  it('completing and finalizing by a double click happen once', async () => {
    const project = await projectIn(test, 'pagado');
    const completed = await times(4, () => project.ask('completado'));
    expect(new Set(completed)).toEqual(new Set(['success']));
    await project.review('client');
    const reviews = await times(3, () => project.review('professional'));
    expect(reviews.toSorted()).toEqual(['review_exists', 'review_exists', 'success']);
    const finalized = await times(4, () => project.ask('finalizada'));
    expect(new Set(finalized)).toEqual(new Set(['success']));
    const view = await project.view();
    expect(view).toMatchObject({ liberado: 2000, retenido: 0 });
    for (const once of ['completado', 'finalizada'])
      expect(view.eventos.filter(({ evento }) => evento === once)).toHaveLength(1);
  });
});

describe('asking for the state that a project is in', () => {
  it('answers it to both sides and changes nothing, on whichever version', async () => {
    const project = await projectIn(test, 'pagado');
    const before = await project.view();
    const input = { id_proposal: project.id, estado: 'pagado', version: before.version - 1 };
    for (const as of [project.client, project.professional]) {
      const { proposal } = await test.call.send(projects.updateProposal, input, { as });
      expect(proposal).toEqual(before);
    }
    expect(await project.view()).toEqual(before);
    const stranger = only(await makeClient(test.services));
    expect(await test.call.refused(projects.updateProposal, input, { as: stranger })).toBe(
      'proposal_not_found',
    );
  });

  it('shows the client nothing of what was never sent', async () => {
    const project = await projectIn(test, 'por_publicar');
    const input = { id_proposal: project.id, estado: 'por_publicar' };
    const as = project.client;
    const { proposal } = await test.call.send(projects.updateProposal, input, { as });
    expect(proposal).toMatchObject({ estado: 'por_publicar', titulo: '', precio: null });
  });
});

describe('a transition on an old version', () => {
  it('is refused', async () => {
    const project = await projectIn(test, 'publicada');
    const { version } = await project.view();
    expect(await project.ask('por_pagar', { version: version - 1 })).toBe('proposal_changed');
    expect(await project.ask('por_pagar', { version })).toBe('success');
  });
});

describe('anticipos', () => {
  it('are fractions of the price, at most what is held', async () => {
    const project = await projectIn(test, 'pagado');
    expect(await project.release(0.3)).toBe('invalid_input');
    expect(await project.release(0.75)).toBe('success');
    expect(await project.release(0.5)).toBe('anticipo_exceeds_held');
    expect(await project.release(0.25)).toBe('success');
    expect(await project.release(0.25)).toBe('nothing_held');
    expect(await project.view()).toMatchObject({ liberado: 2000, retenido: 0, estado: 'pagado' });
    // With nothing left to release it can still end.
    expect(await project.ask('completado')).toBe('success');
    await project.review('client');
    await project.review('professional');
    expect(await project.ask('finalizada')).toBe('success');
  });

  it('are only for the client', async () => {
    const project = await projectIn(test, 'pagado');
    const input = { proposal: { id: project.id, anticipo: 0.25 } };
    const refused = await test.call.refused(projects.anticipoProposal, input, {
      as: project.professional,
    });
    expect(refused).toBe('transition_not_yours');
  });
});

describe('reviews', () => {
  it.each([
    [{ rating: 6 }, 'rating', 'Elige de 0 a 5 estrellas.'],
    [{ rating: 4.5 }, 'rating', 'Elige de 0 a 5 estrellas.'],
    [{ rating: '' }, 'rating', 'Elige de 0 a 5 estrellas.'],
    [{ description: '' }, 'description', 'Escribe tu opinión.'],
  ])('refuse %j', async (bad, campo, text) => {
    const project = await projectIn(test, 'completado');
    const input = { id_proposal: project.id, rating: 5, description: 'Bien', ...bad };
    const reply = await test.call.reply(reviews.newReview, input, { as: project.client });
    expect(reply).toMatchObject({ status: 400, campos: { [campo]: text } });
  });

  it('wait until the project is completed', async () => {
    const project = await projectIn(test, 'pagado');
    expect(await project.review('client')).toBe('review_not_yet');
  });
});

describe('the timeline', () => {
  it('is posted in the chat and sent to the phone, once per event', async () => {
    const project = await projectIn(test, 'finalizada');
    const { eventos } = await project.view();
    expect(eventos.map(({ evento }) => evento)).toEqual([
      'por_publicar',
      'publicada',
      'por_pagar',
      'pago_recibido',
      'completado',
      'calificacion',
      'calificacion',
      'finalizada',
    ]);
    await test.work();
    const sent = await test.services.db
      .selectFrom('notification')
      .innerJoin('account', 'account.id', 'notification.account_id')
      .innerJoin('notification_delivery as d', 'd.notification_id', 'notification.id')
      .select(['evento', 'sent_at'])
      .where('keylogin', 'in', [project.client.keylogin, project.professional.keylogin])
      .orderBy('notification.id')
      .execute();
    expect(sent.map(({ evento }) => evento)).toEqual([
      'publicada',
      'por_pagar',
      'recibo',
      'pagado',
      'completado',
      'calificacion_oculta',
      'calificacion',
      'recibo_liberacion',
      'finalizada',
    ]);
    expect(sent.every(({ sent_at }) => sent_at !== null)).toBe(true);
  });
});
