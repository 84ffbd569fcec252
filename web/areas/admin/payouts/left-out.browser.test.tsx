import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tellLeftOut } from '#contract/payouts.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, notices } from '#web/testing/screen.ts';
import { answerLeftOut, answerPayouts, leftOut } from './testing.ts';

// Who is left out of the next payouts, by reason, and how they are told what to do.

const somebody = (nombre: string, more: Partial<Parameters<typeof leftOut>[0]> = {}) =>
  leftOut({
    keylogin: nombre[0]?.repeat(43) ?? '',
    nombre,
    monto: 472,
    motivos: ['sin_metodo'],
    ...more,
  });
const PEOPLE = [
  somebody('Rosa Díaz'),
  somebody('Tomás Núñez', { motivos: ['sin_metodo', 'sin_identificacion'], monto: 1_000 }),
  somebody('Ulises Peña', { motivos: ['sin_identificacion'], avisado_hoy: '2026-11-29T15:00:00Z' }),
  somebody('Vera Luna', { motivos: ['suspendida'] }),
];
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const group = (name: string) => page.getByRole('region', { name, exact: true });

beforeEach(async () => {
  signIn(person('admin'));
  answerPayouts([], [], PEOPLE.length);
  answerLeftOut(PEOPLE);
});

test('each reason has how many and how much, and all who can do something are told at once', async () => {
  await open('/admin/pagos-a-profesionales');
  await button('Ver quién queda fuera').click();
  const method = group('Sin método de pago');
  await expect.element(method).toMatchTextContent('2 profesionales · $1,472.00 MXN');
  await expect.element(method.getByText('Sin identificación completa')).toBeVisible();
  await expect.element(group('Sin identificación completa').getByText('Avisado hoy')).toBeVisible();
  await expect.element(group('Cuenta suspendida').getByRole('checkbox')).not.toBeInTheDocument();
  await expectGoodScreen();
  await button('Avisar a todos (2)').click();
  answer(tellLeftOut, { avisados: 2, ya_avisados: 1, por_avisar: 0, sin_aviso: 0 });
  answerLeftOut(PEOPLE.map((one) => ({ ...one, avisado_hoy: '2026-11-29T15:00:00Z' })));
  await dialog('¿Avisar a 2 profesionales?').getByRole('button', { name: 'Avisar' }).click();
  await expect.element(notices().getByText('2 avisados, 1 ya lo estaba hoy.')).toBeVisible();
  expect(asked(tellLeftOut)).toMatchObject([{}]);
  await expect
    .element(button('Avisar a todos'))
    .toHaveAccessibleDescription('Hoy ya se les avisó a todos los que pueden hacer algo.');
  await expectGoodScreen();
});

test('those of a reason, or chosen ones, are told alone', async () => {
  answer(tellLeftOut, { avisados: 0, ya_avisados: 1, por_avisar: 0, sin_aviso: 0 });
  await open('/admin/pagos-a-profesionales', DESKTOP);
  await button('Ver quién queda fuera').click();
  await page.getByRole('checkbox', { name: 'Elegir a Rosa Díaz' }).click();
  const bar = page.getByRole('group', { name: 'Profesionales elegidos' });
  await expect.element(bar.getByText('1 profesional elegido')).toBeVisible();
  await expectGoodScreen();
  await bar.getByRole('button', { name: 'Avisar a los elegidos' }).click();
  await dialog('¿Avisar a 1 profesional?').getByRole('button', { name: 'Avisar' }).click();
  await expect.element(notices().getByText('Nadie más avisado, 1 ya lo estaba hoy.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await button('Avisar a los de «Sin método de pago» (2)').click();
  await dialog('¿Avisar a 2 profesionales?').getByRole('button', { name: 'Avisar' }).click();
  await expect
    .poll(() => asked(tellLeftOut))
    .toMatchObject([{ personas: ['R'.repeat(43)] }, { motivo: 'sin_metodo' }]);
});
