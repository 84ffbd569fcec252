import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchEverywhere } from '#contract/team-search.ts';
import { releaseFolio } from '#domain/payouts/receipt-words.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { comingWednesday, payable, QUARTER, teamOf } from '#server/features/payouts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn, type TestProject } from '#server/testing/project.ts';
import { reachOf } from '#server/testing/reach.ts';
import { sealed } from '#server/db/sealed/index.ts';

// What the team finds, on PostgreSQL: every kind, by every way of saying it (4 §F).

let test: TestApp;
let boss: TestAccount;
let maria: TestAccount;
let taller: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  maria = await makeAccount(test, 'client', {
    nombre: 'María',
    apellidos: 'López Güemes',
    email: 'Mari.Lopez@correo.mx',
  });
  taller = await makeProfessional(test, {
    nombre: 'Óscar',
    apellidos: 'Ibáñez',
    nombre_comercial: 'Fontaneros del Bajío',
    profesion: 'Plomería',
  });
});
afterAll(() => test.close());

const search = (texto: string, as = boss) => test.call.send(searchEverywhere, { texto }, { as });
const keysFor = async (texto: string) =>
  (await search(texto)).cuentas.lista.map(({ keylogin }) => keylogin);
const change = (account: TestAccount, set: object) =>
  test.services.db.updateTable('account').set(set).where('id', '=', account.id).execute();

describe('an account', () => {
  it('is found by its telephone in any spelling, and by the end or the beginning of it', async () => {
    await change(maria, sealed(test.services.db, 'account.phone', '+523318452290'));
    for (const typed of [
      '3318452290',
      '331845-2290',
      '(33) 1845.2290',
      '+52 1 33 1845 2290',
      '044 33 1845 2290',
      '2290',
      '1845 2290',
      '33 1845',
    ])
      expect(await keysFor(typed)).toEqual([maria.keylogin]);
    expect(await keysFor('3318452291')).toEqual([]);
    expect(await keysFor('290')).toEqual([]);
  });

  it('is found by its e-mail, whole or begun, in any letters', async () => {
    for (const typed of ['mari.lopez@correo.mx', 'MARI.LOPEZ@', 'mari.lopez@corr', 'mari.lo'])
      expect(await keysFor(typed)).toEqual([maria.keylogin]);
    expect(await keysFor('ari.lopez@correo.mx')).toEqual([]);
  });

  it('is found by its key, also in an address', async () => {
    for (const typed of [
      taller.keylogin,
      `https://maestros.example/ver/profesional/${taller.keylogin}`,
      `/admin/cuentas/${taller.keylogin}`,
      `http://localhost:3000/chat/${taller.keylogin}?panel=proyecto`,
    ])
      expect(await keysFor(typed)).toEqual([taller.keylogin]);
    expect(await keysFor(`/admin/chat-history/${maria.keylogin}/${taller.keylogin}`)).toEqual([
      taller.keylogin,
      maria.keylogin,
    ]);
  });

  it('is found by words of the name in any order, begun and without accents; whole ones come first', async () => {
    for (const typed of ['mari lop', 'LÓPEZ maría', 'guem', 'gu mar'])
      expect(await keysFor(typed)).toEqual([maria.keylogin]);
    const mariana = await makeAccount(test, 'client', { nombre: 'Mariana', apellidos: 'Lopezaya' });
    expect(await keysFor('mari lop')).toEqual([mariana.keylogin, maria.keylogin]);
    expect(await keysFor('maria lopez')).toEqual([maria.keylogin, mariana.keylogin]);
    expect(await keysFor('opez')).toEqual([]);
  });

  it('is found by the trade name and by the trade, also beside the name', async () => {
    for (const typed of ['fontaneros bajio', 'plomero oscar', 'ibañez plomeria', 'oscar fonta'])
      expect(await keysFor(typed)).toEqual([taller.keylogin]);
    for (const typed of ['plomero', 'plomeros', 'plome'])
      expect(await keysFor(typed)).toEqual([taller.keylogin]);
    const firm = await makeProfessional(test, { nombre_comercial: 'Goteras y Más S. A. de C. V.' });
    for (const typed of [
      'goteras y mas sa',
      'Goteras y Más, S.A. de C.V.',
      'goteras mas s. a.',
      'goteras sa de cv',
    ])
      expect(await keysFor(typed)).toEqual([firm.keylogin]);
    // A thing that the trade mends is none of its names.
    expect(await keysFor('fuga')).toEqual([]);
    expect(await keysFor('electricista oscar')).toEqual([]);
  });

  it('says what distinguishes it', async () => {
    expect((await search(taller.keylogin)).cuentas.lista).toMatchObject([
      {
        rol: 2,
        nombre: 'Óscar Ibáñez',
        nombre_comercial: 'Fontaneros del Bajío',
        profesion: 'Plomería',
        telefono: taller.phone,
        email: taller.email,
        validacion: 'validado',
        suspendida: false,
        eliminada: false,
      },
    ]);
  });

  it('that is suspended is marked; one that was deleted is found by its key alone, and names nobody', async () => {
    const out = await makeAccount(test, 'client', { nombre: 'Xóchitl' });
    const at = test.services.clock();
    await change(out, { suspended_at: at, suspended_by: boss.id, suspended_motivo: 'Cobros' });
    expect((await search('xochitl')).cuentas.lista).toMatchObject([
      { keylogin: out.keylogin, suspendida: true },
    ]);
    await change(out, { deleted_at: at });
    expect(await keysFor('xochitl')).toEqual([]);
    expect(await keysFor(out.email)).toEqual([]);
    expect(await keysFor(out.phone)).toEqual([]);
    expect((await search(out.keylogin)).cuentas.lista).toMatchObject([
      { nombre: 'Cuenta eliminada', email: '', telefono: '', eliminada: true, suspendida: false },
    ]);
  });

  it('is one of six at most, and whether there are more is said', async () => {
    for (let n = 0; n < 7; n++) await makeAccount(test, 'client', { nombre: 'Repetida' });
    const { cuentas } = await search('repetida');
    expect([cuentas.lista.length, cuentas.hay_mas]).toEqual([6, true]);
    expect((await search('lopezaya')).cuentas.hay_mas).toBe(false);
  });
});

describe('a project and its money', () => {
  let project: TestProject;
  let pi: string;
  beforeAll(async () => {
    project = await projectIn(test, 'por_pagar', { titulo: 'Impermeabilizar la azotea' });
    pi = await project.prepare();
    await project.pay();
  });

  it('is found by its number, by its address and by words of its title and description', async () => {
    for (const typed of [
      String(project.id),
      `#${project.id}`,
      `/admin/proyectos/${project.id}`,
      `/chat/${project.client.keylogin}?panel=proyecto&proyecto=${project.id}`,
      'azotea',
      'AZOTEA material',
      'imperm azot',
    ])
      expect((await search(typed)).proyectos.lista.map(({ id }) => id)).toEqual([project.id]);
    expect((await search('azotea')).proyectos.lista).toMatchObject([
      { titulo: 'Impermeabilizar la azotea', estado: 'pagado', precio: 2000 },
    ]);
    expect((await search('zotea')).proyectos.lista).toEqual([]);
  });

  it('is found by the receipt of a release', async () => {
    await project.release(0.5);
    const { id } = await test.services.db
      .selectFrom('ledger_movement')
      .select('id')
      .where('proposal_id', '=', project.id)
      .where('kind', '=', 'liberacion')
      .executeTakeFirstOrThrow();
    expect((await search(releaseFolio(id))).proyectos.lista).toMatchObject([{ id: project.id }]);
    expect((await search(releaseFolio(id + 1))).proyectos.lista).toEqual([]);
  });

  it('is found with its payment by the provider’s id, whole or begun', async () => {
    for (const typed of [pi, pi.slice(0, -2), `pago ${pi}`, pi.toUpperCase()])
      expect((await search(typed)).pagos.lista).toMatchObject([
        { id_payment: pi, value: 2000, tarjeta: { ultimos: '4242' } },
      ]);
    expect((await search('pi_')).pagos.lista).toEqual([]);
    expect((await search('pi%')).pagos.lista).toEqual([]);
  });

  it('comes with whose telephone is said', async () => {
    const { phone } = await reachOf(test, project.client);
    const reply = await search(phone);
    expect(reply.de_cuentas).toBe(true);
    expect(reply.proyectos.lista.map(({ id }) => id)).toEqual([project.id]);
    expect(reply.pagos.lista).toMatchObject([{ id_payment: pi }]);
    expect((await search(phone.slice(-4))).de_cuentas).toBe(false);
  });
});

it('finds a payout by the bank’s key, whole or begun, and by its number', async () => {
  const { professional } = await payable(test);
  await comingWednesday(test);
  const { payouts, update } = await teamOf(test);
  const id = (await payouts())[0]?.id ?? 0;
  const key = 'MBAN0100221133';
  expect(await update({ payout_id: id, estado: 'enviado', clave_rastreo: key })).toBe('success');
  for (const typed of [key, 'mban01002211', 'MBAN 0100 2211', `#${id}`])
    expect((await search(typed)).pagos_a_profesionales.lista).toMatchObject([
      { id, clave_rastreo: key, estado: 'enviado', monto: QUARTER },
    ]);
  expect((await search('BAN0100')).pagos_a_profesionales.lista).toEqual([]);
  expect((await search(professional.keylogin)).pagos_a_profesionales.lista).toMatchObject([{ id }]);
});

it.each([
  '',
  'a',
  '%',
  'de',
  '_',
  "' or 1=1 --",
  ' '.repeat(120),
  '%'.repeat(120),
  ':*',
  '\\',
  '&|!',
])('answers «%s» with nothing or little, and never fails', async (typed) => {
  await expect(search(typed)).resolves.toBeDefined();
});

it('is for every permission of the team, and for nobody else', async () => {
  const reader = await makeAccount(test, 'admin', { permisos: ['lectura'] });
  expect((await search('oscar', reader)).cuentas.lista).toHaveLength(1);
  const refused = { texto: 'oscar' };
  expect(await test.call.refused(searchEverywhere, refused, { as: maria })).toBe('forbidden');
  expect(await test.call.refused(searchEverywhere, refused, { as: taller })).toBe('forbidden');
  expect(await test.call.refused(searchEverywhere, { texto: 'x'.repeat(121) }, { as: boss })).toBe(
    'invalid_input',
  );
});
