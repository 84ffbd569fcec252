import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Approval,
  approve,
  getApprovals,
  reject,
  setLimits,
  undoLimits,
  withdraw,
} from '#contract/approvals.ts';
import { textOf } from '#contract/errors.ts';
import { getPending } from '#contract/operations.ts';
import type { User } from '#contract/views.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  expectInTime,
  field,
  notices,
  problem,
} from '#web/testing/screen.ts';
import { at, LIMITS, waitingPayouts } from './testing.ts';

// What waits for a second person of the team (4 §F), as far as only the answer of a call varies.

const PAYOUTS = waitingPayouts();
const DELETION: Approval = {
  ...PAYOUTS,
  id: 8,
  tipo: 'eliminar_cuenta',
  monto: null,
  objetos: [{ tipo: 'account', id: 'c'.repeat(43), nombre: 'Clara Ríos' }],
  lineas: [],
  permisos: ['soporte'],
};
const REFUSED: Approval = {
  ...DELETION,
  id: 5,
  estado: 'rechazada',
  lineas: [],
  fin: { createAt: at(-1), por: 'Eva Paz', motivo: 'Pidió quedarse.' },
};
const answerQueue = (en_espera: Approval[], terminadas: Approval[] = [], limites = LIMITS) => {
  answer(getPending, { ...NOTHING_PENDING, aprobaciones: en_espera.length });
  answer(getApprovals, {
    en_espera,
    terminadas,
    hay_mas: false,
    siguiente: null,
    limites,
  });
};
let own: User;
beforeEach(() => {
  own = signIn(person('admin'));
  answerQueue([PAYOUTS], [REFUSED]);
});

const dialog = () => page.getByRole('dialog');

test.each([PHONE, DESKTOP])('say what, who and how long is left, at %i × %i', async (...screen) => {
  await open('/admin/aprobaciones', screen);
  const [card, past] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
  await expect.element(card).toMatchTextContent('Cambiar pagos a profesionales por $25,000.00');
  await expect.element(card).toMatchTextContent('Quedan 45 horas');
  await expect.element(card).toMatchTextContent('Pasan aPagado');
  await expect.element(card).toMatchTextContent('Rosa Díaz Cruz, STP ····9719$20,000.00');
  await expect.element(card).toMatchTextContent('Lo pidió Ada Paz');
  await expect.element(past).toMatchTextContent('Rechazada por Eva Paz');
  await expect.element(past).toMatchTextContent('Pidió quedarse.');
  await expectGoodScreen();
});

test('an empty queue says what will be here', async () => {
  answerQueue([]);
  await open('/admin/aprobaciones');
  await expect.element(page.getByText('Nada espera a otra persona')).toBeVisible();
  await expect.element(page.getByText('Todavía no se decide nada.')).toBeVisible();
  await expectGoodScreen();
});

test.each(FAILURES)('a queue that fails says why: $name', async (failure) => {
  stopClock();
  fail(getApprovals, failure);
  await open('/admin/aprobaciones');
  await expectInTime(problem().getByText(failure.text(getApprovals)));
});

test('another’s is approved after what exactly will happen', async () => {
  await open('/admin/aprobaciones');
  await button('Aprobar').click();
  await expect.element(dialog()).toMatchTextContent('Tomás Núñez, BBVA ····0042$5,000.00');
  await expectGoodScreen();
  answer(approve, {});
  answerQueue([], [{ ...PAYOUTS, estado: 'aprobada', lineas: [], fin: REFUSED.fin }]);
  await button('Aprobar y hacerlo').click();
  await expect.element(notices().getByText('Aprobado: ya está hecho.')).toBeVisible();
  expect(asked(approve)).toMatchObject([{ id: 7 }]);
  await expect.element(page.getByText('Nada espera a otra persona')).toBeVisible();
});

test('what can no longer be done says so, and is gone', async () => {
  await open('/admin/aprobaciones');
  await button('Aprobar').click();
  refuse(approve, 'approval_void');
  answerQueue([]);
  await button('Aprobar y hacerlo').click();
  await expect.element(alerts().getByText(textOf('approval_void'))).toBeVisible();
  await expect.element(page.getByText('Nada espera a otra persona')).toBeVisible();
});

test('another’s is refused with a reason', async () => {
  await open('/admin/aprobaciones');
  await button('Rechazar').click();
  const send = dialog().getByRole('button', { name: 'Rechazar' });
  await send.click();
  await expectAtField('Motivo', 'Escribe por qué no.');
  await expectGoodScreen();
  await field('Motivo').fill('Falta la factura.');
  answer(reject, {});
  await send.click();
  await expect.element(notices().getByText('Rechazado: no se hizo nada.')).toBeVisible();
  expect(asked(reject)).toMatchObject([{ id: 7, motivo: 'Falta la factura.' }]);
});

test('one’s own is only taken back', async () => {
  answerQueue([{ ...PAYOUTS, pide: { keylogin: own.keylogin, nombre: own.nombre } }]);
  await open('/admin/aprobaciones');
  await expectButtons({
    Aprobar: textOf('approval_own'),
    Retirar: null,
    'Cambiar cantidades': null,
    'Deshacer el último cambio': 'Todavía no hay un cambio.',
  });
  await button('Retirar').click();
  answer(withdraw, {});
  await dialog().getByRole('button', { name: 'Retirar' }).click();
  await expect.element(notices().getByText('Retirado: no se hizo nada.')).toBeVisible();
  expect(asked(withdraw)).toMatchObject([{ id: 7 }]);
});

test('whoever may not decide reads who may', async () => {
  signInReader();
  answerQueue([PAYOUTS]);
  await open('/admin/aprobaciones');
  await expectButtons({
    Aprobar: approve,
    Rechazar: reject,
    'Cambiar cantidades': setLimits,
    'Deshacer el último cambio': undoLimits,
  });
  await expectGoodScreen();
});

test('each is for whoever has its own permission, and nobody approves for who may no more', async () => {
  signInReader('finanzas');
  answerQueue([DELETION]);
  await open('/admin/aprobaciones');
  const who = 'Lo hace quien tiene el permiso de Soporte.';
  await expectButtons({
    Aprobar: who,
    Rechazar: who,
    'Cambiar cantidades': setLimits,
    'Deshacer el último cambio': undoLimits,
  });
  signInReader('soporte');
  answerQueue([{ ...DELETION, respaldo: false }]);
  await open('/admin/aprobaciones');
  await expectButtons({
    Aprobar: 'Ada Paz ya no puede hacerlo.',
    Rechazar: null,
    'Cambiar cantidades': setLimits,
    'Deshacer el último cambio': undoLimits,
  });
});

test('an owner changes the amounts, with a reason', async () => {
  await open('/admin/aprobaciones');
  await button('Cambiar cantidades').click();
  await field('Pagos a profesionales de más de').fill('30000');
  const send = button('Guardar cantidades');
  await send.click();
  await expectAtField('Motivo', 'Escribe el motivo.');
  await expectGoodScreen();
  await field('Motivo').fill('Ya somos cinco.');
  answer(setLimits, { limites: LIMITS });
  await send.click();
  await expect.element(notices().getByText('Las cantidades valen desde ahora.')).toBeVisible();
  expect(asked(setLimits)).toMatchObject([
    { pagos: 30_000, decisiones: 10_000, motivo: 'Ya somos cinco.' },
  ]);
});

const LOWERED = {
  ...LIMITS,
  version: 4,
  pagos: 5000,
  autor: 'Olga Paz',
  motivo: 'Un error',
  anterior: { pagos: 20_000, decisiones: 10_000 },
};

test('an owner puts back the amounts before, and reads who changed them meanwhile', async () => {
  answerQueue([PAYOUTS], [REFUSED], LOWERED);
  await open('/admin/aprobaciones');
  await button('Deshacer el último cambio').click();
  await expect.element(dialog()).toMatchTextContent('de más de $5,000.00 a $20,000.00');
  await expect.element(dialog()).toMatchTextContent('otra persona con el permiso de Dueño');
  const send = dialog().getByRole('button', { name: 'Deshacer cambio' });
  await send.click();
  await expectAtField('Motivo', 'Escribe el motivo.');
  await expectGoodScreen();
  await field('Motivo').fill('Fue un error.');
  refuse(undoLimits, 'setting_changed');
  answerQueue([PAYOUTS], [REFUSED], { ...LOWERED, version: 5, pagos: 6000 });
  await send.click();
  await expect.element(alerts().getByText(textOf('setting_changed'))).toBeVisible();
  await expect.element(dialog()).toMatchTextContent('de más de $6,000.00 a $20,000.00');
  answer(undoLimits, { limites: LIMITS });
  await expect.element(send).not.toHaveAttribute('aria-busy');
  await send.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(undoLimits)).toMatchObject([
    { version: 4, motivo: 'Fue un error.' },
    { version: 5, motivo: 'Fue un error.' },
  ]);
});
