import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beginProposal, updateDataProposal } from '#contract/projects.ts';
import { getReceivedRequests, type ReceivedRequest } from '#contract/requests.ts';
import type { Proposal } from '#contract/views.ts';
import { open } from '#web/testing/app.tsx';
import { answer, answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  answerProject,
  dialog,
  OTHER,
  panel,
  panelButton,
  projectOf,
  pushMessage,
  pushProject,
} from '#web/testing/project.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { expectGoodScreen, field, fill } from '#web/testing/screen.ts';
import { PUBLISHED } from './testing.ts';

// Several requests of one client: what is written for each of them, and what becomes of it.

const B: ReceivedRequest = {
  ...REQUEST,
  cliente: { keylogin: OTHER, nombre: 'Clara Ríos', img_profile: null },
  respuesta: 'vista',
  por_responder: 1,
  trabajos_contigo: 0,
};
const A = { ...B, id: B.id - 1, datos: { ...B.datos, titulo: 'Regadera' } };

const professional = () => {
  const me = signIn(person('professional'));
  answerProject(me, projectOf(me, { ...PUBLISHED, estado: 'rechazada' }));
  return me;
};
const requests = (...solicitudes: ReceivedRequest[]) =>
  answer(getReceivedRequests, { solicitudes, hay_mas: false, siguiente: null });
const addressOf = ({ id }: ReceivedRequest) =>
  `/chat/${OTHER}?panel=proyecto&propuesta=nueva&solicitud=${id}`;
const draftFor = (me: ReturnType<typeof professional>, changes: Partial<Proposal> = {}) =>
  projectOf(me, { ...PUBLISHED, estado: 'por_publicar', version: 1, ...changes });
const over = () => page.getByRole('dialog', { name: /ya no espera esta propuesta/ });
beforeEach(() => localStorage.clear());

test('the first press on sending says that the request has ended, also once the draft is heard of', async () => {
  const me = professional();
  requests(B);
  await open(addressOf(B));
  await fill({ Título: 'Drenaje del baño' });
  const draft = draftFor(me, { solicitud: B.id, titulo: 'Drenaje del baño' });
  answerEach(beginProposal, () => {
    // Everybody's screens hear of what happened at the same time.
    requests({ ...B, estado: 'cerrada', respuesta: 'expirada', por_responder: 0 });
    pushProject(draft);
    return { proposal: draft };
  });
  refuse(updateDataProposal, 'request_over');
  await panelButton(/^Enviar propuesta por /).click();
  await expect.element(over().getByText(/ya no espera respuesta/)).toBeVisible();
  await over().getByRole('button', { name: 'No enviar' }).click();
  // What it answers and what was typed stay in sight.
  await expect.element(panelButton('Descartar borrador')).toBeVisible();
  await expect.element(panelButton(/^Destapar drenaje /)).toBeVisible();
  await expect.element(field('Título')).toHaveValue('Drenaje del baño');
  answer(updateDataProposal, { proposal: { ...draft, estado: 'publicada' } });
  // By now it is known: nothing is asked again.
  await panelButton('Enviar de todos modos').click();
  await expect.element(panelButton('Retirar propuesta')).toBeVisible();
});

test('of a request without a day the line above its answer begins with the price', async () => {
  professional();
  requests({ ...B, datos: { ...B.datos, fecha: '', hora: '' } });
  await open(addressOf(B));
  await expect.element(panelButton(/^Destapar drenaje\s*aprox\. \$850$/)).toBeVisible();
});

test('a request that ends while its proposal is written says so at once, and keeps what was written', async () => {
  const me = professional();
  requests(B);
  await open(addressOf(B));
  await fill({ Título: 'Drenaje del baño' });
  await expect.element(panelButton(/^Enviar propuesta por /)).toHaveAttribute('data-act');
  requests({ ...B, estado: 'elegida', respuesta: 'expirada', por_responder: 0 });
  pushMessage('Clara Ríos eligió a otra persona para «Destapar drenaje».');
  await expect
    .element(
      panel()
        .getByRole('alert')
        .getByText(/^Clara Ríos eligió a otra persona\./),
    )
    .toBeVisible();
  await expect.element(field('Título')).toHaveValue('Drenaje del baño');
  await expect.element(panelButton('Enviar de todos modos')).not.toHaveAttribute('data-act');
  await expectGoodScreen();
  const draft = draftFor(me, { solicitud: null });
  answer(beginProposal, { proposal: draft });
  answer(updateDataProposal, { proposal: { ...draft, estado: 'publicada' } });
  await panelButton('Enviar de todos modos').click();
  await expect.element(panelButton('Retirar propuesta')).toBeVisible();
  expect(asked(beginProposal).map(({ proposal }) => proposal.solicitud)).toEqual([0]);
});

test('saving for a request that has ended begins nothing without a question', async () => {
  const me = professional();
  requests(B);
  await open(addressOf(B));
  await fill({ Título: 'Drenaje del baño' });
  refuse(beginProposal, 'request_over');
  await panelButton('Guardar borrador').click();
  await expect.element(over().getByText(/un borrador sin solicitud/)).toBeVisible();
  await expectGoodScreen();
  answer(beginProposal, { proposal: draftFor(me, { solicitud: null }) });
  await over().getByRole('button', { name: 'Guardar de todos modos' }).click();
  await expect.element(panelButton('Descartar borrador')).toBeVisible();
  expect(asked(beginProposal).map(({ proposal }) => proposal.solicitud)).toEqual([B.id, 0]);
});

test('what was typed for one request is kept while another one has a draft, and the draft too', async () => {
  const me = professional();
  requests(B, A);
  await open(addressOf(B));
  await fill({ Título: 'Lo de B' });
  await expect.element(panel().getByText('Guardada aquí')).toBeVisible();
  // Its draft was saved here or in another tab.
  const draft = draftFor(me, { solicitud: A.id, titulo: 'Lo de A' });
  pushProject(draft);
  await expect.element(panel().getByText(/«Lo de A»/)).toBeVisible();
  await panelButton('Empezar para «Destapar drenaje»').click();
  await expect.element(field('Título')).toHaveValue('Lo de B');
  await expectGoodScreen();

  const taken = { ...draft, solicitud: B.id, titulo: 'Lo de B', version: 2 };
  answer(updateDataProposal, { proposal: taken });
  await panelButton('Guardar borrador').click();
  await expect.element(panelButton('Descartar borrador')).toBeVisible();
  answerProject(me, taken);
  requests(B, A);
  await open(addressOf(A));
  await panelButton('Empezar para «Regadera»').click();
  await expect.element(field('Título')).toHaveValue('Lo de A');
  await expect.element(panel().getByText('Guardada aquí')).toBeVisible();
});

test('what was typed into a draft stays there while another request is looked at', async () => {
  const me = professional();
  requests(B, A);
  answerProject(me, draftFor(me, { solicitud: A.id, titulo: 'Lo de A' }));
  requests(B, A);
  await open(addressOf(A));
  await fill({ Título: 'Lo de A, mejor' });
  await open(addressOf(B));
  await panelButton('Empezar para «Destapar drenaje»').click();
  await fill({ Título: 'Lo de B' });
  await open(addressOf(A));
  await expect.element(field('Título')).toHaveValue('Lo de A, mejor');
});

test('a draft for no open request answers one only where its author says so', async () => {
  const me = professional();
  requests(B);
  answerProject(me, draftFor(me, { solicitud: null, titulo: 'De una que terminó' }));
  requests(B);
  await open(addressOf(B));
  await expect.element(panel().getByText(/no es para ninguna solicitud abierta/)).toBeVisible();
  await expectGoodScreen();
  await panelButton('Empezar para «Destapar drenaje»').click();
  await expect.element(field('Título')).not.toHaveValue('De una que terminó');

  await open(addressOf(B));
  await panelButton('Usar el borrador para «Destapar drenaje»').click();
  await expect.element(field('Título')).toHaveValue('De una que terminó');
});

test('a draft is discarded from its own form only, by its name', async () => {
  const me = professional();
  answerProject(me, draftFor(me, { solicitud: A.id, titulo: 'Cambiar regadera' }));
  requests(B, A);
  await open(addressOf(B));
  await panelButton('Empezar para «Destapar drenaje»').click();
  await expect.element(panelButton('Guardar borrador')).toBeVisible();
  await expect.element(panelButton('Descartar borrador')).not.toBeInTheDocument();

  await open(addressOf(A));
  await panelButton('Descartar borrador').click();
  await expect
    .element(dialog().getByText(/^«Cambiar regadera», para la solicitud «Regadera», se borra/))
    .toBeVisible();
  await expectGoodScreen();
});

test('requests with one title are told apart by their day', async () => {
  const me = professional();
  const twin = { ...B, id: A.id, datos: { ...B.datos, hora: '09:00' } };
  answerProject(me, draftFor(me, { solicitud: twin.id, titulo: 'Destapar drenaje' }));
  requests(B, twin);
  await open(addressOf(B));
  await expect.element(panel().getByText(/^Tienes un borrador .*, 9:00/)).toBeVisible();
  await expect.element(panelButton(/^Empezar para «Destapar drenaje · .*, 16:00»$/)).toBeVisible();
  await expectGoodScreen();
});
