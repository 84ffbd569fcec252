import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as chargebacks from '#contract/chargebacks.ts';
import { getPending } from '#contract/operations.ts';
import { open } from '#web/testing/app.tsx';
import { answer, answerEach } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

const NONE = { hay_mas: false, siguiente: null };

test('banks that only ask stand above, with their deadline or that there is none, and what may be fraud', async () => {
  signIn(person('admin'));
  const inquiry = {
    id: 'du_8',
    pago: 8,
    concepto: 'Pintar la sala',
    monto: 900,
    motivo: 'general',
    cliente: { keylogin: 'c'.repeat(43), nombre: 'Clara Ríos' },
    vence: null,
    createAt: '2026-11-20T15:00:00.000Z',
  };
  const dated = { ...inquiry, id: 'du_7', concepto: 'Podar', vence: '2036-12-01T15:00:00.000Z' };
  const late = { ...inquiry, id: 'du_6', concepto: 'Regar', vence: inquiry.createAt };
  answer(getPending, { ...NOTHING_PENDING, consultas: 2 });
  answer(chargebacks.getLosses, { perdidas: [], ...NONE });
  answer(chargebacks.getChargebacks, { contracargos: [], ...NONE });
  const fraud = { ...inquiry, id: 'issfr_1', concepto: 'Soldar', motivo: 'made_with_stolen_card' };
  answerEach(chargebacks.getInquiries, ({ de }) => ({
    consultas: de === 'redes' ? [fraud] : [dated, inquiry, late],
    ...NONE,
  }));
  await open('/admin/contracargos');
  await expect.element(page.getByRole('heading', { name: 'El banco pregunta' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'El banco pregunta' }).getByRole('article');
  await expect
    .element(cards.first().getByText(/^Espera respuesta hasta el 1.dic.2036/))
    .toBeVisible();
  await expect
    .element(cards.nth(1).getByText('El banco no dijo hasta cuándo espera respuesta'))
    .toBeVisible();
  await expect
    .element(cards.last().getByText(/^Terminó el plazo para contestar \(20.nov.2026/))
    .toBeVisible();
  await expect
    .element(cards.last().getByText(/ya no recibe respuesta y puede retirarlo\.$/))
    .toBeVisible();
  const warned = page.getByRole('region', { name: 'Puede ser fraude' }).getByRole('article');
  await expect
    .element(warned.getByRole('link', { name: 'Soldar' }))
    .toHaveAttribute('href', '/admin/pagos-de-clientes/8');
  await expect.element(warned.getByText(/^La tarjeta fue robada\. .* evita el/)).toBeVisible();
  await expectGoodScreen();
});
