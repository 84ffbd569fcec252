import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDispute } from '#contract/disputes.ts';
import { cancelProposal, exportProjects, getProject, getProjects } from '#contract/projects.ts';
import { makeAdmin } from '#demo/factories.ts';
import { COMPLETION_DAYS, EXPIRY_DAYS, FINAL_DAYS, UNPAID_DAYS } from '#domain/projects/graph.ts';
import { DAY } from '#lib/mexico-time.ts';
import { makeAccount, type TestAccount } from '#server/features/accounts/testing.ts';
import { askingAndAnswering } from '#server/features/requests/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
let boss: TestAccount;
let offered: TestProject;
let unpaid: TestProject;
let half: TestProject;
let paid: TestProject;
let disputed: TestProject;
let over: TestProject;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  over = await projectIn(test, 'finalizada', { precio: 900, titulo: 'Llave de paso' });
  offered = await projectIn(test, 'publicada', { precio: 700, titulo: 'Pintar la reja' });
  unpaid = await projectIn(test, 'por_pagar', { precio: 1_200 });
  half = await projectIn(test, 'por_pagar', { precio: 6_001, titulo: 'Portón eléctrico' });
  await half.pay();
  paid = await projectIn(test, 'pagado', { precio: 2_000 });
  await paid.deliver();
  disputed = await projectIn(test, 'pagado', { precio: 3_000 });
  await disputed.do(openDispute, { texto: 'Quedó mal puesta.' });
});
afterAll(() => test.close());

const list = (input: object = {}) => test.call.send(getProjects, input, { as: boss });
const ids = async (input: object) => (await list(input)).proyectos.map(({ id }) => id);
const one = async (id: number) => (await test.call.send(getProject, { id }, { as: boss })).proyecto;

describe('the list of projects', () => {
  it('has every project, newest first, with what they add up to', async () => {
    const { proyectos, sumas, hay_mas } = await list();
    expect(proyectos.map(({ id }) => id)).toEqual(
      [disputed, paid, half, unpaid, offered, over].map(({ id }) => id),
    );
    expect(sumas).toEqual({ total: 6, muchos: 0, precio: 13_801, retenido: 8_000.5 });
    expect(hay_mas).toBe(false);
    expect(proyectos[2]).toMatchObject({
      titulo: 'Portón eléctrico',
      client: { nombre: 'Clara Ríos' },
      precio: 6_001,
      pagado: 3_000.5,
      retenido: 3_000.5,
      mitad_pagada: 1,
      en_disputa: 0,
      vence: null,
    });
    expect(proyectos[0]).toMatchObject({ en_disputa: 1, vence: null });
  });

  it('has those of one person, whichever side they are on', async () => {
    for (const { keylogin: persona } of [half.client, half.professional])
      expect(await ids({ persona })).toEqual([half.id]);
    expect(await ids({ persona: boss.keylogin })).toEqual([]);
    expect((await list({ persona: half.client.keylogin })).sumas).toMatchObject({ precio: 6_001 });
  });

  it.each([
    ['estado', { estado: 'abiertos' }, () => [disputed, paid, half, unpaid]],
    ['one state', { estado: 'finalizada' }, () => [over]],
    ['what is held', { con: 'protegido' }, () => [disputed, paid, half]],
    ['an open dispute', { con: 'disputa' }, () => [disputed]],
    ['an open chargeback', { con: 'contracargo' }, () => []],
    ['an open case', { con: 'caso' }, () => [disputed]],
    ['the price', { precio_desde: 1_200, precio_hasta: 2_000 }, () => [paid, unpaid]],
    ['a deadline', { vence: 7 }, () => [paid, unpaid]],
    ['the title', { search: 'porton' }, () => [half]],
    ['its two', { search: 'clara rios', estado: 'publicada' }, () => [offered]],
  ] as const)('is filtered by %s', async (_what, filter, expected) => {
    expect(await ids(filter)).toEqual(expected().map(({ id }) => id));
  });

  it('is found by its number', async () => {
    expect(await ids({ search: String(half.id) })).toContain(half.id);
  });

  it('takes no more days than it says', async () => {
    const asked = { vence: 366 };
    const { mensaje } = await test.call.reply(getProjects, asked, { as: boss });
    expect(mensaje).toBe('Como máximo 365 días.');
  });

  it('is ordered by price, by deadline and by silence, page by page without gap or repetition', async () => {
    expect(await ids({ orden: 'precio' })).toEqual(
      [half, disputed, paid, unpaid, over, offered].map(({ id }) => id),
    );
    expect((await ids({ orden: 'vence' })).at(-1)).toBe(offered.id);
    expect(await ids({ orden: 'sin_movimiento' })).not.toContain(over.id);
    for (const orden of ['recientes', 'precio', 'vence', 'sin_movimiento']) {
      const whole = await ids({ orden });
      const { db } = test.services;
      const marks = await db
        .selectFrom('proposal')
        .select(['id', 'precio', 'vence', 'updated_at'])
        .execute();
      const [first = 0, ...rest] = whole;
      const row = marks.find(({ id }) => id === first);
      const value = {
        recientes: first,
        precio: row?.precio,
        vence: (row?.vence?.getTime() ?? 0) * 1_000,
        sin_movimiento: (row?.updated_at.getTime() ?? 0) * 1_000,
      }[orden];
      const after = await list({ orden, despues: `${value}.${first}` });
      expect([orden, after.proyectos.map(({ id }) => id)]).toEqual([orden, rest]);
      expect(after.sumas).toBeNull();
    }
  });

  it('knows the day on which the clock moves each on', async () => {
    const { db } = test.services;
    const rows = await db
      .selectFrom('proposal')
      .select(['id', 'vence', 'published_at', 'unpaid_since', 'entregado_at'])
      .where('id', 'in', [offered.id, unpaid.id, paid.id, half.id])
      .orderBy('id')
      .execute();
    const [o, u, h, p] = rows;
    const away = (from: Date | null | undefined, to: Date | null | undefined) =>
      ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / DAY;
    expect(away(o?.published_at, o?.vence)).toBe(EXPIRY_DAYS);
    expect(away(u?.unpaid_since, u?.vence)).toBe(UNPAID_DAYS);
    expect(h?.vence).toBeNull();
    expect(away(p?.entregado_at, p?.vence)).toBe(COMPLETION_DAYS);
    const done = await projectIn(test, 'completado');
    expect(new Date((await one(done.id)).vence?.at ?? 0).getTime()).toBe(
      (await done.view()).completed_at === null
        ? 0
        : Date.parse((await done.view()).completed_at ?? '') + FINAL_DAYS * DAY,
    );
    const listed = (await list({ search: String(done.id) })).proyectos.find(
      ({ id }) => id === done.id,
    );
    expect(listed?.vence).toBe((await one(done.id)).vence?.at);
  });

  it('is downloaded, which is recorded, and is only for the team', async () => {
    const { proyectos, hay_mas } = await test.call.send(
      exportProjects,
      { estado: 'finalizada' },
      { as: boss },
    );
    expect([proyectos.map(({ id }) => id), hay_mas]).toEqual([[over.id], false]);
    const recorded = await test.services.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'descargar_proyectos')
      .execute();
    expect(recorded).toEqual([{ after: { proyectos: 1, estado: 'finalizada' } }]);
    expect(await test.call.refused(getProjects, {}, { as: paid.client })).toBe('forbidden');
  });
});

describe('one project', () => {
  it('has its story, its payments, its movements and what cancelling it would move', async () => {
    const project = await one(half.id);
    expect(project).toMatchObject({
      titulo: 'Portón eléctrico',
      estado: 'por_pagar',
      retenido: 3_000.5,
      turno: { who: 'client' },
      client: { keylogin: half.client.keylogin, nombre: 'Clara Ríos', eliminada: 0 },
      pagos: [{ value: 3_000.5, tarjeta: { marca: 'visa', ultimos: '4242' }, devoluciones: [] }],
      movimientos: [
        {
          nombre: 'Llegó el pago',
          asientos: [
            { nombre: 'Saldo en Stripe', cargo: 3_000.5, abono: 0 },
            { cargo: 0, abono: 3_000.5 },
          ],
        },
      ],
      mas_movimientos: false,
      cancelar: {
        por_que_no: null,
        devuelve: 3_000.5,
        tarjetas: [{ tarjeta: { ultimos: '4242' }, monto: 3_000.5 }],
        recibe: 0,
        conserva: 0,
        sin_cobrar: 3_000.5,
      },
    });
    expect(project.eventos.map(({ evento, quien }) => [evento, quien])).toEqual([
      ['por_publicar', 'profesional'],
      ['publicada', 'profesional'],
      ['por_pagar', 'cliente'],
      ['pago_parcial', 'sistema'],
    ]);
  });

  it('says why it cannot be cancelled', async () => {
    const why = async ({ id }: TestProject) => (await one(id)).cancelar.por_que_no;
    expect(await why(offered)).toBe('sin_aceptar');
    expect(await why(disputed)).toBe('disputa');
    expect(await why(over)).toBe('terminado');
    expect(await why(await projectIn(test, 'completado'))).toBe('completado');
    expect((await one(disputed.id)).disputas).toMatchObject([{ abierta: 1 }]);
  });

  it('is not found by a wrong number, and each opening is recorded with its two', async () => {
    const refused = (id: unknown) => test.call.refused(getProject, { id }, { as: boss });
    expect(await refused(999_999)).toBe('project_not_found');
    expect(await refused('x')).toBe('invalid_input');
    const before = await openings();
    await one(paid.id);
    expect((await openings()) - before).toBe(1);
  });
});

const openings = async () =>
  (
    await test.services.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'ver_proyecto')
      .execute()
  ).length;

describe('cancelled by the team', () => {
  it('moves what was shown, and is refused where that has changed', async () => {
    const project = await projectIn(test, 'pagado', { precio: 6_001 });
    const { version, retenido, cancelar } = await one(project.id);
    expect(cancelar.tarjetas.map(({ monto }) => monto)).toEqual([3_000.5, 3_000.5]);
    await project.release(0.25);
    const as = sessionOf(boss);
    const seen = { motivo: 'No se presentó.', retenido };
    expect(await project.do(cancelProposal, { ...seen, version }, as)).toBe('proposal_changed');
    expect(await project.do(cancelProposal, seen, as)).toBe('proposal_changed');
    const now = await one(project.id);
    expect(now.cancelar.devuelve).toBe(4_500.75);
    expect(now.cancelar.conserva).toBe(now.neto);
    expect(
      await project.do(
        cancelProposal,
        { ...seen, retenido: now.retenido, version: now.version },
        as,
      ),
    ).toBe('success');
    const after = await one(project.id);
    expect(after).toMatchObject({
      estado: 'cancelada',
      devuelto: 4_500.75,
      retenido: 0,
      cancelar: { por_que_no: 'terminado', devuelve: 0 },
    });
    expect(after.pagos.map(({ devoluciones }) => devoluciones.map(({ monto }) => monto))).toEqual([
      [1_500.25],
      [3_000.5],
    ]);
    expect(now.cancelar.tarjetas.map(({ monto }) => monto)).toEqual([3_000.5, 1_500.25]);
  });

  it('happens once when two press at once, and both read who did it', async () => {
    const project = await projectIn(test, 'pagado');
    const two = [sessionOf(boss), sessionOf(await makeAdmin(test.services))];
    const { retenido, version } = await one(project.id);
    const said = await Promise.all(
      two.map((as, at) =>
        project.do(cancelProposal, { motivo: `Motivo ${at}`, retenido, version }, as),
      ),
    );
    expect(said).toEqual(['success', 'success']);
    const ended = (await one(project.id)).eventos.filter(({ evento }) => evento === 'cancelada');
    expect(ended).toHaveLength(1);
    expect(ended[0]?.quien).toBe('equipo');
    expect(two.map(({ keylogin }) => keylogin)).toContain(ended[0]?.por?.keylogin);
    expect((await one(project.id)).devuelto).toBe(2_000);
  });
});

describe('where and what', () => {
  const { ask, client, professional, propose } = askingAndAnswering(() => test);

  it('is what the request says that it answers, and stays so, whatever becomes of that', async () => {
    const [me, ana] = await Promise.all([client(), professional()]);
    const asked = await ask(me, [ana]);
    const { id } = await propose(ana, me, 900);
    const place = { categoria: 'Plomería', ciudad: 'Guadalajara', lugar: 'Jalisco' };
    expect(await one(id)).toMatchObject({ ...place, solicitud: asked.id });
    const inJalisco = { categoria: 'Plomería', lugar: 'Jalisco', estado: 'publicada' };
    expect((await list(inJalisco)).proyectos).toMatchObject([{ id, ...place }]);
    expect(await ids({ ...inJalisco, lugar: 'Colima' })).toEqual([]);
    expect(await ids({ ...inJalisco, categoria: 'Pintura' })).toEqual([]);
    await test.services.db
      .insertInto('proposal_address')
      .values({
        proposal_id: id,
        direccion: 'Av. Uno 1',
        apartamento: '',
        referencia: '',
        colonia: 'Centro',
        cp: '28000',
        estado: 'Colima',
        ciudad: 'Manzanillo',
        chosen_at: test.services.clock(),
      })
      .execute();
    expect(await ids({ ...inJalisco, lugar: 'Colima' })).toEqual([id]);
  });
});
