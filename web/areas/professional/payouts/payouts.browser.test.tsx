import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getIngresos, getOwnPayouts } from '#contract/payouts.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { weekdayAndDay } from '#lib/date-words.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { open } from '#web/testing/app.tsx';
import { answer } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

test('a transfer that failed says why, and that the money is balance again', async () => {
  signIn(person('professional', { balance: 472 }));
  answer(getOwnPayouts, {
    payouts: [
      {
        id: 1,
        fecha: '2026-11-25',
        monto: 472,
        banco: 'IXE',
        terminacion: '9719',
        estado: 'fallido',
        clave_rastreo: null,
        motivo: 'La cuenta está cerrada.',
        createAt: '2026-11-25T15:00:00.000Z',
        enviado_at: null,
        terminado_at: '2026-11-25T17:00:00.000Z',
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await open('/profesional/metodo-de-pago');
  await expect
    .element(page.getByRole('region', { name: 'Tus pagos' }))
    .toMatchTextContent('No llegó: La cuenta está cerrada. El dinero regresó a tu saldo');
  await expectGoodScreen();
});

test('money on its way is shown only while it is', async () => {
  const money = page.getByRole('region', { name: 'Tu dinero' });
  answer(getIngresos, { ingresos: [] });
  signIn(person('professional', { en_camino: 472 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('Disponible$0.00 MXN');
  await expect.element(money).toMatchTextContent('En camino$472.00 MXN');
  signIn(person('professional', { balance: 472 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('Disponible$472.00 MXN');
  await expect.element(money).not.toMatchTextContent('En camino');
});

test('the next payout is none that a hold stops', async () => {
  const wednesday = batchTime(nextBatch(Date.now()));
  const until = new Date(wednesday + DAY).toISOString();
  answer(getIngresos, { ingresos: [] });
  signIn(person('professional', { pagos_retenidos_hasta: until }));
  await open('/profesional');
  await expect
    .element(page.getByRole('region', { name: 'Tu dinero' }))
    .toMatchTextContent(`Próximo pago el ${weekdayAndDay(mexicoDay(wednesday + 7 * DAY))}`);
});
