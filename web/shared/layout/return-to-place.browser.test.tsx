import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getReceipt, getReceipts, type Receipt } from '#contract/payments.ts';
import { address, goBack, open } from '#web/testing/app.tsx';
import { answer, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';

// Lists come back where they were left.

const line = (id: number) => ({
  id,
  folio: `R-${id}`,
  concepto: `Trabajo ${id}`,
  value: 2950,
  paidAt: '2026-11-21T18:27:00.000Z',
  devuelto: 0,
  por_devolver: 0,
  por_banco: 0,
  cubre: 'primera_mitad' as const,
});
const RECEIPT: Receipt = {
  ...line(20),
  pagador: 'Clara Ríos',
  para: 'Color y Cal',
  tarjeta: null,
  proyecto: { id: 4, other_key: 'c'.repeat(43), precio: 5900, pagado: 2950 },
  reembolsos: [],
  operador: { responsable: null, domicilio: null, correo: 'equipo@maestros.example' },
};
const LIST = {
  recibos: Array.from({ length: 40 }, (_, at) => line(at + 1)),
  hay_mas: false,
  siguiente: null,
};
const item = () => page.getByRole('link', { name: /Trabajo 20\b/ });
const heading = () => page.getByRole('heading', { name: 'Recibo de pago' });

/** Opens a receipt from the middle of the list; answers where the list was left. */
async function openFromTheMiddle(): Promise<number> {
  signIn(person('client'));
  answer(getReceipts, LIST);
  answer(getReceipt, { recibo: RECEIPT });
  await open('/cliente/recibos');
  await expect.element(item()).toBeVisible();
  item().element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.poll(() => window.scrollY).toBeGreaterThan(500);
  const left = window.scrollY;
  await expectScrollTold();
  (item().element() as HTMLElement).click();
  await expect.element(heading()).toBeVisible();
  return left;
}

/** A browser tells of scrolling with the next frame. */
const expectScrollTold = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

test('the own link of an item goes back to where its list was left', async () => {
  const left = await openFromTheMiddle();
  const own = page.getByRole('navigation').getByRole('link', { name: 'Recibos' }).first();
  (own.element() as HTMLElement).click();
  await expect.poll(address).toBe('/cliente/recibos');
  await expect.poll(() => window.scrollY).toBe(left);
});

test('a list that loads again is shown where it was left once it is there', async () => {
  const left = await openFromTheMiddle();
  // Another account's screens keep nothing: the list is asked for anew.
  const { promise, resolve } = Promise.withResolvers<Response>();
  reply(getReceipts, () => promise);
  signIn(person('client', { keylogin: 'k'.repeat(43) }));
  await expect.element(heading()).toBeVisible();
  goBack();
  await expect.element(page.getByText(/Cargando/).first()).toBeInTheDocument();
  expect(window.scrollY).toBeLessThan(left);
  resolve(Response.json({ mensaje: 'success', ...LIST }));
  await expect.poll(() => window.scrollY).toBe(left);
});
