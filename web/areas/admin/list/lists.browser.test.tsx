import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMensajes } from '#contract/chat.ts';
import { textOf } from '#contract/errors.ts';
import { getPagoDeCliente } from '#contract/payments.ts';
import { address, open } from '#web/testing/app.tsx';
import { NO_ROWS, ONE_PAGE } from '#web/testing/lists.ts';
import { answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { alerts, button, expectAtField, expectGoodScreen, problem } from '#web/testing/screen.ts';

// The team's numbered lists and details, as far as only the answer of a call varies.

const MESSAGE = {
  id: 1,
  de: 'Dalia Ríos Luna',
  para: 'Tomás Núñez',
  sistema: 0 as const,
  msg: 'Se rompió la manguera del calentador.',
  imagen: 0 as const,
  createAt: '2026-11-20T15:00:00.000Z',
  key1: 'd'.repeat(43),
  key2: 't'.repeat(43),
};

test('a list is read page by page, and says when nothing is found', async () => {
  signIn(person('admin'));
  answerEach(getMensajes, ({ search }) =>
    search
      ? { mensajes: [], ...NO_ROWS }
      : { mensajes: [MESSAGE], ...ONE_PAGE, totalPages: 3, total: 21, hay_mas: true },
  );
  await open('/admin/mensajes');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await button('Siguiente').click();
  await expect.element(page.getByText('Página 2 de 3')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  await expect.element(rows).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('searchbox').fill('nadie escribió esto jamás');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No hay mensajes con este texto')).toBeVisible();
  expect(asked(getMensajes).at(-1)).toMatchObject({ search: 'nadie escribió esto jamás', page: 1 });
  await expectGoodScreen();
  await button('Quitar filtros').click();
  await expect.element(rows).toBeVisible();
  expect(address()).toBe('/admin/mensajes');
});

test('a text that messages cannot be searched by is said at it', async () => {
  signIn(person('admin'));
  const sentence = 'Escribe una palabra de al menos 3 letras.';
  refuse(getMensajes, 'invalid_input', { search: sentence });
  await open('/admin/mensajes?search=ix');
  await expectAtField('Texto, nombre o correo', sentence);
  await expect.element(button('Intentar de nuevo')).not.toBeInTheDocument();
  answerEach(getMensajes, () => ({ mensajes: [MESSAGE], ...ONE_PAGE }));
  await page.getByRole('searchbox').fill('ixtle');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(MESSAGE.msg)).toBeVisible();
});

test('the button that led to the last page keeps the focus, and says on the screen why it is done', async () => {
  signIn(person('admin'));
  answerEach(getMensajes, ({ page: number }) => ({
    mensajes: [MESSAGE],
    ...ONE_PAGE,
    totalPages: 2,
    total: 21,
    hay_mas: number !== 2,
  }));
  await open('/admin/mensajes');
  await button('Siguiente').click();
  await expect.element(page.getByText('Página 2 de 2')).toBeVisible();
  await expect.element(button('Siguiente')).toHaveFocus();
  await expect.element(page.getByText('Estás en la última página.')).toBeVisible();
  await expectGoodScreen();
});

test('another page is read from its top', async () => {
  signIn(person('admin'));
  answerEach(getMensajes, ({ page: number }) => ({
    mensajes: Array.from({ length: 10 }, (_, at) => ({ ...MESSAGE, id: Number(number) * 10 + at })),
    ...ONE_PAGE,
    totalPages: 3,
    total: 30,
    hay_mas: number !== 3,
  }));
  await open('/admin/mensajes');
  await button('Siguiente').click();
  await expect.element(page.getByText('Página 2 de 3')).toBeInTheDocument();
  await expect.element(page.getByText('30 mensajes')).toBeInViewport();
  expect(window.scrollY).toBeGreaterThan(0);
});

test('a list that is refused says why in a toast too', async () => {
  signIn(person('admin'));
  refuse(getMensajes, 'invalid_input', { page: 'La página no es válida.' });
  await open('/admin/mensajes?page=100');
  await expect.element(problem().getByText(textOf('invalid_input'))).toBeVisible();
  await expect.element(alerts().getByText(textOf('invalid_input'))).toBeVisible();
});

test('a payment that does not exist says so', async () => {
  signIn(person('admin'));
  refuse(getPagoDeCliente, 'payment_not_found');
  for (const path of ['999999999', 'x/999999999']) {
    await open(`/admin/pagos-de-clientes/${path}`);
    expect(textOf('payment_not_found')).toBe('No encontramos este pago.');
    await expect.element(problem().getByText(textOf('payment_not_found'))).toBeVisible();
  }
  expect(asked(getPagoDeCliente)).toMatchObject([
    { pago_id: '999999999' },
    { pago_id: '999999999' },
  ]);
  await expectGoodScreen();
});
