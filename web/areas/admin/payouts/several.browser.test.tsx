import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import {
  type AdminPayout,
  correctTrackingKey,
  updatePayouts,
  exportPayouts,
  exportPayoutsXlsx,
  updatePayout,
} from '#contract/payouts.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { expectButtons, signInReader } from '#web/testing/reader.ts';
import { whoMay } from '#domain/administrators/permissions.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { answer, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  button,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';
import { answerPayouts, payout, WEDNESDAY } from './testing.ts';

// Several transfers at once, and a corrected tracking key, on a phone.

const NAMES = ['Abundio Núñez Lara', 'Blasa Núñez Lara', 'Cirilo Núñez Lara'];
const PENDING = NAMES.map((nombre, index) => payout(index + 1, nombre));
const SENT = PENDING.map((one) => ({
  ...one,
  estado: 'enviado' as const,
  clave_rastreo: `LOTE${one.id}`,
  version: 2,
}));
const [ABUNDIO, BLASA, CIRILO] = NAMES.map((nombre) => `${nombre}, $472.00`) as [
  string,
  string,
  string,
];

const bar = () => page.getByRole('group', { name: 'Pagos elegidos' });
const all = () => page.getByRole('checkbox', { name: 'Elegir todos los de esta lista' });
const pick = (nombre: string) => page.getByRole('checkbox', { name: `Elegir el pago a ${nombre}` });
const row = (nombre: string) => page.getByRole('row').filter({ hasText: nombre });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

/** Pastes as from a spreadsheet column. */
function paste(label: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  field(label).element().dispatchEvent(pasted);
}

const openList = async (payouts: readonly AdminPayout[]) => {
  answerPayouts(payouts);
  await open(`/admin/pagos-a-profesionales?fecha=${WEDNESDAY}&estado=${payouts[0]?.estado}`);
};

beforeEach(() => void signIn(person('admin')));

test('payouts are chosen all at once or one by one, and the bar says how many and how much', async () => {
  await openList(PENDING);
  await all().click();
  for (const nombre of NAMES) await expect.element(pick(nombre)).toBeChecked();
  await bar().getByRole('button', { name: 'No elegir ninguno' }).click();
  await expect.element(all()).not.toBeChecked();
  await expect.element(bar()).not.toBeInTheDocument();
  for (const nombre of NAMES) await pick(nombre).click();
  await expect.element(bar()).toMatchTextContent('3 pagos elegidos · $1,416.00 MXN');
  await expect
    .element(bar().getByRole('button', { name: 'Marcar pagados' }))
    .toHaveAccessibleDescription('Ninguno de los elegidos está enviado.');
  await expectGoodScreen();
});

test('whoever may not update them chooses none, and reads who may', async () => {
  signInReader('soporte');
  await openList(PENDING);
  const who = whoMay(['finanzas']);
  await expect.element(all()).toHaveAccessibleDescription(who);
  await expect.element(pick('Abundio Núñez Lara')).toHaveAccessibleDescription(who);
  await all().click({ force: true });
  await expect.element(all()).not.toBeChecked();
  await expect.element(bar()).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('a pasted column of keys fills the fields, and a payout that is refused stays with its reason', async () => {
  await openList(PENDING);
  await all().click();
  await bar().getByRole('button', { name: 'Marcar enviados' }).click();
  const three = dialog('¿Marcar 3 pagos como enviados?');
  await expect.element(three).toMatchTextContent('3 pagos por $1,416.00 MXN');
  await three.getByRole('button', { name: 'Marcar enviados' }).click();
  await expectAtField(ABUNDIO, 'Escribe la clave de rastreo');
  paste(ABUNDIO, 'LOTE1\r\nLOTE2\r\nLOTE3');
  await expect.element(field(CIRILO)).toHaveValue('LOTE3');
  await expectGoodScreen();

  // The second has the key of the first: it stays, and the others are sent.
  await fill({ [BLASA]: 'LOTE1' });
  const [first, second, third] = SENT as [AdminPayout, AdminPayout, AdminPayout];
  const code = 'payout_tracking_in_use';
  answer(updatePayouts, {
    hechos: [first, third],
    fallidos: [{ payout_id: second.id, code, mensaje: textOf(code) }],
  });
  answerPayouts(PENDING.slice(1, 2));
  await three.getByRole('button', { name: 'Marcar enviados' }).click();
  await expect
    .element(notices().getByText('Marcaste 2 pagos como enviados.', { exact: false }))
    .toBeVisible();
  expect(textOf(code)).toContain('ya tiene esta clave de rastreo');
  await expectAtField(BLASA, textOf(code));
  await fill({ [BLASA]: 'LOTE2' });
  answer(updatePayouts, { hechos: [second], fallidos: [] });
  answerPayouts([]);
  const one = dialog('¿Marcar 1 pago como enviado?');
  await one.getByRole('button', { name: 'Marcar enviados' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(row('Blasa')).not.toBeInTheDocument();
  expect(asked(updatePayouts)).toMatchObject([
    {
      estado: 'enviado',
      payouts: [
        { payout_id: 1, version: 1, clave_rastreo: 'LOTE1' },
        { payout_id: 2, version: 1, clave_rastreo: 'LOTE1' },
        { payout_id: 3, version: 1, clave_rastreo: 'LOTE3' },
      ],
    },
    { estado: 'enviado', payouts: [{ payout_id: 2, version: 1, clave_rastreo: 'LOTE2' }] },
  ]);
});

test('a pasted column goes past what the bank’s file leaves out', async () => {
  await openList(PENDING.map((one) => ({ ...one, en_revision: one.id === 1 })));
  await all().click();
  await bar().getByRole('button', { name: 'Marcar enviados' }).click();
  paste(BLASA, 'LOTE2\r\nLOTE3');
  await expect.element(field(BLASA)).toHaveValue('LOTE2');
  await expect.element(field(CIRILO)).toHaveValue('LOTE3');
  await expect.element(field(ABUNDIO)).toHaveValue('');
  await expect.element(page.getByText(/^Termina en 9719. Proyecto detenido/)).toBeVisible();
  await expectGoodScreen();
});

test('a wrong tracking key is corrected, and not by itself', async () => {
  await openList(SENT);
  await button('Corregir clave del pago a Abundio Núñez Lara').click();
  const correcting = dialog('Corregir la clave de rastreo');
  const correct = () => correcting.getByRole('button', { name: 'Corregir clave' }).click();
  await correct();
  await expectAtField('Clave de rastreo', 'Es la clave que ya tiene');
  await expectGoodScreen();
  await fill({ 'Clave de rastreo': 'BIEN1' });
  const corrected = { ...(SENT[0] as AdminPayout), clave_rastreo: 'BIEN1', version: 3 };
  answer(correctTrackingKey, { payout: corrected });
  answerPayouts([corrected, ...SENT.slice(1)]);
  await correct();
  await expect
    .element(notices().getByText('Clave corregida. Ya le avisamos al profesional.'))
    .toBeVisible();
  await expect.element(row('Abundio')).toMatchTextContent('Rastreo BIEN1');
  expect(asked(correctTrackingKey)).toMatchObject([
    { payout_id: 1, version: 2, clave_rastreo: 'BIEN1' },
  ]);
});

test('payouts are marked as paid after a question, and those that failed meanwhile are named', async () => {
  await openList(SENT);
  await all().click();
  await bar().getByRole('button', { name: 'Marcar pagados' }).click();
  const paying = dialog('¿Marcar 3 pagos como pagados?');
  await expect.element(paying).toMatchTextContent('3 pagos por $1,416.00 MXN');
  await expectGoodScreen();
  const paid = SENT.slice(0, 2).map((one) => ({ ...one, estado: 'pagado' as const }));
  const code = 'payout_changed';
  answer(updatePayouts, {
    hechos: paid,
    fallidos: [{ payout_id: 3, code, mensaje: textOf(code) }],
  });
  answerPayouts(paid);
  await paying.getByRole('button', { name: 'Marcar pagados' }).click();
  await expect
    .element(notices().getByText('Marcaste 2 pagos como pagados.', { exact: false }))
    .toBeVisible();
  const refused = dialog('No se pudo con 1 pago');
  await expect.element(refused).toMatchTextContent('Cirilo Núñez Lara, $472.00 MXN');
  await expect.element(refused).toMatchTextContent('Este pago cambió mientras lo veías.');
  await expectGoodScreen();
  await refused.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await field('Estado').selectOptions('Pagado');
  await expect.element(row('Abundio')).toMatchTextContent('Rastreo LOTE1');
  await expect.element(row('Blasa')).toMatchTextContent('Pagado');
  await expect.element(row('Cirilo')).not.toBeInTheDocument();
});

test('who only reads sees the payouts, and who sends and downloads them', async () => {
  signInReader();
  const states = { pendiente: 1, enviado: 1, pagado: 1, fallido: 0, devuelto: 0 };
  answerPayouts(
    [
      payout(1, 'Ana Gil'),
      payout(2, 'Beto Gil', { estado: 'enviado', clave_rastreo: 'A1' }),
      payout(3, 'Caro Gil', { estado: 'pagado', clave_rastreo: 'A2' }),
    ],
    [{ fecha: WEDNESDAY, pagos: 3, monto: 1416, por_estado: states, sin_preparar: 0 }],
  );
  await open('/admin/pagos-a-profesionales', DESKTOP);
  await expect.element(pick('Ana Gil')).toHaveAttribute('aria-disabled', 'true');
  const day = formatDay(WEDNESDAY);
  await expectButtons({
    Vistas: null,
    Monto: null,
    'Descargar CSV': null,
    [`Ver pagos del ${day}`]: null,
    [`Descargar Excel por enviar del ${day}`]: exportPayoutsXlsx,
    [`Descargar Excel del ${day}`]: exportPayoutsXlsx,
    [`Descargar CSV por enviar del ${day}`]: exportPayouts,
    [`Descargar CSV del ${day}`]: exportPayouts,
    'Registrar envío a Ana Gil': updatePayout,
    'Falló el pago a Ana Gil': updatePayout,
    'Marcar pagado a Beto Gil': updatePayout,
    'Corregir clave del pago a Beto Gil': correctTrackingKey,
    'Falló el pago a Beto Gil': updatePayout,
    'Marcar devuelto el pago a Caro Gil': updatePayout,
    'Proyectos del pago a Ana Gil': null,
    'Proyectos del pago a Beto Gil': null,
    'Proyectos del pago a Caro Gil': null,
  });
  await expectGoodScreen();
});
