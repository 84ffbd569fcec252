import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import { saveCannedAnswer } from '#contract/canned-answers.ts';
import * as chat from '#contract/chat.ts';
import { contacto } from '#contract/contact.ts';
import * as disputes from '#contract/disputes.ts';
import { reportPerson } from '#contract/moderation.ts';
import { getPayouts, PAYOUT, updatePaymentMethod, updatePayout } from '#contract/payouts.ts';
import { addPortfolio } from '#contract/portfolio.ts';
import { requestData, requestDeletion } from '#contract/privacy.ts';
import { addProjectNote, chooseAddress } from '#contract/projects.ts';
import { answerReview } from '#contract/reviews.ts';
import { saveView } from '#contract/saved-views.ts';
import { codeSendMail, validateLogin } from '#contract/session.ts';
import { codeSend } from '#contract/sign-up.ts';
import { searchEverywhere } from '#contract/team-search.ts';
import { makeAdmin, makeClient, makeProfessional, type Made } from '#demo/factories.ts';
import { DAY } from '#lib/mexico-time.ts';
import { buildApp } from '#server/app.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { decryptObject, isEncrypted } from '#server/features/files/index.ts';
import { saveProfile } from '#server/features/identity/testing.ts';
import { recordReplies } from '#server/features/notifications/index.ts';
import { comingWednesday } from '#server/features/payouts/testing.ts';
import { chosen, photo, sendForm } from '#server/features/portfolio/testing.ts';
import { askingAndAnswering } from '#server/features/requests/testing.ts';
import { forgetEnded } from '#server/jobs/kinds.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { caller, type Caller, type Credentials } from '#server/testing/call.ts';
import { letTimePass, projectIn, sessionOf } from '#server/testing/project.ts';
import { KEPT_NAMES, KEPT_ROWS, KEPT_WORDS } from './kept.ts';
import { placesOf } from './places.ts';
import { leftOfDeleted, references } from './rows.ts';

let test: TestApp;
let team: Credentials;
let log: string[];
// A database for each, because what is kept of one would be found for the next.
beforeEach(async () => {
  log = [];
  test = await startTestApp();
  team = sessionOf(await makeAdmin(test.services));
});
afterEach(() => test.close());

/** Who somebody is; each word stands for one thing, so that what is left says what it is of. */
const WHO = {
  nombre: 'Nezahualpilli',
  apellidos: 'Tzompantli',
  former: 'Xicotencatl',
  trade: 'Cuauhpopoca',
  email: 'nezahual@correo.mx',
  formerEmail: 'antes.neza@correo.mx',
  phone: '3399887766',
  formerPhone: '3399887711',
  clabe: '032180000118359719',
  street: 'Callejón del Ajolote',
  reference: 'portón tecolote',
  agent: 'NavegadorTlacuache',
  file: 'retratoarmadillo',
};

/** What somebody says, and what the team says of them. */
const SAYS = {
  bio: 'descripcioncenzontle',
  work: 'trabajomapache',
  message: 'mensajecolibri',
  reply: 'respuestacoyote',
  contact: 'contactojaguar',
  answer: 'contestaciontapir',
  report: 'reporteiguana',
  accountNote: 'notaocelote',
  projectNote: 'notapuma',
  suspended: 'motivocacomixtle',
  dispute: 'disputatejon',
  deletion: 'adiosmanati',
  asked: 'pidefaisan',
};
const ALL = [...Object.values(WHO), ...Object.values(SAYS)];

/** An application on the same database whose log is read. */
async function talkative(): Promise<Caller & { close(): Promise<void> }> {
  const { services } = test;
  const config = { ...services.config, logLevel: 'debug', environment: 'production' } as const;
  const logTo = { write: (line: string) => void log.push(line) };
  const app = await buildApp({ ...services, config }, { logTo });
  return { ...caller(app), close: () => app.close() };
}

/** What both kinds of people leave behind: sign-up, login, contact, answers on WhatsApp, and what the team does. */
async function live(made: Made, as: Credentials): Promise<void> {
  const { call, services } = test;
  const account = { nombre: WHO.nombre, apellidos: WHO.apellidos, phone: WHO.phone };
  const image = { name: `${WHO.file}.jpg`, content: await photo(300) };
  await call.send(accounts.updateAccount, { account }, { as, images: { image } });
  const logged = await talkative();
  const headers = { 'user-agent': WHO.agent };
  const { email, pass } = made;
  await logged.send(validateLogin, { email, pass }, { headers });
  await logged.refused(validateLogin, { email, pass: `${SAYS.bio} no` }, { headers });
  await logged.send(codeSendMail, { email });
  await logged.send(codeSend, { phone: WHO.phone });
  const formContact = {
    nombre: `${WHO.nombre} ${WHO.apellidos}`,
    telefono: WHO.phone,
    correo: WHO.email,
    mensaje: SAYS.contact,
  };
  await logged.send(contacto, { formContact });
  await logged.send(searchEverywhere, { texto: WHO.nombre }, { as: team });
  await logged.send(searchEverywhere, { texto: WHO.phone }, { as: team });
  await logged.close();
  const at = services.clock();
  const said = [{ id: `wamid.${made.id}`, phone: `+52${WHO.phone}`, text: SAYS.reply, at }];
  await inTransaction(services.db, (trx) => recordReplies(trx, said, at));
  await call.send(requestData, {}, { as });
}

/** What the team does with somebody and their project. */
async function beKnown(as: Credentials, project: number): Promise<void> {
  const send = test.call.send;
  const user_id = as.keylogin;
  const note = { texto: `${SAYS.accountNote} de ${WHO.nombre}`, client_id: 'nota-de-cuenta' };
  await send(accounts.addAccountNote, { user_id, ...note }, { as: team });
  const about = { id: project, texto: SAYS.projectNote, client_id: 'nota-de-proyecto' };
  await send(addProjectNote, about, { as: team });
  const filled = { tema: 'suspension', titulo: 'De alguien', texto: 'A {nombre}.' } as const;
  await send(saveCannedAnswer, filled, { as: team });
  const { nombre, apellidos, email, phone } = WHO;
  const formDataAccount = { nombre, apellidos, email, phone };
  await send(accounts.updateUserAccount, { user_id, formDataAccount }, { as: team });
  const motivo = `${SAYS.suspended} de ${WHO.nombre}`;
  await send(accounts.suspendAccount, { user_id, motivo }, { as: team });
  await send(accounts.restoreAccount, { user_id }, { as: team });
  const view = { nombre: 'De alguien', consulta: `search=${WHO.nombre}` };
  await send(saveView, { lista: 'cuentas', ...view }, { as: team });
}

/** Asks to be deleted, is, and all that was to be done is done. */
async function leave(made: Made): Promise<void> {
  const headers = { 'user-agent': WHO.agent };
  const { email } = WHO;
  const { pass } = made;
  const mine = sessionOf(await test.call.send(validateLogin, { email, pass }, { headers }));
  await test.call.send(requestDeletion, { pass, motivo: SAYS.deletion }, { as: mine });
  await test.work();
  await test.call.send(accounts.deleteAccount, { id: made.keylogin }, { as: team });
  await letTimePass(test, 3_600_000, forgetEnded);
}

async function professional(): Promise<Made> {
  const { call, services } = test;
  const made = await makeProfessional(services, {
    nombre: WHO.former,
    apellidos: WHO.apellidos,
    email: WHO.formerEmail,
    phone: `+52${WHO.formerPhone}`,
    nombre_comercial: `Casa ${WHO.trade}`,
  });
  const as = sessionOf(made);
  const client = sessionOf(await makeClient(services));
  await live(made, as);
  const place = { estado: 'Jalisco', ciudad: 'Zapopan', colonia: 'Centro', cp: '45100' };
  const address = { direccion: WHO.street, referencia: WHO.reference, apartamento: '', ...place };
  await call.send(accounts.updateAddress, address, { as });
  const texts = { nombre_comercial: `Taller ${WHO.trade}`, descripcion: SAYS.bio };
  await saveProfile(test, as, { frontal: await photo(310), trasera: await photo(320) }, texts);
  const work = { titulo: SAYS.work, descripcion: `De ${WHO.nombre}` };
  await sendForm(test, addPortfolio, as, work, chosen(await photo(330)));
  const method = { ...PAYOUT, numero: WHO.clabe };
  await call.send(updatePaymentMethod, method, { as });
  await askingAndAnswering(() => test).ask(client, [as]);
  const keys = [as.keylogin, client.keylogin];
  await call.send(chat.sendMessage, { keys, msg: SAYS.message, sender: as.keylogin }, { as });
  const other_key = client.keylogin;
  const report = { motivo: 'fraude', texto: SAYS.report, client_id: 'reporte-primero' } as const;
  await call.send(reportPerson, { other_key, ...report }, { as });
  const done = await projectIn(test, 'finalizada', {
    people: { client, professional: as },
    precio: 100,
  });
  const { id: review } = await services.db
    .selectFrom('review')
    .select('id')
    .where('proposal_id', '=', done.id)
    .where('subject_id', '=', made.id)
    .executeTakeFirstOrThrow();
  await call.send(answerReview, { id: review, respuesta: SAYS.answer }, { as });
  await paid();
  const open = await projectIn(test, 'pagado', { people: { client, professional: as } });
  await disputed(open, as);
  await beKnown(as, open.id);
  return made;
}

async function client(): Promise<Made> {
  const { call, services } = test;
  const made = await makeClient(services, {
    nombre: WHO.former,
    apellidos: WHO.apellidos,
    email: WHO.formerEmail,
    phone: `+52${WHO.formerPhone}`,
  });
  const as = sessionOf(made);
  const other = sessionOf(await makeProfessional(services));
  await live(made, as);
  const place = { estado: 'Jalisco', ciudad: 'Guadalajara', colonia: 'Centro', cp: '44100' };
  const street = { direccion: WHO.street, referencia: WHO.reference, apartamento: '' };
  await call.send(accounts.updateAddress, { ...street, ...place }, { as });
  const { direcciones } = await call.send(
    accounts.saveAddress,
    { nombre: 'Casa', ...street, ...place },
    { as },
  );
  await askingAndAnswering(() => test).ask(as, [other], { descripcion_servicio: SAYS.asked }, [], {
    direccion_id: direcciones.at(-1)?.id,
  });
  const open = await projectIn(test, 'pagado', { people: { client: as, professional: other } });
  await call.send(chooseAddress, { id_proposal: open.id, direccion_id: 0 }, { as });
  const keys = [as.keylogin, other.keylogin];
  await call.send(chat.sendMessage, { keys, msg: SAYS.message, sender: as.keylogin }, { as });
  await disputed(open, as);
  await beKnown(as, open.id);
  return made;
}

/** The balance goes to the bank: nobody is deleted who is owed something. */
async function paid(): Promise<void> {
  await comingWednesday(test, 7 * DAY);
  const { payouts } = await test.call.send(getPayouts, {}, { as: team });
  const payout_id = payouts[0]?.id ?? 0;
  const sent = { payout_id, estado: 'enviado', clave_rastreo: 'MAESTROS1' } as const;
  await test.call.send(updatePayout, sent, { as: team });
  await test.call.send(updatePayout, { payout_id, estado: 'pagado' }, { as: team });
}

/** Somebody disputes a project, and the team gives the money back. */
async function disputed(
  project: { id: number; do: Awaited<ReturnType<typeof projectIn>>['do'] },
  as: Credentials,
): Promise<void> {
  await project.do(disputes.openDispute, { texto: SAYS.dispute }, as);
  const { id: dispute_id } = await test.services.db
    .selectFrom('dispute')
    .select('id')
    .where('proposal_id', '=', project.id)
    .executeTakeFirstOrThrow();
  await test.call.send(
    disputes.resolveDispute,
    { dispute_id, reembolso: 2000, motivo: 'Se devuelve todo.' },
    { as: team },
  );
}

/** Everything that the object store has, decrypted where it is encrypted. */
function objects(): Buffer[] {
  const { config } = test.services;
  const folder = path.join(config.dataDir, 'objects');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const content = readFileSync(path.join(parentPath, name));
      return isEncrypted(content) ? decryptObject(config.fileKeys, name, content) : content;
    });
}

const namesIn = (content: string | Buffer) => ALL.filter((text) => content.includes(text));

/** Where each text still is, without those of other people’s data that happen to have it. */
async function remaining() {
  const found = await placesOf(test.services.db, ALL);
  const of = (texts: object) =>
    found
      .filter(({ text }) => Object.values(texts).includes(text))
      .map(({ place, text }) => `${place}: ${text}`);
  return { who: of(WHO), says: of(SAYS), places: found };
}

describe.each([
  {
    rol: 'professional',
    make: professional,
    // The name of a file is kept nowhere, and the reason of the deletion is said later.
    never: [WHO.file, SAYS.deletion, SAYS.asked],
    who: [
      'audit_log.before: Nezahualpilli',
      'audit_log.before: antes.neza@correo.mx',
      'audit_log.after: Nezahualpilli',
      'audit_log.after: nezahual@correo.mx',
      'saved_view.consulta: Nezahualpilli',
      'payout.numero: 032180000118359719',
    ],
    says: [
      'audit_log.before: motivocacomixtle',
      'audit_log.after: motivocacomixtle',
      'dispute.texto: disputatejon',
      'message.msg: mensajecolibri',
      'notification.msg: disputatejon',
      'person_report.texto: reporteiguana',
      'project_note.texto: notapuma',
      'review.answer: contestaciontapir',
    ],
  },
  {
    rol: 'client',
    make: client,
    never: [
      WHO.trade,
      WHO.clabe,
      WHO.file,
      SAYS.bio,
      SAYS.work,
      SAYS.answer,
      SAYS.report,
      SAYS.deletion,
    ],
    who: [
      'audit_log.before: Nezahualpilli',
      'audit_log.before: antes.neza@correo.mx',
      'audit_log.after: Nezahualpilli',
      'audit_log.after: nezahual@correo.mx',
      'saved_view.consulta: Nezahualpilli',
    ],
    says: [
      'audit_log.before: motivocacomixtle',
      'audit_log.after: motivocacomixtle',
      'dispute.texto: disputatejon',
      'message.msg: mensajecolibri',
      'notification.msg: disputatejon',
      'project_note.texto: notapuma',
      'request.descripcion: pidefaisan',
    ],
  },
])('a deleted $rol', ({ make, never, who, says }) => {
  it('is named nowhere but where decisions keep it', async () => {
    const made = await make();
    const before = await remaining();
    const found = new Set(before.places.map(({ text }) => text));
    expect(ALL.filter((text) => !found.has(text))).toEqual(never);
    await leave(made);
    const after = await remaining();
    expect({ who: after.who, says: after.says }).toEqual({ who, says });
    expect(reasonless(after.who, KEPT_NAMES)).toEqual([]);
    expect(reasonless(after.says, { ...KEPT_NAMES, ...KEPT_WORDS })).toEqual([]);
    expect(objects().flatMap(namesIn)).toEqual([]);
    expect(log.length).toBeGreaterThan(5);
    expect(log.flatMap(namesIn)).toEqual([]);
    expect(await leftOfDeleted(test.services.db, made.keylogin)).toEqual([]);
  });
});

/** What is found where no reason is given for it. */
const reasonless = (found: readonly string[], reasons: Readonly<Record<string, string>>) =>
  found.filter((at) => !((at.split(':')[0] ?? '') in reasons));

it('a table that keeps a name, or only whose it is, is found', async () => {
  const { services, call } = test;
  const made = await makeClient(services, { nombre: WHO.nombre });
  await call.send(accounts.deleteAccount, { id: made.keylogin }, { as: team });
  expect(await placesOf(services.db, [WHO.nombre])).toEqual([]);
  expect(await leftOfDeleted(services.db, null)).toEqual([]);
  await test.asOwner(`create table planted (account_id bigint references account (id), notes jsonb, kept bytea);
    insert into planted values (${made.id}, '{"of": "${WHO.nombre} again"}', '${WHO.nombre}');
    grant select on planted to maestros_app`);
  expect(await placesOf(services.db, [WHO.nombre])).toEqual([
    { place: 'planted.notes', text: WHO.nombre, rows: 1 },
    { place: 'planted.kept', text: WHO.nombre, rows: 1 },
  ]);
  const { keylogin } = made;
  expect(await leftOfDeleted(services.db, keylogin)).toEqual([
    { place: 'planted.account_id', keylogin, rows: 1 },
  ]);
});

it('every reference to an account that is kept exists', async () => {
  const all = (await references(test.services.db)).map(({ table, column }) => `${table}.${column}`);
  expect(Object.keys(KEPT_ROWS).filter((place) => !all.includes(place))).toEqual([]);
});
