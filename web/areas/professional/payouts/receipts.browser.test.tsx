import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  getOwnPayout,
  getOwnPayoutProjects,
  getRelease,
  getReleases,
  type PayoutReceipt,
  type ReleaseReceipt,
} from '#contract/payouts.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectGoodScreen, problem } from '#web/testing/screen.ts';

// Receipts of what professionals get (4 §E).

const operador = {
  responsable: 'Maestros del Hogar, S.A. de C.V.',
  domicilio: null,
  correo: 'equipo@maestros.example',
};
const LINE = {
  id: 41,
  folio: 'L-000041',
  concepto: 'Cambio de llave',
  id_proposal: 4,
  liberado_at: '2026-11-21T18:27:00.000Z',
  neto: 350,
};
const RELEASE: ReleaseReceipt = {
  ...LINE,
  monto: 500,
  comision: 28,
  adeudo: 100,
  reservado: 22,
  recibe: 'Ramón Núñez',
  cliente: 'Clara Ríos',
  other_key: 'c'.repeat(43),
  pagos: [{ id: 7, folio: 'T-000007', fecha: '2026-11-25' }],
  operador,
};
const PAYOUT: PayoutReceipt = {
  id: 7,
  folio: 'T-000007',
  fecha: '2026-11-25',
  monto: 350,
  banco: 'IXE',
  terminacion: '9719',
  estado: 'pagado',
  clave_rastreo: 'MAE7',
  motivo: null,
  createAt: '2026-11-25T15:00:00.000Z',
  enviado_at: '2026-11-25T16:00:00.000Z',
  terminado_at: '2026-11-25T17:00:00.000Z',
  devuelto_at: null,
  adeudo: 0,
  reservado: 0,
  recibe: 'Ramón Núñez',
  operador,
};
const fact = (name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .element().nextElementSibling?.textContent;

test('what was released says each part that was taken before it became balance', async () => {
  signIn(person('professional'));
  answer(getRelease, { liberacion: RELEASE });
  await open('/profesional/dinero/liberaciones/41');
  await expect.element(page.getByRole('heading', { name: 'Recibo de liberación' })).toBeVisible();
  await expect.element(page.getByText('Folio L-000041')).toBeVisible();
  expect(fact('Fecha y hora')).toBe('21 de noviembre de 2026, 12:27 (Ciudad de México)');
  expect(fact('Recibe')).toBe('Ramón Núñez');
  expect(fact('Cliente')).toBe('Clara Ríos');
  expect(fact('Liberado del proyecto')).toBe('$500.00 MXN');
  expect(fact('Comisión de Maestros')).toBe('−$28.00 MXN');
  expect(fact('Para tu adeudo')).toBe('−$100.00 MXN');
  expect(fact('Apartado por un contracargo')).toBe('−$22.00 MXN');
  expect(fact('Pago a tu cuenta')).toBe('T-000007, 25 de noviembre de 2026');
  await expect
    .element(page.getByRole('link', { name: 'Ver el proyecto' }))
    .toHaveAttribute(
      'href',
      `/chat/${'c'.repeat(43)}?panel=proyecto&proyecto=${RELEASE.id_proposal}`,
    );
  await expectGoodScreen();
});

test('a transfer says where it went and when it arrived, and each project leads to its receipt', async () => {
  signIn(person('professional'));
  answer(getOwnPayout, { payout: PAYOUT });
  answer(getOwnPayoutProjects, {
    proyectos: [
      {
        id: 41,
        id_proposal: 4,
        titulo: 'Cambio de llave',
        monto: 350,
        adeudo: 100,
        parte: false,
        repuesto: false,
        liberado_at: LINE.liberado_at,
      },
    ],
    hay_mas: false,
    siguiente: null,
  });
  await open('/profesional/dinero/pagos/7', DESKTOP);
  await expect.element(page.getByText('Folio T-000007')).toBeVisible();
  expect(fact('Pago del')).toBe('25 de noviembre de 2026');
  expect(fact('Cuenta')).toBe('IXE, termina en 9719');
  expect(fact('Clave de rastreo')).toBe('MAE7');
  expect(fact('Llegó')).toBe('25 de noviembre de 2026, 11:00 (Ciudad de México)');
  await expect
    .element(page.getByRole('link', { name: 'Cambio de llave' }))
    .toHaveAttribute('href', '/profesional/dinero/liberaciones/41');
  expect(asked(getOwnPayout)).toMatchObject([{ payout_id: 7 }]);
  await expectGoodScreen();
});

test('a transfer that failed says when and why, and never that it arrived', async () => {
  signIn(person('professional'));
  answer(getOwnPayout, {
    payout: { ...PAYOUT, estado: 'fallido', motivo: 'La cuenta está cerrada.' },
  });
  answer(getOwnPayoutProjects, { proyectos: [], hay_mas: false, siguiente: null });
  await open('/profesional/dinero/pagos/7');
  await expect.element(page.getByText('La cuenta está cerrada.')).toBeVisible();
  expect(fact('Estado')).toBe('Fallido');
  expect(fact('No llegó')).toBe('25 de noviembre de 2026, 11:00 (Ciudad de México)');
  await expect.element(page.getByText('Llegó', { exact: true })).not.toBeInTheDocument();
});

test('the list shows what became balance, and grows', async () => {
  signIn(person('professional'));
  answer(getReleases, { liberaciones: [LINE], hay_mas: true, siguiente: 41 });
  await open('/profesional/dinero/liberaciones');
  const first = page.getByRole('link', { name: /Cambio de llave/ });
  await expect.element(first).toHaveAttribute('href', '/profesional/dinero/liberaciones/41');
  await expect.element(first).toMatchTextContent('$350.00 MXN');
  await expect.element(page.getByText('21 nov 2026 · L-000041')).toBeVisible();
  answer(getReleases, {
    liberaciones: [{ ...LINE, id: 40, folio: 'L-000040', concepto: 'Fuga' }],
    hay_mas: false,
    siguiente: null,
  });
  await button('Ver más').click();
  await expect.element(page.getByRole('link', { name: /Fuga/ })).toBeVisible();
  expect(asked(getReleases)).toMatchObject([{}, { antes: 41 }]);
  await expectGoodScreen();
});

test('an empty list says what will be there; a receipt that is not one’s own leads back', async () => {
  signIn(person('professional'));
  answer(getReleases, { liberaciones: [], hay_mas: false, siguiente: null });
  await open('/profesional/dinero/liberaciones');
  await expect
    .element(page.getByRole('heading', { name: 'Aquí verás lo que se te libere' }))
    .toBeVisible();
  refuse(getRelease, 'release_not_found');
  await open('/profesional/dinero/liberaciones/9');
  await expect.element(problem().getByText('No encontramos esta liberación.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver lo que se te ha liberado' }))
    .toHaveAttribute('href', '/profesional/dinero/liberaciones');
});
