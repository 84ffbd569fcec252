import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDispute } from '#contract/disputes.ts';
import { getProject, remindProject, remindProjects } from '#contract/projects.ts';
import { makeAdmin } from '#demo/factories.ts';
import { sharedPaths } from '#lib/paths.ts';
import { DAY } from '#lib/mexico-time.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { goTo } from '#server/testing/clock.ts';
import { projectIn, sessionOf, type TestProject } from '#server/testing/project.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  goTo(test, 10);
});
afterAll(() => test.close());

/** Somebody of the team; days pass here, and no session of theirs lasts so long. */
const boss = async () => sessionOf(await makeAdmin(test.services));
const page = async ({ id }: TestProject) =>
  (await test.call.send(getProject, { id }, { as: await boss() })).proyecto;
const remind = async ({ id }: TestProject, texto: string, as?: Credentials) =>
  test.call.send(remindProject, { id, texto }, { as: as ?? (await boss()) });
const refused = async (id: number, texto: string) =>
  test.call.refused(remindProject, { id, texto }, { as: await boss() });
/** What the two of a project were reminded of by hand, and whether it still stands. */
const told = async ({ id }: TestProject) =>
  (
    await test.services.db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.id', 'n.account_id')
      .select(['a.keylogin', 'n.msg', 'n.path', 'n.read_at'])
      .where('n.proposal_id', '=', id)
      .where('n.evento', '=', 'recordar_turno')
      .orderBy('n.id')
      .execute()
  ).map(({ keylogin, msg, path, read_at }) => ({ keylogin, msg, path, over: read_at !== null }));

it('says before to whom, how and in which words, and then says exactly that, once', async () => {
  const project = await projectIn(test, 'por_pagar', { titulo: 'Pintar la sala', precio: 1_200 });
  const { recordar } = await page(project);
  expect(recordar).toEqual({
    por_que_no: null,
    a: { keylogin: project.client.keylogin, nombre: 'Clara Ríos' },
    texto: expect.stringMatching(/^En «Pintar la sala» con .+ te toca pagar \$1,200\.00 MXN\. /),
    vias: ['whatsapp'],
    espera: null,
    desde: null,
  });
  const { recordatorio, hecho } = await remind(project, recordar.texto);
  expect([hecho, recordatorio.que]).toEqual([1, 'pagar $1,200.00 MXN']);
  expect(await told(project)).toEqual([
    {
      keylogin: project.client.keylogin,
      msg: recordar.texto,
      path: sharedPaths.project(project.professional.keylogin, project.id),
      over: false,
    },
  ]);
  const after = await page(project);
  expect(after.recordatorios).toEqual([recordatorio]);
  expect(after.recordar).toMatchObject({
    por_que_no: 'reciente',
    desde: new Date(test.services.clock().getTime() + DAY).toISOString(),
  });
  const audited = await test.services.db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'recordar_proyecto')
    .execute();
  expect(audited).toEqual([{ subject_id: String(project.id) }]);
});

it('happens once when two press at once; the second reads who did it and when', async () => {
  const project = await projectIn(test, 'publicada');
  const { texto } = (await page(project)).recordar;
  const two = [await boss(), await boss()];
  const said = await Promise.all(two.map((as) => remind(project, texto, as)));
  expect(new Set(said.map(({ hecho }) => hecho))).toEqual(new Set([0, 1]));
  const [one, other] = said.map(({ recordatorio }) => recordatorio);
  expect(one).toEqual(other);
  expect(await told(project)).toHaveLength(1);
  test.advance(DAY - 1_000);
  expect((await remind(project, texto)).hecho).toBe(0);
  test.advance(1_000);
  expect((await remind(project, texto)).hecho).toBe(1);
  expect(await told(project)).toHaveLength(2);
});

it('is never stored twice within 24 hours, whoever writes it', async () => {
  const project = await projectIn(test, 'publicada');
  const { db } = test.services;
  const { id: account_id } = await db
    .selectFrom('account')
    .select('id')
    .where('keylogin', '=', project.client.keylogin)
    .executeTakeFirstOrThrow();
  const at = (created_at: string) =>
    db
      .insertInto('project_reminder')
      .values({
        proposal_id: project.id,
        admin_id: account_id,
        account_id,
        paso: 'aceptar',
        created_at: new Date(created_at),
      })
      .execute();
  await at('2030-01-02T10:00:00Z');
  await expect(at('2030-01-03T09:59:59Z')).rejects.toThrow('project_reminder_daily');
  await expect(at('2030-01-01T10:00:01Z')).rejects.toThrow('project_reminder_daily');
  await at('2030-01-03T10:00:00Z');
});

it('is refused when the words have changed, and over once the project goes on', async () => {
  const project = await projectIn(test, 'publicada');
  const { texto } = (await page(project)).recordar;
  await remind(project, texto);
  await project.ask('por_pagar');
  expect((await told(project))[0]?.over).toBe(true);
  test.advance(DAY);
  expect(await refused(project.id, texto)).toBe('proposal_changed');
  expect(await told(project)).toHaveLength(1);
});

it('has nobody to remind where it is nobody’s turn, the team’s, or a suspended person’s', async () => {
  const why = async (project: TestProject) => (await page(project)).recordar.por_que_no;
  const over = await projectIn(test, 'finalizada');
  expect(await why(over)).toBe('nadie');
  const disputed = await projectIn(test, 'pagado');
  await disputed.do(openDispute, { texto: 'Quedó mal.' });
  expect(await why(disputed)).toBe('equipo');
  const left = await projectIn(test, 'publicada');
  const { texto } = (await page(left)).recordar;
  await test.services.db
    .updateTable('account')
    .set({ suspended_at: test.services.clock(), suspended_motivo: 'Fraude', suspended_by: sql`id` })
    .where('keylogin', '=', left.client.keylogin)
    .execute();
  expect(await why(left)).toBe('suspendida');
  for (const [{ id }, words] of [
    [over, 'x'],
    [left, texto],
  ] as const)
    expect(await refused(id, words)).toBe('proposal_changed');
  expect(await refused(999_999, texto)).toBe('project_not_found');
});

describe('many at once', () => {
  const remindMany = async (projects: readonly TestProject[], as?: Credentials) =>
    test.call.send(
      remindProjects,
      { ids: projects.map(({ id }) => id) },
      { as: as ?? (await boss()) },
    );

  it('tells each in the words of their own project, and names those where there is nobody to remind', async () => {
    const unpaid = await projectIn(test, 'por_pagar', { titulo: 'Barnizar la puerta' });
    const offered = await projectIn(test, 'publicada');
    const over = await projectIn(test, 'finalizada', { titulo: 'Cambiar chapas' });
    const { texto } = (await page(unpaid)).recordar;
    await remind(offered, (await page(offered)).recordar.texto);
    expect(await remindMany([over, unpaid, offered, unpaid])).toMatchObject({
      recordados: 1,
      ya_recordados: 1,
      sin_recordar: [{ id: over.id, titulo: 'Cambiar chapas', por_que_no: 'nadie' }],
    });
    expect(await told(unpaid)).toMatchObject([{ keylogin: unpaid.client.keylogin, msg: texto }]);
    expect(await told(over)).toEqual([]);
    const audited = await test.services.db
      .selectFrom('audit_log as l')
      .innerJoin('audit_person as p', 'p.audit_id', 'l.id')
      .innerJoin('account as a', 'a.id', 'p.account_id')
      .select('a.keylogin')
      .where('l.action', '=', 'recordar_proyecto')
      .where('l.subject_id', '=', String(unpaid.id))
      .execute();
    expect(new Set(audited.map(({ keylogin }) => keylogin))).toEqual(
      new Set([unpaid.client.keylogin, unpaid.professional.keylogin]),
    );
  });

  it('reminds nobody twice, whoever presses and in whichever order', async () => {
    const projects = [
      await projectIn(test, 'publicada'),
      await projectIn(test, 'por_pagar'),
      await projectIn(test, 'pagado'),
    ];
    const [one, other] = [await boss(), await boss()];
    const replies = await Promise.all([
      remindMany(projects, one),
      remindMany([...projects].reverse(), other),
      remindMany(projects, one),
    ]);
    expect(replies.reduce((sum, { recordados }) => sum + recordados, 0)).toBe(3);
    for (const { recordados, ya_recordados } of replies) expect(recordados + ya_recordados).toBe(3);
    for (const project of projects) expect(await told(project)).toHaveLength(1);
    test.advance(DAY);
    expect(await remindMany(projects)).toMatchObject({ recordados: 3, ya_recordados: 0 });
  });

  it('reminds of none where one is unknown, and of at most 50', async () => {
    const project = await projectIn(test, 'publicada');
    const as = await boss();
    expect(await test.call.refused(remindProjects, { ids: [project.id, 999_999] }, { as })).toBe(
      'project_not_found',
    );
    expect(await told(project)).toEqual([]);
    const ids = Array.from({ length: 51 }, (_, index) => index + 1);
    expect(await test.call.reply(remindProjects, { ids }, { as })).toMatchObject({
      campos: { ids: 'Elige como máximo 50 proyectos.' },
    });
  });
});
