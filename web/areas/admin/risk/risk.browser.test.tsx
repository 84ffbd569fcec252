import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { whoMay } from '#domain/administrators/permissions.ts';
import { type Approval, getApprovals } from '#contract/approvals.ts';
import { textOf } from '#contract/errors.ts';
import { RISK_DECISIONS } from '#domain/risk/decisions.ts';
import { getPending } from '#contract/operations.ts';
import {
  closeRiskHit,
  getRiskHit,
  getRiskHits,
  getRiskRules,
  setRiskRule,
  undoRiskRule,
} from '#contract/risk.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { signInReader } from '#web/testing/reader.ts';
import { button, expectAtField, expectGoodScreen, fill } from '#web/testing/screen.ts';
import { LIMITS, waitingPayouts } from '../approvals/testing.ts';
import { HIT, rule, rules } from './testing.ts';

// The rules of risk and their cases (4 §I).

const CHANGED = rule('primeros_pagos', {
  ultima: 2,
  anterior: { activa: true, umbrales: [], texto: 'Es uno de los primeros 2 pagos.' },
  planeada: {
    ...rule('primeros_pagos').vigente,
    texto: 'Es uno de los primeros 5 pagos.',
    version: 2,
    desde: '2026-12-01T06:00:00.000Z',
    autor: 'Clara Ríos',
    motivo: 'Viene diciembre',
  },
  veces_7: 1,
  veces_30: 1000,
});

beforeEach(() => {
  signIn(person('admin'));
  answer(getPending, NOTHING_PENDING);
  answer(getRiskRules, { reglas: rules(CHANGED) });
});

test('each rule says what it does, since when, and how often it applied', async () => {
  await open('/admin/ajustes/riesgo', PHONE);
  const card = page.getByRole('article').filter({ hasText: 'Primeros pagos' });
  await expect.element(card.getByText(/de \$10,000 o más/)).toBeVisible();
  await expect.element(card.getByText('Desde el inicio')).toBeVisible();
  await expect.element(card.getByText(/los primeros 5 pagos/)).toBeVisible();
  await expect
    .element(card.getByText('1 vez en 7 días, 1,000 veces o más en 30 días'))
    .toBeVisible();
  await expectGoodScreen();
});

test('a rule is changed, with what is wrong at its field, and keeps what was typed where somebody was faster', async () => {
  await open('/admin/ajustes/riesgo');
  await button('Cambiar «Primeros pagos a un profesional»').click();
  await fill({
    'Cuántos de sus primeros pagos': 'muchos',
    'Desde qué monto': '7500',
    Motivo: 'Hubo fraudes',
  });
  await button('Guardar regla').click();
  await expectAtField('Cuántos de sus primeros pagos', 'Escribe una cantidad.');
  await expectGoodScreen();
  await fill({ 'Cuántos de sus primeros pagos': '2' });
  refuse(setRiskRule, 'setting_changed', {});
  await button('Guardar regla').click();
  await expect.element(page.getByText(textOf('setting_changed')).first()).toBeVisible();
  await expect.element(page.getByLabelText('Motivo')).toHaveValue('Hubo fraudes');
  answer(setRiskRule, { regla: CHANGED });
  await button('Guardar regla').click();
  await expect.element(page.getByText('La regla quedó guardada.')).toBeVisible();
  expect(asked(setRiskRule).at(-1)).toMatchObject({
    regla: 'primeros_pagos',
    ultima: 2,
    activa: true,
    umbrales: [
      { nombre: 'pagos', valor: 2 },
      { nombre: 'monto', valor: 7500 },
    ],
    desde: null,
  });
});

test('the newest change is undone with a reason', async () => {
  await open('/admin/ajustes/riesgo');
  answer(undoRiskRule, { regla: CHANGED });
  await button('Deshacer el último cambio de «Primeros pagos a un profesional»').click();
  await expect.element(page.getByText('Es uno de los primeros 2 pagos.')).toBeVisible();
  await fill({ Motivo: 'Fue un error' });
  await button('Deshacer cambio').click();
  await expect
    .poll(() => asked(undoRiskRule))
    .toMatchObject([{ ultima: 2, motivo: 'Fue un error' }]);
});

test('a rule that watches the team says that watching less takes two, and who asked for it', async () => {
  await open('/admin/ajustes/riesgo', PHONE);
  await button('Cambiar «Lecturas a una hora inusual»').click();
  await expect.element(page.getByText(/Si avisa menos que ahora, o se apaga/)).toBeVisible();
  await fill({ 'Desde qué hora': '2', Motivo: 'Trabajamos de noche' });
  await expectGoodScreen();
  refuse(setRiskRule, 'approval_waiting');
  const waiting: Approval = {
    ...waitingPayouts(),
    tipo: 'vigilancia',
    monto: null,
    objetos: [{ tipo: 'rule', id: 'hora_inusual', nombre: 'Lecturas a una hora inusual' }],
    lineas: [
      { que: 'ahora', texto: 'Entre las 0:00 y las 5:00.', monto: null },
      { que: 'quedaria', texto: 'Entre las 2:00 y las 5:00.', monto: null },
      { que: 'desde', texto: 'Que se apruebe', monto: null },
    ],
  };
  const none = { terminadas: [], hay_mas: false, siguiente: null };
  answer(getPending, { ...NOTHING_PENDING, aprobaciones: 1 });
  answer(getApprovals, { en_espera: [waiting], ...none, limites: LIMITS });
  await button('Guardar regla').click();
  await expect.element(page.getByText('Aún no se hizo')).toBeVisible();
  expect(asked(setRiskRule)).toMatchObject([
    {
      umbrales: [
        { nombre: 'desde', valor: 2 },
        { nombre: 'hasta', valor: 5 },
      ],
      desde: null,
    },
  ]);
  const card = page.getByRole('article').filter({ hasText: 'Lecturas a una hora inusual' });
  await expect.element(card.getByText('Lo pidió Ada Paz.')).toBeVisible();
  await expectGoodScreen();
  await card.getByRole('link', { name: 'En espera de otra persona' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Vigilar o detener menos' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Regla «Lecturas a una hora inusual»' }))
    .toHaveAttribute('href', '/admin/ajustes/riesgo');
  await expect.element(page.getByText('Entre las 2:00 y las 5:00.')).toBeVisible();
  await expectGoodScreen();
});

test('a rule that stops projects says that switching it off takes two', async () => {
  await open('/admin/ajustes/riesgo', PHONE);
  await button('Cambiar «El mismo teléfono en los dos lados»').click();
  await expect.element(page.getByText(/Si se apaga, alguien más con el permiso/)).toBeVisible();
  await expectGoodScreen();
});

test('what a rule applied to is listed, and an unknown rule leads to all of them', async () => {
  const over = {
    createAt: HIT.createAt,
    decision: 'nada_malo',
    nota: 'Son hermanos',
    por: 'Olga',
  } as const;
  answer(getRiskHits, {
    casos: [HIT, { ...HIT, id: 3, cierre: over }],
    hay_mas: false,
    siguiente: null,
  });
  await open('/admin/ajustes/riesgo/mismo_dispositivo', PHONE);
  await expect.element(page.getByText('Por revisar')).toBeVisible();
  await expect.element(page.getByText('No había nada malo')).toBeVisible();
  await expectGoodScreen();
  await open('/admin/ajustes/riesgo/ninguna');
  await expect.element(page.getByRole('heading', { name: 'Reglas de riesgo' })).toBeVisible();
});

test('a stopped project goes on with a note, or is cancelled on its page', async () => {
  answer(getRiskHit, {
    caso: HIT,
    junto: ['misma_tarjeta'],
    decisiones: ['nada_malo'],
    suspendida: false,
  });
  await open('/admin/casos/riesgo/4', PHONE);
  await expect.element(page.getByText(/También lo detiene: La misma tarjeta/)).toBeVisible();
  await expect.element(page.getByText('$2,000.00')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ramiro Núñez' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir a cancelarlo' })).toBeVisible();
  await expectGoodScreen();
  await button('Dejar que siga').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar que siga' }).click();
  await expectAtField('Nota', 'Escribe qué viste.');
  await fill({ Nota: 'Son hermanos.' });
  answer(closeRiskHit, {});
  const over = {
    createAt: HIT.createAt,
    decision: 'nada_malo',
    nota: 'Son hermanos.',
    por: 'Olga',
  } as const;
  answer(getRiskHit, {
    caso: { ...HIT, cierre: over },
    junto: [],
    decisiones: [],
    suspendida: false,
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar que siga' }).click();
  await expect.element(page.getByRole('heading', { name: 'No había nada malo' })).toBeVisible();
  expect(asked(closeRiskHit)).toMatchObject([
    { id: 4, decision: 'nada_malo', nota: 'Son hermanos.' },
  ]);
});

test('a case is not closed as a suspension that nobody made, and says why', async () => {
  const caso = { ...HIT, detiene: false, proyecto: null, cobra: null, retenido: null };
  const decisiones = [...RISK_DECISIONS];
  answer(getRiskHit, { caso, junto: [], decisiones, suspendida: false });
  await open('/admin/casos/riesgo/4', PHONE);
  await button('Cerrar el caso').click();
  const suspended = page.getByRole('radio', { name: /Se suspendió la cuenta/ });
  await expect.element(suspended).toBeDisabled();
  await expect.element(page.getByText(textOf('risk_not_suspended'))).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'No había nada malo' })).toBeEnabled();
  await expectGoodScreen();
  answer(getRiskHit, { caso, junto: [], decisiones, suspendida: true });
  await open('/admin/casos/riesgo/4', PHONE);
  await button('Cerrar el caso').click();
  await suspended.click();
  refuse(closeRiskHit, 'risk_not_suspended', { decision: textOf('risk_not_suspended') });
  await fill({ Nota: 'Cobraba a su hermana.' });
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar el caso' }).click();
  await expect.element(page.getByRole('radiogroup')).toMatchTextContent('no está suspendida');
});

test('a case about oneself is closed by somebody else', async () => {
  const caso = {
    ...HIT,
    regla: 'muchas_lecturas',
    hechos: [{ nombre: 'lecturas', valor: 61 }],
  } as const;
  answer(getRiskHit, {
    caso: {
      ...caso,
      hechos: [...caso.hechos],
      del_equipo: true,
      cobra: null,
      detiene: false,
      proyecto: null,
      pago: null,
      retenido: null,
    },
    junto: [],
    decisiones: [],
    suspendida: false,
  });
  await open('/admin/casos/riesgo/4');
  await expect.element(page.getByText('61')).toBeVisible();
  await expectGoodScreen();
  await expect
    .element(button('Cerrar el caso'))
    .toHaveAccessibleDescription('Es sobre ti: lo cierra alguien más del equipo.');
});

test('a reader sees the rules and changes none', async () => {
  signInReader();
  await open('/admin/ajustes/riesgo');
  await expect
    .element(button('Cambiar «Primeros pagos a un profesional»'))
    .toHaveAccessibleDescription(whoMay(['finanzas']));
});
