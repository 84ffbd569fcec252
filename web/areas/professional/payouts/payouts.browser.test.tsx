import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  getIngresos,
  getOwnPayoutProjects,
  getOwnPayouts,
  PAYOUT,
  updatePaymentMethod,
} from '#contract/payouts.ts';
import { getOwnDebts } from '#contract/chargebacks.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { weekdayAndDay } from '#lib/date-words.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { letters } from '#web/testing/letters.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { REQUEST, WORK_DAY } from '#web/testing/requests.ts';
import { button, expectGoodScreen, notices } from '#web/testing/screen.ts';

beforeEach(() => answer(getOwnDebts, { adeudos: [], hay_mas: false, siguiente: null }));

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
        devuelto_at: null,
        adeudo: 0,
        reservado: 0,
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

test('a payout that the bank sent back says why and what to do, until the account is confirmed', async () => {
  const method = { ...PAYOUT, numero: '032180000118359719', banco: 'IXE' };
  const devuelto_at = REQUEST.createAt;
  const devuelto = {
    monto: 472,
    motivo: 'La cuenta está cerrada.',
    devuelto_at,
    adeudo: 100,
    reservado: 50,
  };
  const user = signIn(
    person('professional', { balance: 472, payment_method: { ...method, devuelto } }),
  );
  answer(getIngresos, { ingresos: [], descontado: 0 });
  answer(getOwnPayouts, {
    payouts: [
      {
        id: 1,
        fecha: WORK_DAY,
        monto: 472,
        banco: 'IXE',
        terminacion: '9719',
        estado: 'devuelto',
        clave_rastreo: 'MAE1',
        motivo: devuelto.motivo,
        createAt: devuelto_at,
        enviado_at: devuelto_at,
        terminado_at: devuelto_at,
        devuelto_at,
        adeudo: 100,
        reservado: 50,
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await open('/profesional/dinero');
  const money = page.getByRole('region', { name: 'Tu dinero' });
  await expect
    .element(money)
    .toMatchTextContent(
      'Tu banco devolvió un pago de $472.00 MXN. Motivo: La cuenta está cerrada.',
    );
  await expect
    .element(money)
    .toMatchTextContent(
      'De ese dinero, $100.00 cubrieron tu adeudo, $50.00 quedaron reservados mientras el banco de una tarjeta decide sobre un pago y $322.00 están otra vez en tu saldo.',
    );
  await expect.element(money).toMatchTextContent('espera a que confirmes tu cuenta');
  await expect.element(money.getByRole('link', { name: 'Cambiar la CLABE' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Tus pagos' }))
    .toMatchTextContent(
      /tu banco lo devolvió: La cuenta está cerrada. El .*, \$100.00 cubrieron tu adeudo, \$50.00 quedaron reservados .* y \$322.00 están otra vez en tu saldo/,
    );
  await expectGoodScreen();
  answer(getOwnPayoutProjects, {
    proyectos: [
      {
        id: 5,
        id_proposal: 2,
        titulo: 'Cambio de llave',
        monto: 472,
        adeudo: 30,
        parte: false,
        repuesto: false,
        liberado_at: devuelto_at,
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await page.getByText('De qué proyectos es', { exact: true }).click();
  const projects = page.getByRole('list', { name: 'Proyectos de este pago' });
  await expect
    .element(projects)
    .toMatchTextContent(/Cambio de llave.*, menos \$30.00 que cubrieron un adeudo/);
  await expectGoodScreen();
  expect(asked(getOwnPayoutProjects)).toMatchObject([{ payout_id: 1 }]);
  await button('Mi cuenta está bien').click();
  // Its name comes with its title.
  await expect.element(page.getByRole('dialog', { name: /./ })).toBeVisible();
  await expectGoodScreen();
  answer(updatePaymentMethod, {
    user: { ...user, payment_method: { ...method, devuelto: null } },
  });
  await button('Sí, págame ahí').click();
  await expect.element(notices().getByText('te seguimos pagando', { exact: false })).toBeVisible();
  await expect.element(money).not.toMatchTextContent('devolvió un pago');
  await expect.element(money).toMatchTextContent('Próximo pago el');
  expect(asked(updatePaymentMethod)).toMatchObject([{ numero: method.numero }]);
});

test('money on its way is shown only while it is', async () => {
  const money = page.getByRole('region', { name: 'Tu dinero' });
  answer(getIngresos, { ingresos: [], descontado: 0 });
  signIn(person('professional', { en_camino: 472 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('Disponible$0.00 MXN');
  await expect.element(money).toMatchTextContent('En camino$472.00 MXN');
  signIn(person('professional', { balance: 472 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('Disponible$472.00 MXN');
  await expect.element(money).not.toMatchTextContent('En camino');
});

test('with large letters the income of each month fits a phone', async () => {
  letters('200%');
  signIn(person('professional'));
  answer(getOwnPayouts, { payouts: [], hay_mas: false, siguiente: null });
  const ingresos = [
    { mes: '2026-10', monto: 12_027 },
    { mes: '2026-11', monto: 768.25 },
  ];
  answer(getIngresos, { ingresos, descontado: 0 });
  await open('/profesional/dinero', PHONE);
  const amount = page.getByRole('cell', { name: '$12,027.00' });
  await expect.element(amount).toBeVisible();
  const chart = amount.element().closest('table')?.parentElement;
  expect(chart?.scrollWidth).toBe(chart?.clientWidth);
});

test('the next payout is none that a hold stops', async () => {
  const wednesday = batchTime(nextBatch(Date.now()));
  const until = new Date(wednesday + DAY).toISOString();
  answer(getIngresos, { ingresos: [], descontado: 0 });
  signIn(person('professional', { pagos_retenidos_hasta: until }));
  await open('/profesional');
  await expect
    .element(page.getByRole('region', { name: 'Tu dinero' }))
    .toMatchTextContent(`Próximo pago el ${weekdayAndDay(mexicoDay(wednesday + 7 * DAY))}`);
});

test('what is kept says whether the bank still decides or the team', async () => {
  const money = page.getByRole('region', { name: 'Tu dinero' });
  answer(getIngresos, { ingresos: [], descontado: 0 });
  signIn(person('professional', { reservado: 947 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('Vuelve a disponible si decide a tu favor.');
  await expect.element(money).not.toMatchTextContent('El equipo decide');
  signIn(person('professional', { reservado: 947, reservado_por_decidir: 947 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('El equipo decide cuánto de eso te toca');
  await expect.element(money).not.toMatchTextContent('si decide a tu favor');
  signIn(person('professional', { reservado: 1000, reservado_por_decidir: 947 }));
  await open('/profesional');
  await expect.element(money).toMatchTextContent('$53.00: el banco de un cliente está revisando');
  await expect.element(money).toMatchTextContent('$947.00: el banco le devolvió a un cliente');
  await expectGoodScreen();
});

test('a debt tells what happened, who decided why, and what was taken for it', async () => {
  signIn(person('professional', { adeudo: 60 }));
  answer(getIngresos, { ingresos: [], descontado: 0 });
  answer(getOwnPayouts, { payouts: [], hay_mas: false, siguiente: null });
  answer(getOwnDebts, {
    adeudos: [
      {
        id: 1,
        titulo: 'Cambio de llave',
        causa: 'contracargo',
        perdido: 2000,
        cargo: 1997,
        de_reserva: 1897,
        monto: 100,
        cobrado: 40,
        repuesto: null,
        motivo: 'No hay foto de la entrega.',
        createAt: REQUEST.createAt,
        cobros: [
          { monto: 30, de: 'proyecto', titulo: 'Fuga en la tarja', createAt: REQUEST.createAt },
          { monto: 10, de: 'pago', titulo: null, createAt: REQUEST.createAt },
        ],
      },
      {
        id: 2,
        titulo: 'Regadera',
        causa: 'contracargo',
        perdido: 500,
        cargo: 500,
        de_reserva: 450,
        monto: 50,
        cobrado: 50,
        repuesto: 470,
        motivo: 'No hay mensajes.',
        createAt: REQUEST.createAt,
        cobros: [],
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await open('/profesional');
  await page.getByRole('link', { name: 'Ver por qué' }).click();
  const debts = page.getByRole('region', { name: 'Pagos que se perdieron' });
  await expect.element(debts).toMatchTextContent('Faltan $60.00');
  await expect.element(debts).toMatchTextContent('No hay foto de la entrega.');
  await expect
    .element(debts)
    .toMatchTextContent('De eso te tocan $1,997.00: $1,897.00 salieron de lo que tenías reservado');
  await expect.element(debts).toMatchTextContent('de «Fuga en la tarja»');
  await expect.element(debts).toMatchTextContent('de un pago que no se quedó en tu banco');
  await expect.element(debts).toMatchTextContent('te repusimos $470.00 y ya no debes nada de él');
  await expectGoodScreen();
});
