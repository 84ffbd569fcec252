import { expect, test } from 'vitest';
import {
  cancelProposal,
  markDelivered,
  requestChanges,
  withdrawProposal,
} from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { address, open, PHONE } from '#web/testing/app.tsx';
import { resumeClock, stopClock } from '#web/testing/clock.ts';
import { type Failure, FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { photo, STORED_PICTURE } from '#web/testing/photo.ts';
import {
  dialog,
  dialogButton,
  expectUpdated,
  historyEntry,
  openPanel,
  openProjectAs,
  OTHER,
  panel,
  panelButton,
} from '#web/testing/project.ts';
import {
  choose,
  expectAtField,
  expectErrorToast,
  expectFocusIn,
  expectGoodScreen,
  field,
  fill,
} from '#web/testing/screen.ts';
import { DELIVERED_AT, event, PAID, PUBLISHED } from './testing.ts';

const LOST = FAILURES.find(({ code }) => code === 'network') as Failure;

// What is asked before a project changes, and what the panel shows afterwards.

test('a link to the rating opens its form once', async () => {
  await openProjectAs('client', { estado: 'completado', receiver_review: 0 });
  await open(`/chat/${OTHER}?calificar=1`);
  await expect.element(dialog().getByText(/^Califica a /)).toBeVisible();
  expect(address()).toBe(`/chat/${OTHER}`);
  await expectGoodScreen();
  await dialogButton('Ahora no').click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('what a rating lacks stands above its field, in view, and the first one has the focus', async () => {
  await openProjectAs('client', { estado: 'completado', receiver_review: 0 });
  await open(`/chat/${OTHER}?calificar=1`, PHONE);
  await expect.element(dialog().getByText(/^Califica a /)).toBeVisible();
  await dialogButton('Enviar calificación').click();
  const above = async (text: string, control: Element) => {
    const error = dialog().getByText(text);
    await expect.element(error).toBeInViewport({ ratio: 1 });
    const { bottom } = error.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(control.getBoundingClientRect().top);
  };
  const first = dialog().getByRole('radio', { name: /^1 de 5/ });
  await expect.element(first).toHaveFocus();
  await above('Elige de 0 a 5 estrellas.', first.element());
  await above('Escribe tu opinión.', dialog().getByRole('textbox').element());
});

test('the work is delivered with a note', async () => {
  const project = await openProjectAs('professional', PAID, 'proyecto', PHONE);
  await panelButton('Marcar como entregado').click();
  const note = 'Dejé la llave vieja en una bolsa.';
  await dialog().getByLabelText(/^Nota/).fill(note);
  await expectGoodScreen();
  answer(markDelivered, {
    proposal: {
      ...project,
      entregado_at: DELIVERED_AT,
      eventos: [...project.eventos, event('entregado', { detalle: note })],
    },
  });
  await dialogButton('Marcar como entregado').click();
  await expectUpdated(/^Le avisamos a .+ que entregaste$/);
  expect(asked(markDelivered)).toMatchObject([{ id_proposal: project.id, motivo: note }]);
  await expect.element(historyEntry('entregó el trabajo').getByText(note)).toBeVisible();
  await expect.element(panelButton('Marcar como entregado')).not.toBeInTheDocument();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectFocusIn(panel());
});

test('pictures of before and after go with it, and stay when the connection is lost', async () => {
  const project = await openProjectAs('professional', PAID, 'proyecto', PHONE);
  await panelButton('Marcar como entregado').click();
  await choose('Fotos de cómo estaba (opcional)', await photo('antes.png'));
  await choose('Fotos de cómo quedó (opcional)', await photo('despues.png'));
  await expect.element(dialog().getByAltText('despues.png')).toBeVisible();
  await expectGoodScreen();
  fail(markDelivered, LOST);
  await dialogButton('Marcar como entregado').click();
  await expect.element(dialog().getByText('Se perdió la conexión.')).toBeVisible();
  await expect.element(dialog().getByAltText('antes.png')).toBeVisible();
  const link = { ruta: STORED_PICTURE, ruta_card: STORED_PICTURE };
  answer(markDelivered, {
    proposal: {
      ...project,
      entregado_at: DELIVERED_AT,
      entrega: { antes: [link], despues: [link, link] },
    },
  });
  await dialogButton('Reintentar').click();
  await expectUpdated(/^Le avisamos a .+ que entregaste$/);
  await expect.element(panel().getByRole('list', { name: 'Antes' })).toBeVisible();
  await expect
    .element(panel().getByRole('button', { name: 'Ver la foto: Después 2' }))
    .toBeVisible();
  await expectGoodScreen();
});

test('changes are asked for only of delivered work, and with what is missing', async () => {
  await openProjectAs('client', PAID);
  await expect.element(panelButton('Marcar como completado')).toBeVisible();
  await expect.element(panelButton('Pedir cambios')).not.toBeInTheDocument();

  const vence = { estado: 'completado', at: '2026-12-01T16:48:00.000Z' } as const;
  const delivered = await openProjectAs('client', { ...PAID, entregado_at: DELIVERED_AT, vence });
  await expect.element(panel().getByText(/^Se da por completado el /)).toBeVisible();
  await panelButton('Pedir cambios').click();
  await dialogButton('Pedir cambios').click();
  await expectAtField('Qué hay que cambiar', 'Escribe qué hay que cambiar.');
  await fill({ 'Qué hay que cambiar': 'Sigue goteando.' });
  answer(requestChanges, { proposal: { ...delivered, entregado_at: null, vence: null } });
  await dialogButton('Pedir cambios').click();
  await expectUpdated(/^Le pedimos los cambios a /);
  expect(asked(requestChanges)).toMatchObject([{ motivo: 'Sigue goteando.' }]);
  await expect.element(panelButton('Pedir cambios')).not.toBeInTheDocument();
});

test('cancelling late shows who gets how much, and keeps the reason after a failure', async () => {
  const project = await openProjectAs(
    'client',
    { ...PAID, start: mexicoDay(Date.now()) },
    'proyecto',
    PHONE,
  );
  await panelButton('Cancelar proyecto').click();
  // 10 % of 1,999.00, of which the fee is 5 % and 3.00.
  for (const amount of ['$1,799.10 MXN', '$186.90 MXN', '$13.00 MXN'])
    await expect.element(dialog().getByText(amount)).toBeVisible();
  await expect.element(dialog().getByText('Esta acción no se puede deshacer.')).toBeVisible();
  await expectGoodScreen();
  await dialogButton('Cancelar proyecto').click();
  await expectAtField('Motivo', 'Escribe por qué se cancela.');
  await fill({ Motivo: 'Me cambio de casa.' });
  stopClock();
  for (const failure of FAILURES) {
    fail(cancelProposal, failure);
    await dialogButton('Cancelar proyecto').click();
    await expectErrorToast(failure.text(cancelProposal));
    await expect.element(field('Motivo')).toHaveValue('Me cambio de casa.');
  }
  resumeClock();
  // As after a reload: only what the browser stores is still there.
  await openPanel('proyecto', PHONE);
  await panelButton('Cancelar proyecto').click();
  await expect.element(field('Motivo')).toHaveValue('Me cambio de casa.');
  answer(cancelProposal, { proposal: { ...project, ...CANCELLED } });
  await dialogButton('Cancelar proyecto').click();
  await expectUpdated();
  expect(asked(cancelProposal).at(-1)).toMatchObject({ motivo: 'Me cambio de casa.' });
});

const CANCELLED: Partial<Proposal> = {
  estado: 'cancelada',
  liberado: 199.9,
  retenido: 0,
  devuelto: 1799.1,
  eventos: [event('cancelada', { monto: 1799.1, detalle: 'Me cambio de casa.' })],
};

for (const who of ['client', 'professional'] as const)
  test(`the ${who} sees why a project was cancelled, and where the money went`, async () => {
    await openProjectAs(who, { ...PAID, ...CANCELLED });
    await expect
      .element(historyEntry('canceló el proyecto').getByText('Me cambio de casa.'))
      .toBeVisible();
    await expect.element(panel().getByText('$1,799.10 devuelto')).toBeVisible();
    await expect.element(panel().getByText('$199.90 liberado')).toBeVisible();
    const share = panel().getByText('$186.90 MXN');
    if (who === 'professional') await expect.element(share).toBeVisible();
  });

test('everything is refunded when the professional cancels', async () => {
  const project = await openProjectAs('professional', PAID);
  await panelButton('Cancelar proyecto').click();
  await expect.element(dialog().getByText('$1,999.00 MXN')).toBeVisible();
  await fill({ Motivo: 'Me enfermé.' });
  answer(cancelProposal, {
    proposal: { ...project, estado: 'cancelada', retenido: 0, devuelto: 1999 },
  });
  await dialogButton('Cancelar proyecto').click();
  await expectUpdated();
  expect(asked(cancelProposal)).toMatchObject([{ motivo: 'Me enfermé.' }]);
  await expect.element(panel().getByText('$1,999.00 devuelto')).toBeVisible();
});

test('a proposal is withdrawn, and the client reads why', async () => {
  const vence = { estado: 'expirada', at: '2026-12-08T15:48:00.000Z' } as const;
  await openProjectAs('client', { ...PUBLISHED, vence });
  await expect.element(panel().getByText(/^Vence el \S+ \d+ \S+ a las? \d+:\d\d$/)).toBeVisible();
  await expect.element(panelButton(/^Aceptar por/)).toBeVisible();

  const project = await openProjectAs('professional', { ...PUBLISHED, vence }, 'proyecto', PHONE);
  await panelButton('Retirar propuesta').click();
  await dialog()
    .getByLabelText(/^Motivo/)
    .fill('Ese día ya no puedo.');
  const withdrawn: Partial<Proposal> = {
    estado: 'retirada',
    vence: null,
    eventos: [event('retirada', { detalle: 'Ese día ya no puedo.' })],
  };
  answer(withdrawProposal, { proposal: { ...project, ...withdrawn } });
  await dialogButton('Retirar propuesta').click();
  await expectUpdated();
  await expect.element(panelButton('Retirar propuesta')).not.toBeInTheDocument();
  await expectGoodScreen();
  expect(asked(withdrawProposal)).toMatchObject([{ motivo: 'Ese día ya no puedo.' }]);

  await openProjectAs('client', { ...PUBLISHED, ...withdrawn });
  await expect
    .element(historyEntry('retiró la propuesta').getByText('Ese día ya no puedo.'))
    .toBeVisible();
  await expect.element(panelButton(/^Aceptar por/)).not.toBeInTheDocument();
});

test('an unsent proposal is discarded, and another one can be written', async () => {
  const project = await openProjectAs('professional', { ...PUBLISHED, estado: 'por_publicar' });
  await panelButton('Descartar borrador').click();
  answer(withdrawProposal, {
    proposal: { ...project, estado: 'retirada', eventos: [event('borrador_retirado')] },
  });
  await dialogButton('Descartar borrador').click();
  await expectUpdated();
  expect(asked(withdrawProposal)).toMatchObject([{ id_proposal: project.id }]);
  await expect.element(historyEntry('dejó de preparar la propuesta')).toBeVisible();
  await expect.element(panelButton('Crear propuesta')).toBeVisible();
});
