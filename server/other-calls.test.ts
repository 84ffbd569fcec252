import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeClient, makeProfessional } from '#demo/factories.ts';
import { createProject } from '#contract/payments.ts';
import { markDelivered } from '#contract/projects.ts';
import { RefusedMailbox } from '#server/adapters/email/port.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify, recordReplies } from '#server/features/notifications/index.ts';
import { takeFact } from '#server/features/payments/index.ts';
import { makePayouts } from '#server/jobs/kinds.ts';
import { invite } from './features/accounts/set-up/testing.ts';
import { latestClave } from './features/administrators/invitations/testing.ts';
import { Device } from './features/second-factor/passkeys/testing.ts';
import { nextCode, shownBy } from './features/second-factor/testing.ts';
import { unsubscribeToken } from './features/notifications/unsubscribe/token.ts';
import { payable } from './features/payouts/testing.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { drawnPhoto } from './testing/images.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import type { Credentials } from './testing/call.ts';
import { letTimePass, projectIn } from './testing/project.ts';
import { atBank, hearOfAll, intentOf } from './testing/provider.ts';
import { Browser, type Json, picture, Wire } from './testing/wire.ts';
import { sealed } from '#server/db/sealed/index.ts';

// The calls beyond the two specifications, held against the document like theirs (specification.test.ts).

let test: TestApp;
let wire: Wire;
beforeAll(async () => {
  test = await startTestApp();
  wire = await Wire.of(test);
});
afterAll(() => test.close());

/** A browser in which somebody whom the test made is signed in. */
const signedIn = (session: Credentials) => new Browser(wire, 'json').signIn(session);

// The calls that the decisions added (3 §9) and that our own pages make: the same exchange, in JSON.
/** A bank's statement. */
const STATEMENT = 'Fecha,Concepto,Cargos,Abonos\n03/11/2026,RENTA DE LA CUENTA,116.00,\n';

describe('beyond the two specifications', () => {
  it('a conversation is begun, reported, closed and opened', async () => {
    const client = signedIn(await makeClient(test.services));
    const { key: other_key } = signedIn(await makeProfessional(test.services));
    const client_id = 'solicitud-0001';
    const msg = 'Gotea la llave de la cocina.';
    await client.send('/chat/send_request.php', { recipients: [other_key], msg, client_id });
    const report = {
      other_key,
      motivo: 'pago_por_fuera',
      texto: 'Pide pagar por fuera.',
      client_id: 'denuncia-0001',
    };
    await client.send('/chat/report_person.php', report);
    await client.send('/chat/block_person.php', { other_key });
    await client.send('/chat/unblock_person.php', { other_key });
    const admin = signedIn(await makeAdmin(test.services));
    const { reports } = await admin.send('/admin/reports/get_reports.php');
    expect(reports[0]).toMatchObject({ motivo: 'pago_por_fuera', texto: report.texto });
    await admin.send('/admin/reports/close_report.php', {
      report_id: reports[0].id,
      accion: 'aviso',
      nota: 'Le recordamos que se paga aquí.',
    });
    await admin.send('/admin/reports/get_reports.php', { estado: 'atendidas' });
  });

  it('what one was told is read', async () => {
    const { professional } = await projectIn(test, 'por_pagar');
    const person = signedIn(professional);
    const list = async () => (await person.send('/notifications/get_notifications.php')).avisos;
    const [{ id, titulo, leido }] = await list();
    expect({ titulo, leido }).toEqual({ titulo: 'Aceptaron tu propuesta', leido: false });
    await person.send('/notifications/read_notifications.php', { id });
    expect((await list())[0]).toMatchObject({ id, leido: true });
  });

  it('what reaches one is chosen', async () => {
    const { professional } = await projectIn(test, 'publicada');
    const person = signedIn(professional);
    const choice = { grupo: 'mensajes', canal: 'email' };
    await person.send('/notifications/set_preference.php', { ...choice, activo: 0 });
    const { preferencias } = await person.send('/notifications/get_preferences.php');
    expect(preferencias).toContainEqual({ ...choice, activo: 0 });
  });

  it('somebody ends mails by the address that stands in one', async () => {
    const { keylogin } = await makeClient(test.services);
    const visitor = new Browser(wire, 'json');
    const { secretKeys } = test.services.config;
    const clave = unsubscribeToken(secretKeys, { keylogin, grupo: 'mensajes' });
    await visitor.send('/notifications/get_unsubscribe.php', { clave });
    const { grupo } = await visitor.send('/notifications/unsubscribe.php', { clave });
    expect(grupo).toBe('mensajes');
  });

  it('a code that does not arrive comes by SMS', async () => {
    const visitor = new Browser(wire, 'json');
    await visitor.send('/create-account/code_send.php', {
      phone: '3312121212',
    });
    test.advance(30_000);
    await visitor.send('/create-account/code_again.php', { canal: 'sms' });
    expect(await wire.codeSentTo('+523312121212')).toMatch(/^\d{6}$/);
  });

  it('a request is sent, declined, answered and closed', async () => {
    const client = signedIn(await makeClient(test.services));
    const professional = signedIn(await makeProfessional(test.services));
    const { id_solicitud: id } = await client.send('/chat/send_request.php', {
      recipients: [professional.key],
      msg: 'Solicitud de servicio: Plomería',
      client_id: 'solicitud-0002',
      solicitud: {
        categoria: 'Plomería',
        opt: 'Reparar una fuga',
        cantidad: '1',
        titulo: 'Fuga en la cocina',
        descripcion_servicio: 'Gotea debajo de la tarja.',
        fecha: mexicoDay(test.services.clock().getTime() + 2 * DAY),
        hora: '10:00',
        estado: 'Jalisco',
        ciudad: 'Guadalajara',
      },
    });
    await professional.send('/requests/get_received_requests.php', { por_responder: 1 });
    await professional.send('/requests/decline_request.php', { id, motivo: 'Ese día no puedo' });
    await client.send('/requests/get_request.php', { id });
    await client.send('/requests/reopen_request.php', { id });
    await client.send('/requests/close_request.php', { id });
    const { solicitudes } = await client.send('/requests/get_requests.php', { estado: 'cerrada' });
    expect(solicitudes[0]).toMatchObject({ id, destinatarios: [{ motivo: 'Ese día no puedo' }] });

    const admin = signedIn(await makeAdmin(test.services));
    const list = { estado: 'cerrada', categoria: 'Plomería', lugar: 'Jalisco', itemsPerPage: 10 };
    const listed = await admin.send('/admin/requests/get_requests.php', list);
    expect(listed.solicitudes).toMatchObject([{ id, destinatarios: [{ estado: 'declinada' }] }]);
    await admin.send('/admin/requests/get_request.php', { id });
    await admin.send('/admin/requests/get_requests_between.php', {
      key_primary: client.key,
      key_secundary: professional.key,
    });
  });

  it('the team finds what people ask about, from wherever it is', async () => {
    const { id } = await projectIn(test, 'pagado', { titulo: 'Impermeabilizar la azotea' });
    const admin = signedIn(await makeAdmin(test.services));
    const found = await admin.send('/admin/search.php', { texto: 'azotea imperm' });
    expect(found.proyectos.lista).toMatchObject([{ id }]);
  });

  it('payments are downloaded by the team', async () => {
    await projectIn(test, 'pagado', { titulo: 'Cancel de baño' });
    const admin = signedIn(await makeAdmin(test.services));
    const filter = {
      search: 'cancel de',
      tipo: 'proyecto',
      cantidad_desde: 500,
      orden: 'cantidad',
    };
    const { pagos } = await admin.send('/admin/pagos/export_pagos.php', filter);
    expect(pagos).toMatchObject([{ descripcion: 'Cancel de baño' }]);
  });

  it('accounts, requests, reviews and messages are downloaded by the team', async () => {
    await projectIn(test, 'finalizada', { titulo: 'Puerta de clóset' });
    const admin = signedIn(await makeAdmin(test.services));
    const ordered = { rol: 2, validacion: 'validado', orden: 'nombre' };
    const { accounts } = await admin.send('/admin/accounts/export_accounts.php', ordered);
    expect(accounts[0]).toMatchObject({ rol: 2 });
    await admin.send('/admin/requests/export_requests.php', { orden: 'antiguas' });
    await admin.send('/admin/reviews/export_reviews.php', { orden: 'calificacion' });
    await admin.send('/admin/disputes/export_disputes.php', { estado: 'abiertas' });
    await admin.send('/admin/chargebacks/export_chargebacks.php', { estado: 'abiertos' });
    await admin.send('/admin/reports/export_reports.php', { estado: 'abiertas' });
    await admin.send('/admin/mensajes/export_mensajes.php', { search: 'puerta de clóset' });
  });

  it('those who are left out of the payouts are told by the team', async () => {
    const project = await projectIn(test, 'pagado', { titulo: 'Barra de cocina' });
    await project.release(0.25);
    const admin = signedIn(await makeAdmin(test.services));
    const told = await admin.send('/admin/payouts/tell_left_out.php', { motivo: 'sin_metodo' });
    expect(told.avisados).toBeGreaterThan(0);
  });

  it('projects are listed, downloaded, read and cancelled by the team', async () => {
    const { id } = await projectIn(test, 'pagado', { titulo: 'Portón eléctrico' });
    const admin = signedIn(await makeAdmin(test.services));
    const filter = { search: 'portón', con: 'protegido', orden: 'precio' };
    const { proyectos } = await admin.send('/admin/projects/get_projects.php', filter);
    expect(proyectos).toMatchObject([{ id, retenido: 2000 }]);
    await admin.send('/admin/projects/export_projects.php', filter);
    const { proyecto } = await admin.send('/admin/projects/get_project.php', { id });
    const noted = { id, texto: 'Llamó: nadie llegó.', client_id: 'nota-0001' };
    await admin.send('/admin/projects/add_note.php', noted);
    const papers = await admin.send('/admin/projects/get_documents.php', { id });
    expect(papers.recibos).toHaveLength(1);
    const { key } = admin;
    await admin.send('/admin/projects/assign_project.php', { id, a: key, antes: '' });
    await makeProfessional(test.services, { validated: false });
    const { casos } = await admin.send('/admin/queue/get_queue.php', { tipo: 'validacion' });
    const [waiting] = casos;
    await admin.send('/admin/queue/assign_case.php', {
      tipo: waiting.tipo,
      clave: waiting.clave,
      a: key,
      antes: '',
    });
    const updateAt = '2026-11-01T12:00:00.000Z';
    const former = { categoria: 'Jardinería', descripcion: 'Pasto y plantas.', form: [] };
    const { id: garden } = await test.services.db
      .updateTable('categoria')
      .set({
        updated_at: new Date(updateAt),
        anterior: JSON.stringify({ ...former, tipo: 'opcion', palabras: 'zacate' }),
      })
      .where('categoria', '=', 'Jardinería')
      .returning('id')
      .executeTakeFirstOrThrow();
    await admin.send('/admin/categorias/undo_categoria.php', { id: garden, updateAt });
    const saved = { tema: 'rechazo', titulo: 'Foto movida', texto: 'Hola, {nombre}: sal quieto.' };
    const { respuesta } = await admin.send('/admin/canned_answers/save_answer.php', saved);
    const answer = { id: respuesta.id, version: 1 };
    await admin.send('/admin/canned_answers/withdraw_answer.php', answer);
    await admin.send('/admin/canned_answers/undo_answer.php', { ...answer, version: 2 });
    const { respuestas } = await admin.send('/admin/canned_answers/get_answers.php');
    expect(respuestas).toContainEqual(
      expect.objectContaining({ titulo: saved.titulo, version: 3 }),
    );
    const view = { lista: 'cuentas', nombre: 'Por validar', consulta: 'validacion=pendiente' };
    const { vista } = await admin.send('/admin/saved_views/save_view.php', view);
    const own = await admin.send('/admin/saved_views/get_views.php', { lista: 'cuentas' });
    expect(own.vistas).toEqual([vista]);
    await admin.send('/admin/saved_views/delete_view.php', { id: vista.id });
    const { texto } = proyecto.recordar;
    await admin.send('/admin/projects/remind_project.php', { id, texto });
    await admin.send('/admin/projects/remind_projects.php', { ids: [id] });
    const { notas } = await admin.send('/admin/projects/get_notes.php', { id });
    expect(notas).toMatchObject([{ texto: noted.texto }]);
    const { key: user_id } = signedIn(await makeClient(test.services));
    const about = {
      user_id,
      texto: 'Prefiere que le llamen por la tarde.',
      client_id: 'nota-0002',
    };
    await admin.send('/admin/accounts/add_note.php', about);
    const file = await admin.send('/admin/accounts/get_notes.php', { user_id });
    expect(file.notas).toMatchObject([{ texto: about.texto }]);
    const { version, retenido } = proyecto;
    const seen = { id_proposal: id, motivo: 'No se presentó.', version, retenido };
    const { proposal } = await admin.send('/chat/cancel_proposal.php', seen);
    expect(proposal).toMatchObject({ id, estado: 'cancelada', devuelto: retenido });
  });

  it('hours and prices are said, and searched', async () => {
    const professional = signedIn(await makeProfessional(test.services));
    const precios = [{ profesion: 'Plomería', desde: 350 }];
    const dias = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];
    const oferta = { dias, hora_inicio: '00:00', hora_fin: '24:00', precios };
    await professional.send('/update-account/horario_precios.php', { oferta });
    const search = { categoria: 'Plomería', precio: 500, hoy: true };
    const { profiles } = await new Browser(wire, 'json').send('/default/get_profiles.php', {
      search,
    });
    expect(profiles[0]).toMatchObject({ keylogin: professional.key, desde_propio: 350 });
  });

  it('a professional is saved, found and hired again, and the receipt is read', async () => {
    const { client, professional } = await projectIn(test, 'finalizada');
    const browser = signedIn(client);
    const { key: other_key } = signedIn(professional);
    await browser.send('/favourites/save_favourite.php', { other_key, guardar: 1 });
    const { favoritos } = await browser.send('/favourites/get_favourites.php');
    expect(favoritos).toMatchObject([{ keylogin: other_key, trabajos_contigo: 1 }]);
    await browser.send('/favourites/get_known.php');
    const { contratados } = await browser.send('/account/get_rehire.php', { other_key });
    expect(contratados).toMatchObject([{ disponible: 1, favorito: 1 }]);
    const { recibos } = await browser.send('/account/get_receipts.php');
    const { recibo } = await browser.send('/account/get_receipt.php', { id: recibos[0].id });
    expect(recibo).toMatchObject({ concepto: 'Cambio de llave', cubre: 'todo' });
  });

  it('addresses are saved, and a project is at one of them', async () => {
    const { client, id } = await projectIn(test, 'por_pagar');
    const browser = signedIn(client);
    const { id: direccion_id } = await browser.send('/account/save_address.php', {
      nombre: 'Mamá',
      direccion: 'Pavo 312',
      estado: 'Jalisco',
      ciudad: 'Guadalajara',
      colonia: 'Mexicaltzingo',
      cp: '44180',
    });
    await browser.send('/account/get_addresses.php');
    const chosen = { id_proposal: id, direccion_id };
    const { proposal } = await browser.send('/chat/choose_address.php', chosen);
    expect(proposal.direccion).toMatchObject({ direccion: 'Pavo 312', visible_desde: null });
    await browser.send('/account/delete_address.php', { id: direccion_id });
  });

  it('a project ends in other ways', async () => {
    const unsent = await projectIn(test, 'publicada');
    const motivo = 'Cambiaron los planes.';
    await signedIn(unsent.professional).send('/chat/withdraw_proposal.php', {
      id_proposal: unsent.id,
      motivo,
    });
    const paid = await projectIn(test, 'pagado');
    const [client, professional] = [signedIn(paid.client), signedIn(paid.professional)];
    const id_proposal = paid.id;
    const offered = await projectIn(test, 'publicada');
    const [asks, revises] = [signedIn(offered.client), signedIn(offered.professional)];
    const wish = { id_proposal: offered.id, motivo: '¿Puede ser el jueves?' };
    await asks.send('/chat/ask_for_change.php', wish);
    await revises.send('/chat/keep_proposal.php', {
      id_proposal: offered.id,
      motivo: 'El jueves ya tengo trabajo.',
    });
    const revised = await revises.send('/chat/revise_proposal.php', {
      proposal: {
        id: offered.id,
        conceptos: [
          { concepto: 'Mano de obra', monto: 1500 },
          { concepto: 'Llave nueva', monto: 700 },
        ],
        hora: '09:00',
        start: mexicoDay(test.services.clock().getTime() + 3 * DAY),
        incluye: ['Garantía de 30 días'],
      },
    });
    expect(revised.proposal).toMatchObject({ precio: 2200, anterior: { precio: 2000 } });
    await professional.send('/chat/mark_delivered.php', { id_proposal });
    await client.send('/chat/request_changes.php', { id_proposal, motivo: 'Sigue goteando.' });
    const complaint = { id_proposal, texto: 'No volvió.' };
    await client.send('/chat/open_dispute.php', complaint);
    await client.send('/chat/withdraw_dispute.php', { id_proposal });
    const { proposal } = await client.send('/chat/open_dispute.php', complaint);
    await professional.send('/chat/answer_dispute.php', {
      id_proposal,
      texto: 'Volví el lunes y no había nadie.',
    });
    const offer = { id_proposal, reembolso: 1500 };
    const { disputa } = (await professional.send('/chat/offer_settlement.php', offer)).proposal;
    const oferta = disputa.ofertas[0].id;
    await client.send('/chat/decline_settlement.php', { id_proposal, oferta });
    const admin = signedIn(await makeAdmin(test.services));
    const { disputes } = await admin.send('/admin/disputes/get_disputes.php', {
      estado: 'abiertas',
    });
    await admin.send('/admin/disputes/get_dispute.php', { id: disputes[0].id });
    const { casos } = await admin.send('/admin/cases/get_cases.php', { causa: 'disputa' });
    const [{ id: case_id }] = casos;
    await admin.send('/admin/cases/get_case.php', { id: case_id });
    const goesOn = { case_id, motivo: 'Los dos ya hablan de un acuerdo.' };
    await admin.send('/admin/cases/close_case.php', goesOn);
    await admin.send('/admin/disputes/resolve_dispute.php', {
      dispute_id: disputes[0].id,
      reembolso: proposal.retenido,
      motivo: 'El trabajo no se terminó.',
    });
    const settled = await projectIn(test, 'pagado');
    const { id: agreed } = settled;
    const [complains, agrees] = [signedIn(settled.client), signedIn(settled.professional)];
    await complains.send('/chat/open_dispute.php', {
      id_proposal: agreed,
      texto: 'Quedó a medias.',
    });
    const offers = await complains.send('/chat/offer_settlement.php', {
      id_proposal: agreed,
      reembolso: 500,
    });
    await agrees.send('/chat/accept_settlement.php', {
      id_proposal: agreed,
      oferta: offers.proposal.disputa.ofertas[0].id,
    });
    const cancelled = await projectIn(test, 'pagado');
    await signedIn(cancelled.client).send('/chat/cancel_proposal.php', {
      id_proposal: cancelled.id,
      motivo,
    });
    const pair = { key_primary: client.key, key_secundary: professional.key };
    await client.send('/chat/get_proposals.php', pair);
    const query = { grupo: 'cerrados', search: 'llave' };
    const { proyectos } = await client.send('/account/get_projects.php', query);
    expect(proyectos).toMatchObject([{ id: id_proposal, estado: 'cancelada' }]);
    await client.send('/account/get_reviews.php', { sentido: 'recibidas' });
    expect(await client.send('/account/get_counts.php')).toMatchObject({ proyectos: 0 });
  });

  it('a review is answered', async () => {
    const rated = signedIn((await projectIn(test, 'finalizada')).professional);
    const received = await rated.send('/account/get_reviews.php', { sentido: 'recibidas' });
    const respuesta = 'Gracias por la confianza.';
    const { id } = received.reviews[0];
    const { review } = await rated.send('/account/answer_review.php', { id, respuesta });
    expect(review).toMatchObject({ id, respuesta });
  });

  it('what a deleted account is owed is paid where the team says', async () => {
    const { accountId, professional } = await payable(test, { method: false });
    wire.rememberNames(professional);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', accountId)
      .execute();
    const admin = signedIn(await makeAdmin(test.services));
    const { banco } = await admin.send('/admin/payouts/pay_deleted.php', {
      user_id: professional.keylogin,
      numero: '032180000118359719',
      titular: 'Ramón Ochoa Ruiz',
      motivo: 'Llamó y mostró su identificación.',
    });
    expect(banco).toBe('IXE');
  });

  it('the money of a week is paid out', async () => {
    const people = [await payable(test), await payable(test)];
    const [professional] = people.map((project) => signedIn(project.professional));
    const made = await makeAdmin(test.services);
    const admin = signedIn(made);
    await admin.send('/admin/payouts/get_left_out.php');
    await letTimePass(test, 8 * DAY, makePayouts);
    await admin.send('/account/prove.php', { pass: made.pass });
    const { payouts } = await admin.send('/admin/payouts/get_payouts.php', {
      estado: 'pendiente',
    });
    expect(payouts.length).toBeGreaterThanOrEqual(people.length);
    await admin.send('/admin/payouts/get_batches.php');
    await admin.send('/admin/payouts/export.php', { estado: 'pendiente' });
    await admin.send('/admin/payouts/export_list.php', { estado: 'pendiente', orden: 'monto' });
    await admin.send('/admin/payouts/export_xlsx.php', { estado: 'pendiente' });
    const [first, ...others] = payouts;
    const clave_rastreo = 'MBAN01002611250001';
    await admin.send('/admin/payouts/update_payout.php', {
      payout_id: first.id,
      estado: 'enviado',
      clave_rastreo,
    });
    await admin.send('/admin/payouts/correct_tracking_key.php', {
      payout_id: first.id,
      clave_rastreo: 'MBAN01002611250002',
    });
    await admin.send('/admin/payouts/update_payouts.php', {
      estado: 'enviado',
      payouts: others.map(({ id }: Json) => ({ payout_id: id, clave_rastreo })),
    });
    await professional?.send('/account/get_payouts.php');
    const { id: payout_id } = payouts.find(
      ({ keylogin }: Json) => keylogin === people[0]?.professional.keylogin,
    );
    await professional?.send('/account/get_payout_projects.php', { payout_id });
    await professional?.send('/account/get_payout.php', { payout_id });
    const { liberaciones } = await professional!.send('/account/get_releases.php');
    await professional?.send('/account/get_release.php', { id: liberaciones[0].id });
    await admin.send('/admin/payouts/get_payout_projects.php', { payout_id });
    await professional?.send('/account/get_ingresos.php');
    await professional?.send('/stripe/get_membership_payment.php');
  });

  it('an account is looked after by its owner and by the team', async () => {
    const visitor = new Browser(wire, 'json');
    await visitor.send('/default/get_settings.php');
    await visitor.send('/default/get_testimonios.php');
    await visitor.send('/default/get_codigo_postal.php', { cp: '44100' });
    await visitor.send('/default/get_lugar.php', { lat: 20.67, lng: -103.35 });
    await visitor.send('/default/entender.php', { texto: 'Se me tapó la tarja, en Zapopan' });
    await visitor.send('/default/get_zonas.php', { categoria: 'Plomería', estado: 'Jalisco' });
    const owner = signedIn(await makeProfessional(test.services));
    await visitor.send('/default/get_reviews_public.php', { keylogin: owner.key });
    for (const path of [
      '/account/get_sessions.php',
      '/account/end_other_sessions.php',
      '/account/get_privacy.php',
      '/account/request_data.php',
      '/account/get_data_link.php',
    ])
      await owner.send(path);

    const admin = signedIn(await makeAdmin(test.services));
    const motivo = 'Cobros por fuera';
    await admin.send('/admin/accounts/suspend_account.php', { user_id: owner.key, motivo });
    await admin.send('/admin/accounts/restore_account.php', { user_id: owner.key });
    const query = { accion: 'suspender_cuenta' };
    const { entradas } = await admin.send('/admin/audit/get_audit.php', query);
    expect(entradas).toMatchObject([{ accion: 'suspender_cuenta' }]);
    await admin.send('/admin/audit/export_audit.php', { desde: '2026-11-01' });
    for (const name of [
      'get_pending',
      'get_validations',
      'get_deletion_requests',
      'get_failed_refunds',
      'get_failed_notifications',
      'get_failed_jobs',
    ])
      await admin.send(`/admin/pending/${name}.php`);
    await admin.send('/account/close_session.php');
  });

  it('an owner keeps the account safe, asks for its end, and stays', async () => {
    const made = await makeProfessional(test.services);
    const owner = signedIn(made);
    // Another encoding, because this call is no example here.
    await new Browser(wire, 'urlencoded').send('/verify-account/validate_login.php', {
      email: made.email,
      pass: made.pass,
    });
    const { sesiones } = await owner.send('/account/get_sessions.php');
    const { id } = sesiones.find(({ actual }: Json) => !actual);
    await owner.send('/account/end_session.php', { id });
    const pass = 'una-clave-nueva';
    await owner.send('/account/change_password.php', {
      pass_actual: made.pass,
      pass,
      confirm: pass,
    });
    await owner.send('/account/request_deletion.php', { pass, motivo: 'Me voy del país.' });
    await owner.send('/account/withdraw_deletion.php');
    for (const titulo of ['Baño nuevo', 'Cocina completa'])
      await owner.send(
        '/update-account/add-portfolio.php',
        { titulo, descripcion: 'Tubería y azulejo.', 'imagenes[0][estado]': 'por_subir' },
        [['imagenes[0][file]', await picture()]],
      );
    const { portfolio } = (await owner.send('/account/validate_session.php')).user;
    const ids = portfolio.map((work: Json) => work.id).toReversed();
    const { user } = await owner.send('/update-account/order-portfolio.php', { ids });
    expect(user.portfolio.map((work: Json) => work.id)).toEqual(ids);
  });

  it('the team attends to what failed', async () => {
    const { db, clock } = test.services;
    const { keylogin } = await invite(test, await makeAdmin(test.services));
    wire.rememberNames({ keylogin });
    const admin = signedIn(await makeAdmin(test.services));
    await admin.send('/admin/accounts/send_setup_link.php', { user_id: keylogin });
    await admin.send('/admin/accounts/remind_professionals.php', { personas: [keylogin] });

    const project = await projectIn(test, 'pagado');
    // The stand-in delivers nothing to such numbers.
    await db
      .updateTable('account')
      .set(sealed(db, 'account.phone', '+525510000000'))
      .where('keylogin', '=', project.professional.keylogin)
      .execute();
    await project.cancel(project.client);
    const { email } = test.services;
    const { send } = email;
    email.send = () => Promise.reject(new RefusedMailbox('no such mailbox'));
    await db
      .updateTable('refund')
      .set({ failed_at: clock(), failure: 'failed' })
      .where('proposal_id', '=', project.id)
      .execute();
    await test.work();
    email.send = send;
    await sql`select graphile_worker.add_job('forget_ended', '{}'::json)`.execute(db);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db);

    const failed = async (name: string) => admin.send(`/admin/pending/get_failed_${name}.php`);
    const [refund] = (await failed('refunds')).devoluciones;
    await admin.send('/admin/pending/retry_refund.php', { refund_id: refund.id });
    const [notification] = (await failed('notifications')).notificaciones;
    const que = 'descartar';
    await admin.send('/admin/pending/attend_notification.php', {
      notification_id: notification.id,
      que,
    });
    const [job] = (await failed('jobs')).trabajos;
    await admin.send('/admin/pending/attend_job.php', { job_id: job.id, que });
    const { devoluciones } = await admin.send('/admin/pending/get_pending.php');
    expect(devoluciones).toBe(0);
  });

  it('the fee and prices are changed', async () => {
    const admin = signedIn(await makeAdmin(test.services));
    const motivo = 'Sube lo que cobra el proveedor';
    const plan = { porcentaje: 5.5, fija: 3, desde: '2027-01-01', motivo };
    const { tarifa } = await admin.send('/admin/rates/plan_fee.php', plan);
    await admin.send('/admin/rates/plan_price.php', {
      nivel: 2,
      precio: 449,
      desde: '2027-01-01',
      motivo,
    });
    await admin.send('/admin/rates/withdraw_rate.php', { id: tarifa.id });
    expect((await admin.send('/admin/rates/get_rates.php')).planeadas).toHaveLength(1);
  });

  it('a rule of risk is changed, and what it stopped is decided', async () => {
    const phone = '+523312345001';
    const client = await makeClient(test.services, { phone });
    const professional = await makeProfessional(test.services, { phone });
    const project = await projectIn(test, 'por_pagar', { people: { client, professional } });
    expect(await project.do(createProject, { proposal: { id: project.id } })).toBe('in_review');
    const admin = signedIn(await makeAdmin(test.services));
    const { casos } = await admin.send('/admin/risk/get_hits.php', { regla: 'mismo_telefono' });
    const { id } = casos[0];
    expect((await admin.send('/admin/risk/get_hit.php', { id })).decisiones).toEqual(['nada_malo']);
    const nota = 'Es un taller familiar.';
    await admin.send('/admin/risk/close_hit.php', { id, decision: 'nada_malo', nota });
    const motivo = 'Hubo fraudes más chicos';
    const rule = { regla: 'primeros_pagos', ultima: 0, activa: true, desde: '', motivo };
    const umbrales = [
      { nombre: 'pagos', valor: 2 },
      { nombre: 'monto', valor: 7500 },
    ];
    await admin.send('/admin/risk/set_rule.php', { ...rule, umbrales });
    await admin.send('/admin/risk/undo_rule.php', { regla: 'primeros_pagos', ultima: 1, motivo });
    expect((await admin.send('/admin/risk/get_rules.php')).reglas).not.toEqual([]);
  });

  it('questions and contact data are changed, and the change undone', async () => {
    const admin = signedIn(await makeAdmin(test.services));
    const { preguntas } = await admin.send('/admin/ajustes/get_ajustes.php');
    const added = { pregunta: '¿Dan factura?', respuesta: 'Sí.', retirada: false };
    await admin.send('/admin/ajustes/save_preguntas.php', {
      version: 1,
      preguntas: [...preguntas.valor, added],
    });
    await admin.send('/admin/ajustes/undo_preguntas.php', { version: 2 });
    const contacto = { correo: 'hola@maestros.mx', whatsapp: '3312345678' };
    await admin.send('/admin/ajustes/save_contacto.php', { version: 0, ...contacto });
    await admin.send('/admin/ajustes/undo_contacto.php', { version: 1 });
    const { preguntas: shown } = await admin.send('/default/get_preguntas.php');
    expect(shown).toHaveLength(5);
  });

  it('what the bank and the provider do on their own is dealt with', async () => {
    const admin = signedIn(await makeAdmin(test.services));
    const [project, sentBack] = [
      await projectIn(test, 'finalizada'),
      await projectIn(test, 'pagado'),
    ];
    await sentBack.cancel(sentBack.professional);
    await test.work();
    const [refund] = await test.services.db
      .selectFrom('refund')
      .select('id_refund')
      .where('proposal_id', '=', sentBack.id)
      .execute();
    await atBank(test, `refunds/${refund?.id_refund}`, { status: 'failed' });
    const payment_intent = await intentOf(test, project.id);
    const { id: dispute } = await atBank(test, 'disputes', { payment_intent });
    await hearOfAll(test);

    const [late] = (await admin.send('/admin/pending/get_failed_refunds.php')).devoluciones;
    await admin.send('/admin/pending/settle_refund_outside.php', {
      refund_id: late.id,
      como: 'transferencia',
      clave: '0041',
      motivo: 'Su tarjeta ya no existe',
    });
    const [{ id }] = (await admin.send('/admin/chargebacks/get_chargebacks.php')).contracargos;
    const { huella } = await admin.send('/admin/chargebacks/get_chargeback.php', { id });
    wire.rememberNames({ huella });
    await admin.send('/admin/chargebacks/submit_evidence.php', { id, huella });
    await atBank(test, `disputes/${dispute}/close`, { status: 'lost' });
    await hearOfAll(test);
    const { contracargo } = await admin.send('/admin/chargebacks/get_chargeback.php', { id });
    const decision = {
      loss_id: contracargo.perdida.id,
      cargo: 500,
      motivo: 'No hay prueba de la entrega',
    };
    // A professional's debt is decided on by two of the team.
    expect(await admin.reply('/admin/chargebacks/decide_loss.php', decision)).toMatchObject({
      code: 'approval_waiting',
    });
    const second = signedIn(await makeAdmin(test.services));
    const waiting = (await second.send('/admin/approvals/get_approvals.php')).en_espera;
    expect(waiting).toMatchObject([{ tipo: 'perdida' }]);
    await second.send('/admin/approvals/approve.php', { id: waiting[0].id });
    await admin.send('/admin/chargebacks/decide_loss.php', decision);
    expect(await admin.send('/admin/chargebacks/get_losses.php')).toMatchObject({ perdidas: [] });
    // Of two who have no project: keys are drawn anew in each run, and examples are not.
    const pair = { key_primary: 'GskoPHfev7us9x-Y', key_secundary: 'i0nMnGDhBuDp2-8x' };
    expect(await admin.send('/admin/chargebacks/get_avisos.php', pair)).toMatchObject({
      avisos: [],
    });
    expect(await admin.send('/admin/chargebacks/get_consultas.php')).toMatchObject({
      consultas: [],
    });
    await signedIn(project.professional).send('/account/get_adeudos.php');

    const event = {
      id: 'evt_de_otra_clase',
      type: 'account.updated',
      paymentId: null,
      ofBalance: false,
      createdAt: test.services.clock(),
      payload: {},
    };
    await inTransaction(test.services.db, (trx) => takeFact(trx, event, test.services.clock()));
    const { hechos } = await admin.send('/admin/pending/get_facts.php');
    expect(hechos).toMatchObject([{ id: event.id }]);
    await admin.send('/admin/pending/attend_fact.php', {
      fact_id: event.id,
      nota: 'Cambiamos el logo en Stripe',
    });

    const statement = { archivo: 'noviembre.csv', texto: STATEMENT };
    await admin.send('/admin/reconciliation/import_statement.php', statement);
    const { lineas } = await admin.send('/admin/reconciliation/get_bank_lines.php', {
      solo_sin_explicar: 1,
    });
    await admin.send('/admin/reconciliation/explain_bank_line.php', {
      line_id: lineas[0].id,
      nota: 'Renta de la cuenta',
    });
    await admin.send('/admin/reconciliation/correct_bank_line.php', {
      line_id: lineas[0].id,
      motivo: 'Era una comisión del banco.',
    });
    const { importaciones } = await admin.send('/admin/reconciliation/get_imports.php');
    await admin.send('/admin/reconciliation/undo_import.php', { import_id: importaciones[0].id });

    const elsewhere = await test.stripe.paymentIntents.create({
      amount: 123_400,
      currency: 'mxn',
      payment_method: 'pm_card_visa',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
    });
    await admin.send('/admin/reconciliation/check.php');
    await test.work();
    const { diferencias } = await admin.send('/admin/reconciliation/get_differences.php');
    expect(diferencias).toMatchObject([
      { que: expect.stringContaining(elsewhere.id), ellos: 1234 },
    ]);
    await admin.send('/admin/reconciliation/adjust_difference.php', {
      difference_id: diferencias[0].id,
      motivo: 'Venta en la feria, la cobró Ana',
    });
  });

  it('an owner changes what somebody of the team may do', async () => {
    const owner = signedIn(await makeAdmin(test.services));
    const other = signedIn(await makeAdmin(test.services, { permisos: ['lectura'] }));
    const list = await owner.send('/admin/administrators/get_administrators.php', {});
    expect(list.administradores).toContainEqual(
      expect.objectContaining({ keylogin: other.key, permisos: ['lectura'] }),
    );
    const { administrador } = await owner.send('/admin/administrators/set_permissions.php', {
      user_id: other.key,
      permisos: ['soporte', 'finanzas'],
      antes: ['lectura'],
    });
    expect(administrador).toMatchObject({ permisos: ['finanzas', 'soporte'] });
  });

  it('what waits for a second person of the team is taken back or refused', async () => {
    const owner = signedIn(await makeAdmin(test.services));
    const second = signedIn(await makeAdmin(test.services));
    const ask = async () => {
      const { keylogin: id } = await makeClient(test.services);
      expect(await owner.reply('/admin/accounts/delete_account.php', { id })).toMatchObject({
        code: 'approval_waiting',
      });
      const [waits] = (await second.send('/admin/approvals/get_approvals.php')).en_espera;
      return { id: waits.id };
    };
    await owner.send('/admin/approvals/withdraw.php', await ask());
    const motivo = 'Pidió quedarse';
    await second.send('/admin/approvals/reject.php', { ...(await ask()), motivo });
    const limits = { pagos: 15000, decisiones: 8000, motivo: 'Ya somos cinco' };
    await owner.send('/admin/approvals/set_limits.php', limits);
    // Back to higher ones by two, and from there to the lower ones by one.
    const undo = async () => {
      const { limites } = await owner.send('/admin/approvals/get_approvals.php');
      return { version: limites.version, motivo: 'Fue un error' };
    };
    await owner.reply('/admin/approvals/undo_limits.php', await undo());
    const [waits] = (await second.send('/admin/approvals/get_approvals.php')).en_espera;
    await second.send('/admin/approvals/approve.php', { id: waits.id });
    await owner.send('/admin/approvals/undo_limits.php', await undo());
  });

  it('somebody is invited to the team and joins it', async () => {
    const owner = signedIn(await makeAdmin(test.services));
    const email = 'eva.paz@maestros.mx';
    const invited = { nombre: 'Eva', apellidos: 'Paz', email, permisos: ['soporte', 'finanzas'] };
    await owner.send('/admin/administrators/invite_administrator.php', invited);
    const {
      invitaciones: [{ id }],
    } = await owner.send('/admin/administrators/get_invitations.php', {});
    const { invitacion } = await owner.send('/admin/administrators/resend_invitation.php', { id });
    await test.work();
    const clave = latestClave(test, email);
    const visitor = new Browser(wire, 'json');
    expect(await visitor.send('/default/get_invitation.php', { clave })).toMatchObject({
      invitacion: { email, permisos: ['finanzas', 'soporte'] },
    });
    const account = { pass: 'una-clave-larga', confirm_pass: 'una-clave-larga' };
    await visitor.send('/default/accept_invitation.php', { clave, account });
    expect(invitacion.estado).toBe('vigente');
    const other = { ...invited, email: 'luz.paz@maestros.mx' };
    const late = await owner.send('/admin/administrators/invite_administrator.php', other);
    await owner.send('/admin/administrators/withdraw_invitation.php', { id: late.invitacion.id });
  });

  it('the team reads what WhatsApp says of its templates', async () => {
    const admin = signedIn(await makeAdmin(test.services));
    const { plantillas } = await admin.send('/admin/templates/get_templates.php');
    expect(plantillas).toContainEqual(expect.objectContaining({ estado: 'APPROVED' }));
    await admin.send('/admin/templates/check.php');
    const at = test.services.clock();
    const reply = { id: 'wamid.7', phone: '+523399887766', text: '¿A qué hora llegas?', at };
    await inTransaction(test.services.db, (trx) => recordReplies(trx, [reply], at));
    const { respuestas } = await admin.send('/admin/templates/get_replies.php');
    expect(respuestas).toMatchObject([{ texto: reply.text, cuentas: [], pidio: null }]);
  });

  it('the team follows what somebody was told, and sends it again', async () => {
    const admin = signedIn(await makeAdmin(test.services));
    const person = await makeProfessional(test.services);
    const now = test.services.clock();
    const told = { accountId: person.id, evento: 'deposito_enviado', about: 1, now } as const;
    await inTransaction(test.services.db, (trx) =>
      notify(trx, { ...told, parameters: ['Ada', '$1,800.00 MXN', '8134', 'MAE1'] }),
    );
    await test.work();
    wire.rememberNames(person);
    const mine = { persona: person.keylogin };
    const { avisos } = await admin.send('/admin/notifications/get_sent.php', mine);
    expect(avisos).toMatchObject([{ evento: 'deposito_enviado', repetible: 1 }]);
    const notification_id = avisos[0].id;
    await admin.send('/admin/notifications/send_again.php', { notification_id });
    await test.work();
    const dia = mexicoDay(now.getTime());
    const { tasas } = await admin.send('/admin/notifications/get_rates.php', { dia });
    expect(tasas).toContainEqual(expect.objectContaining({ evento: 'deposito_enviado' }));
  });

  it('somebody is told on their device', async () => {
    const person = signedIn(await makeClient(test.services));
    const { clave_publica } = await person.send('/notifications/get_push_key.php');
    expect(clave_publica).toHaveLength(87);
    const endpoint = 'https://fcm.googleapis.com/fcm/send/ejemplo';
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    await person.send('/notifications/save_device.php', { endpoint, ...keys });
    await person.send('/notifications/confirm_push.php', { clave: '7.firma', abierta: 0 });
    await person.send('/notifications/forget_device.php', { endpoint });
  });

  it('the pictures of a work are shown, and taken back', async () => {
    const project = await projectIn(test, 'pagado');
    const [client, professional] = [signedIn(project.client), signedIn(project.professional)];
    const admin = signedIn(await makeAdmin(test.services));
    const id_proposal = project.id;
    const despues = { name: 'despues.png', content: await drawnPhoto() };
    await test.call.reply(
      markDelivered,
      { id_proposal },
      { as: project.professional, images: { despues } },
    );
    await project.ask('completado');
    await project.review('client');
    await project.review('professional');
    await project.ask('finalizada');
    const asked = await professional.send('/chat/ask_to_show.php', {
      id_proposal,
      antes: [],
      despues: [0],
    });
    const { vez } = asked.proposal.muestra;
    const { proposal } = await client.send('/chat/agree_to_show.php', { id_proposal, vez });
    expect(proposal.muestra).toMatchObject({ estado: 'aceptada' });
    const shown = await admin.send('/admin/accounts/get_shown_works.php', {
      user_id: professional.key,
    });
    expect(shown.trabajos).toMatchObject([{ id_proposal, categoria: 'Plomería' }]);
    await client.send('/chat/stop_showing.php', { id_proposal });
    await client.send('/chat/agree_to_show.php', { id_proposal, vez });
    await admin.send('/admin/proposals/take_down_showing.php', {
      id_proposal,
      motivo: 'Se ve la cara de una persona',
    });
  });

  it('the accountant reads the books', async () => {
    const admin = signedIn(await makeAdmin(test.services));
    await projectIn(test, 'finalizada');
    const range = { desde: '2026-11-01', hasta: '2026-11-30' };
    await admin.send('/admin/ledger/get_income.php', { ...range, por: 'mes' });
    const { totales } = await admin.send('/admin/business/get_business.php', {
      ...range,
      por: 'mes',
    });
    expect(totales.finalizadas).toBeGreaterThan(0);
    await admin.send('/admin/business/get_demand.php', { dias: 30, por: 'ciudad' });
    await admin.send('/admin/business/get_cohorts.php', { quien: 'clientes' });
    await admin.send('/admin/ledger/get_balance.php', range);
    await admin.send('/admin/ledger/get_owed.php');
    await admin.send('/admin/ledger/get_owed_rows.php', { que: 'profesional' });
    const of = { ...range, cuenta: 'comision' };
    const { movimientos } = await admin.send('/admin/ledger/get_movements.php', of);
    expect(movimientos.length).toBeGreaterThan(0);
    await admin.send('/admin/ledger/export_books.php', { ...range, por: 'mes' });

    test.advance(14 * DAY);
    const later = signedIn(await makeAdmin(test.services));
    const { por_cerrar: mes } = await later.send('/admin/ledger/get_months.php');
    await later.send('/admin/ledger/close_month.php', { mes });
    const [closed] = (await later.send('/admin/ledger/get_months.php')).meses;
    wire.rememberNames({ firma: closed.firma });
    expect((await later.send('/admin/ledger/compare_month.php', { mes })).diferencias).toEqual([]);
  });

  it('a second factor is set up, proved, renewed and taken away', async () => {
    const client = signedIn(await makeClient(test.services));
    const { secreto } = await client.send('/account/begin_totp.php');
    await client.send('/account/confirm_totp.php', { codigo: await shownBy(test, secreto) });
    const { codigos: left } = await client.send('/account/get_second_factor.php');
    expect(left).toBe(10);
    nextCode(test);
    await client.send('/account/prove.php', { codigo: await shownBy(test, secreto) });
    const device = new Device({ id: 'bGxhdmUtZGUtdW4tdGVsZWZvbm8' });
    const { reto } = await client.send('/account/begin_passkey.php');
    const respuesta = device.make(reto);
    await client.send('/account/add_passkey.php', { nombre: 'Mi teléfono', respuesta });
    const { llaves } = await client.send('/account/get_second_factor.php');
    const { reto: asked } = await client.send('/account/get_passkey_challenge.php');
    await client.send('/account/prove.php', { llave: device.sign(asked) });
    const { reto: entrance } = await client.send('/verify-account/begin_passkey_login.php');
    const signed = device.sign(entrance);
    await client.send('/verify-account/passkey_login.php', { respuesta: signed });
    await client.send('/account/remove_passkey.php', { id: llaves[0].id });
    const { codigos } = await client.send('/account/renew_recovery_codes.php');
    await client.send('/account/keep_recovery_codes.php', { codigo: (codigos as string[])[0]! });
    await client.send('/account/remove_totp.php');
  });

  it('another e-mail is asked for and proved, and a phone is not', async () => {
    const client = signedIn(await makeClient(test.services));
    const email = 'el-nuevo@correo.mx';
    await client.send('/account/change_email.php', { email });
    test.advance(60_000);
    await client.send('/account/resend_change.php', { dato: 'email' });
    const code = await wire.codeSentTo(email);
    const { user } = await client.send('/account/confirm_change.php', { dato: 'email', code });
    expect(user.account.email).toBe(email);
    await client.send('/account/cancel_change.php', { dato: 'phone' });
  });
});

it('made the examples of the document', async () => {
  await expect(wire.examples()).toMatchFileSnapshot('./openapi/other-examples.json');
});
