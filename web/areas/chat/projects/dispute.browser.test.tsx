import { expect, test } from 'vitest';
import {
  acceptSettlement,
  answerDispute,
  declineSettlement,
  offerSettlement,
  openDispute,
  withdrawDispute,
} from '#contract/disputes.ts';
import { textOf } from '#contract/errors.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { PHONE } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { fakeImage, photo, tooLarge, UNREADABLE } from '#web/testing/photo.ts';
import {
  dialog,
  dialogButton,
  openProjectAs,
  OTHER,
  panel,
  panelButton,
  panelTab,
  pushProject,
} from '#web/testing/project.ts';
import {
  alerts,
  choose,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';
import { WORK_DAY } from '#web/testing/requests.ts';
import { DELIVERED_AT, disputeBy as dispute, PAID } from './testing.ts';

const LAST_DAY = formatDay(WORK_DAY).replaceAll('\u00A0', ' ');

const TEXT = 'Sigue goteando y ya no responde.';
const IMAGES = 'Imágenes (opcional)';

const disputeBy = (sender: string) => dispute(sender, { texto: TEXT });

test('a dispute needs a text and real images, and what is typed and chosen is kept', async () => {
  const project = await openProjectAs('client', PAID, 'proyecto', PHONE);
  await panelButton('Abrir disputa').click();
  await expect.element(dialog().getByText(/el dinero se congela/)).toBeVisible();
  await dialogButton('Abrir disputa').click();
  await expectAtField('Qué pasó', 'Cuenta qué pasó.');
  await choose(IMAGES, tooLarge());
  await expect
    .element(dialog().getByText('El adjunto excede el tamaño máximo de 6MB'))
    .toBeVisible();

  await fill({ 'Qué pasó': TEXT });
  await choose(IMAGES, await photo());
  await choose(IMAGES, fakeImage());
  await expect.element(dialog().getByText(UNREADABLE)).toBeVisible();
  await expect.element(dialogButton('Quitar la imagen 2')).not.toBeInTheDocument();
  await choose(IMAGES, await photo('otra.png'));
  const text = textOf('not_an_image');
  refuse(openDispute, 'not_an_image', { imagenes: text });
  await dialogButton('Abrir disputa').click();
  await expect.element(dialog().getByText(text)).toBeVisible();
  await dialogButton('Volver').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await panelButton('Abrir disputa').click();
  await expect.element(field('Qué pasó')).toHaveValue(TEXT);
  await dialogButton('Quitar la imagen 2').click();
  await expect
    .poll(() =>
      dialog()
        .getByRole('button', { name: /Quitar la imagen/ })
        .elements(),
    )
    .toHaveLength(1);
  await expectGoodScreen();

  answer(openDispute, { proposal: { ...project, disputa: disputeBy(project.sender) } });
  await dialogButton('Abrir disputa').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(openDispute).at(-1)).toMatchObject({ texto: TEXT, imagenes: { name: 'yo.png' } });
  await expect
    .element(panel().getByRole('region', { name: 'Disputa abierta' }).getByText(TEXT))
    .toBeVisible();
});

for (const who of ['client', 'professional'] as const)
  test(`an open dispute stops the project, and the ${who} reads why`, async () => {
    await openProjectAs(who, { ...PAID, disputa: disputeBy(OTHER) });
    const card = panel().getByRole('region', { name: 'Disputa abierta' });
    await expect.element(card.getByText(TEXT)).toBeVisible();
    await expect.element(panel().getByText('En disputa').first()).toBeVisible();
    await expect.element(panelButton('Cancelar proyecto')).not.toBeInTheDocument();
    if (who === 'professional') return;
    const why = expect.stringContaining('Hay una disputa abierta');
    await expect.element(panelButton('Marcar como completado')).toHaveAccessibleDescription(why);
    await panelTab('Anticipos').click();
    await expect.element(panelButton('Liberar anticipo')).toHaveAccessibleDescription(why);
  });

test('who opened a dispute withdraws it, once they have read that the project goes on', async () => {
  const project = await openProjectAs('client', PAID, 'proyecto', PHONE);
  const disputed = { ...project, disputa: disputeBy(project.sender) };
  pushProject(disputed);
  await panelButton('Retirar la disputa').click();
  await expect.element(dialog().getByText(/con el tiempo que les quedaba/)).toBeVisible();
  await expectGoodScreen();
  refuse(withdrawDispute, 'not_in_dispute');
  await dialogButton('Retirar la disputa').click();
  await expect.element(alerts().getByText(textOf('not_in_dispute'))).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();

  await panelButton('Retirar la disputa').click();
  answer(withdrawDispute, { proposal: project });
  await dialogButton('Retirar la disputa').click();
  await expect.element(panelButton('Retirar la disputa')).not.toBeInTheDocument();
  expect(asked(withdrawDispute).at(-1)).toMatchObject({ version: project.version });
});

test('the other side cannot withdraw it', async () => {
  await openProjectAs('client', { ...PAID, disputa: disputeBy(OTHER) });
  await expect.element(panel().getByRole('region', { name: 'Disputa abierta' })).toBeVisible();
  await expect.element(panelButton('Retirar la disputa')).not.toBeInTheDocument();
});

test('the other side says its word, once, and both read it', async () => {
  const disputa = disputeBy(OTHER);
  const project = await openProjectAs('professional', { ...PAID, disputa }, 'proyecto', PHONE);
  await expect
    .element(panel().getByText(new RegExp(`Cuenta tu versión antes del ${LAST_DAY}`)))
    .toBeVisible();
  await panelButton('Contar mi versión').click();
  await dialogButton('Enviar mi versión').click();
  await expectAtField('Qué pasó', 'Cuenta qué pasó.');
  await fill({ 'Qué pasó': 'La fuga es de otra tubería.' });
  await choose(IMAGES, await photo());
  await expectGoodScreen();
  refuse(answerDispute, 'dispute_answered');
  await dialogButton('Enviar mi versión').click();
  await expect.element(alerts().getByText(textOf('dispute_answered'))).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();

  await panelButton('Contar mi versión').click();
  await expect.element(field('Qué pasó')).toHaveValue('La fuga es de otra tubería.');
  const respuesta = {
    texto: 'La fuga es de otra tubería.',
    imagenes: [],
    createAt: DELIVERED_AT,
  };
  answer(answerDispute, { proposal: { ...project, disputa: { ...disputa, respuesta } } });
  await dialogButton('Enviar mi versión').click();
  await expect.element(panelButton('Contar mi versión')).not.toBeInTheDocument();
  await expect.element(panel().getByText(respuesta.texto)).toBeVisible();
  expect(asked(answerDispute).at(-1)).toMatchObject({
    texto: respuesta.texto,
    imagenes: { name: 'yo.png' },
  });
  await expectGoodScreen();
});

test('who opened it reads until when the other side is asked for its word', async () => {
  const project = await openProjectAs('client', PAID);
  pushProject({ ...project, disputa: disputeBy(project.sender) });
  await expect
    .element(panel().getByText(new RegExp(`tiene hasta el ${LAST_DAY} para contar`)))
    .toBeVisible();
  await expect.element(panelButton('Contar mi versión')).not.toBeInTheDocument();
});

test('after that day both read that it has passed, and the word can still be said', async () => {
  const disputa = dispute(OTHER, { responder_hasta: '2026-11-20T16:48:00.000Z' });
  await openProjectAs('professional', { ...PAID, disputa }, 'proyecto', PHONE);
  await expect.element(panel().getByText(/Todavía puedes contar tu versión/)).toBeVisible();
  await expect.element(panelButton('Contar mi versión')).toBeVisible();
});

const offerBy = (de: string, reembolso: number) => ({
  id: 9,
  de,
  reembolso,
  liberado: 2000 - reembolso,
  createAt: DELIVERED_AT,
});

test('an agreement is offered with who gets what in sight', async () => {
  const project = await openProjectAs('client', { ...PAID, disputa: disputeBy(OTHER) });
  await panelButton('Proponer un acuerdo').click();
  await dialogButton('Proponer acuerdo').click();
  const amount = 'Regresa a tu tarjeta';
  await expectAtField(amount, 'Escribe la cantidad en pesos, por ejemplo 1,500.50.');
  await fill({ [amount]: '999,999' });
  await dialogButton('Proponer acuerdo').click();
  await expectAtField(amount, textOf('refund_exceeds_held'));
  await fill({ [amount]: '500' });
  await expect.element(dialog().getByText('Comisión de Maestros')).toBeVisible();
  await expectGoodScreen();
  const ofertas = [offerBy(project.sender, 500)];
  answer(offerSettlement, { proposal: { ...project, disputa: { ...disputeBy(OTHER), ofertas } } });
  await dialogButton('Proponer acuerdo').click();
  await expect.element(panelButton('Retirar mi propuesta')).toBeVisible();
  expect(asked(offerSettlement).at(-1)).toMatchObject({ reembolso: 500, version: project.version });
});

test('the other side accepts exactly the agreement that it sees, or does not', async () => {
  const ofertas = [offerBy(OTHER, 500)];
  const disputa = { ...disputeBy(OTHER), ofertas };
  const project = await openProjectAs('professional', { ...PAID, disputa }, 'proyecto', PHONE);
  await panelButton('Aceptar el acuerdo').click();
  await expect.element(dialog().getByText('Recibes en tu saldo')).toBeVisible();
  await expectGoodScreen();
  refuse(acceptSettlement, 'offer_gone');
  await dialogButton('Aceptar: regresan $500.00').click();
  await expect.element(alerts().getByText(textOf('offer_gone'))).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await panelButton('No aceptar').click();
  answer(declineSettlement, { proposal: { ...project, disputa: disputeBy(OTHER) } });
  await dialogButton('No aceptar').click();
  await expect.element(panelButton('Aceptar el acuerdo')).not.toBeInTheDocument();
  expect(asked(acceptSettlement).at(-1)).toMatchObject({ oferta: 9 });
});
