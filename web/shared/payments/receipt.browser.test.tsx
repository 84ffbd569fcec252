import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getReceipt, getReceipts, type Receipt } from '#contract/payments.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { expectGoodScreen, problem } from '#web/testing/screen.ts';

// Receipts (4 §E).

const LINE = {
  id: 116,
  folio: 'R-000116',
  concepto: 'Pintura de sala y comedor',
  value: 2950,
  paidAt: '2026-11-21T18:27:00.000Z',
  devuelto: 0,
  por_devolver: 0,
  por_banco: 0,
  cubre: 'primera_mitad' as const,
};
const REFUND = {
  createAt: LINE.paidAt,
  doneAt: null,
  estado: 'pendiente',
  como: null,
  clave: null,
} as const;
const RECEIPT: Receipt = {
  ...LINE,
  pagador: 'Clara Ríos Mendoza',
  para: 'Color y Cal',
  tarjeta: { marca: 'visa', ultimos: '4242' },
  proyecto: { id: 4, other_key: 'c'.repeat(43), precio: 5900, pagado: 2950 },
  reembolsos: [],
  operador: {
    responsable: 'Maestros del Hogar, S.A. de C.V.',
    domicilio: 'Av. Vallarta 1000, Guadalajara',
    correo: 'equipo@maestros.example',
  },
};
const fact = (name: string) =>
  page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent;

test('says who paid whom, for what, when in Mexico, with which card, and what it covers', async () => {
  signIn(person('client'));
  answer(getReceipt, { recibo: RECEIPT });
  await open('/cliente/recibos/116');
  await expect.element(page.getByRole('heading', { name: 'Recibo de pago' })).toBeVisible();
  await expect.element(page.getByText('Folio R-000116')).toBeVisible();
  expect(fact('Fecha y hora')).toBe('21 de noviembre de 2026, 12:27 (Ciudad de México)');
  expect(fact('Pagó')).toBe('Clara Ríos Mendoza');
  expect(fact('Para')).toBe('Color y Cal');
  expect(fact('Cubre')).toBe('Primera mitad');
  expect(fact('Pagado del proyecto hasta hoy')).toBe('$2,950.00 de $5,900.00 MXN');
  expect(fact('Forma de pago')).toBe('Visa terminada en 4242');
  await expect.element(page.getByText(/no una factura \(CFDI\)/)).toBeVisible();
  await expect.element(page.getByText(/operado por Maestros del Hogar/)).toBeVisible();
  await expectGoodScreen();
});

test('says what went back, and what is on its way', async () => {
  signIn(person('client'));
  const reembolsos = [
    { ...REFUND, id: 1, amount: 1000, doneAt: LINE.paidAt, estado: 'hecha' as const },
    { ...REFUND, id: 2, amount: 300 },
    { ...REFUND, id: 3, amount: 150, estado: 'fallida' as const },
    {
      ...REFUND,
      id: 4,
      amount: 50,
      doneAt: LINE.paidAt,
      estado: 'liquidada_por_fuera' as const,
      como: 'efectivo' as const,
      clave: 'Folio 7',
    },
  ];
  answer(getReceipt, { recibo: { ...RECEIPT, devuelto: 1500, por_devolver: 450, reembolsos } });
  await open('/cliente/recibos/116', DESKTOP);
  const refunds = page.getByRole('region', { name: 'Devoluciones' });
  await expect.element(refunds.getByText(/12:27, a la tarjeta$/)).toBeVisible();
  await expect.element(refunds.getByText(/el banco no la aceptó/)).toBeVisible();
  await expect.element(refunds.getByText(/12:27, en efectivo \(Folio 7\)$/)).toBeVisible();
  await expect
    .element(refunds.getByText('21 de noviembre de 2026, 12:27, en camino'))
    .toBeVisible();
  await expect.element(refunds.getByText('$1,600.00 MXN')).toBeVisible();
  await expectGoodScreen();
});

test('says what the bank of the card gave back by itself', async () => {
  signIn(person('client'));
  answer(getReceipt, { recibo: { ...RECEIPT, por_banco: 950 } });
  await open('/cliente/recibos/116');
  const refunds = page.getByRole('region', { name: 'Devoluciones' });
  await expect.element(refunds.getByText(/^Por el banco de la tarjeta/)).toBeVisible();
  await expect.element(refunds.getByText('$2,000.00 MXN')).toBeVisible();
});

test('of a membership it leads to no project, and without a card it names none', async () => {
  signIn(person('professional'));
  const recibo = { ...RECEIPT, cubre: null, proyecto: null, tarjeta: null, para: 'Maestros' };
  answer(getReceipt, { recibo });
  await open('/profesional/recibos/116');
  await expect.element(page.getByText('Folio R-000116')).toBeVisible();
  expect(fact('Forma de pago')).toBe('Tarjeta');
  await expect.element(page.getByRole('link', { name: 'Ver el proyecto' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Todos tus recibos' }))
    .toHaveAttribute('href', '/profesional/recibos');
});

test('somebody else’s is not found, and leads back to one’s own', async () => {
  signIn(person('client'));
  refuse(getReceipt, 'payment_not_found');
  await open('/cliente/recibos/9');
  await expect.element(problem().getByText('No encontramos este pago.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver tus recibos' }))
    .toHaveAttribute('href', '/cliente/recibos');
});

test('the list leads to each, of one project too, and says what will be there', async () => {
  signIn(person('client'));
  const back = { ...LINE, id: 117, concepto: 'Baño', devuelto: 2000, por_banco: 950 };
  const recibos = [LINE, back, { ...back, id: 118, concepto: 'Cocina', por_devolver: 950 }];
  answer(getReceipts, { recibos, hay_mas: false, siguiente: null });
  await open('/cliente/recibos?proyecto=4');
  const line = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(line(/Baño/)).toMatchTextContent('Reembolsado · ');
  await expect.element(line(/Cocina/)).toMatchTextContent('Reembolsado en parte · ');
  const link = page.getByRole('link', { name: /Pintura de sala y comedor/ });
  await expect.element(link).toHaveAttribute('href', '/cliente/recibos/116');
  expect(asked(getReceipts)).toMatchObject([{ id_proposal: 4 }]);
  await expectGoodScreen();

  answer(getReceipts, { recibos: [], hay_mas: false, siguiente: null });
  await open('/cliente/recibos');
  await expect.element(page.getByText('Aquí verás tus recibos')).toBeVisible();
  await expectGoodScreen();
});
