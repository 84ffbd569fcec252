import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAccounts } from '#contract/accounts.ts';
import { deleteView, getSavedViews, saveView, type SavedView } from '#contract/saved-views.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { ONE_PAGE } from '#web/testing/lists.ts';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, expectAtField, expectGoodScreen, fill, notices } from '#web/testing/screen.ts';

// The views that somebody of the team keeps of a list, as far as only the answer of a call varies.

const PENDING: SavedView = {
  id: 3,
  nombre: 'Profesionales por validar',
  consulta: 'rol=2&validacion=pendiente&filas=50',
};
const LONG: SavedView = { id: 4, nombre: 'Nombre'.repeat(10), consulta: 'orden=nombre' };

const menu = () => page.getByRole('menu', { name: 'Vistas' });
const item = (name: string) => menu().getByRole('menuitem', { name });
const dialog = () => page.getByRole('dialog');

beforeEach(() => {
  signIn(person('admin'));
  answer(getAccounts, { accounts: [], ...ONE_PAGE, total: 0 });
  answer(getSavedViews, { vistas: [PENDING, LONG] });
});

test('a view is opened, and the one that is shown is marked', async () => {
  for (const screen of [PHONE, DESKTOP]) {
    await open('/admin/cuentas?page=2&rol=1', screen);
    await button('Vistas').click();
    await expect.element(item(LONG.nombre)).toBeVisible();
    await expectGoodScreen();
    await item(PENDING.nombre).click();
    await expect.poll(address).toBe(`/admin/cuentas?${PENDING.consulta}`);
    await expect
      .poll(() => asked(getAccounts).at(-1))
      .toMatchObject({ rol: '2', validacion: 'pendiente', itemsPerPage: 50, page: 1 });
    await button('Vistas').click();
    await expect.element(item(PENDING.nombre)).toHaveAttribute('aria-current', 'true');
    await expect.element(item(LONG.nombre)).not.toHaveAttribute('aria-current');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Vistas')).toHaveFocus();
  }
  expect(asked(getSavedViews)[0]).toMatchObject({ lista: 'cuentas' });
});

test('what the list shows is kept under a name, and one that is there is replaced when asked to', async () => {
  await open('/admin/cuentas?estado=suspendidas&page=4', DESKTOP);
  await button('Vistas').click();
  await item('Guardar esta vista').click();
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expectAtField('Nombre', 'Escribe un nombre.');
  refuse(saveView, 'saved_view_exists', { nombre: 'Ya tienes una vista con este nombre.' });
  await fill({ Nombre: PENDING.nombre });
  await dialog().getByRole('button', { name: 'Guardar' }).click();
  await expectAtField('Nombre', 'Ya tienes una vista con este nombre.');
  await expectGoodScreen();
  await fill({ Nombre: 'Otra' });
  await expect.element(button('Reemplazarla')).not.toBeInTheDocument();
  await fill({ Nombre: PENDING.nombre });
  answer(saveView, { vista: PENDING });
  await button('Reemplazarla').click();
  await expect.element(notices().getByText('Vista guardada.')).toBeVisible();
  await expect.element(button('Vistas')).toHaveFocus();
  const sent = { lista: 'cuentas', nombre: PENDING.nombre, consulta: 'estado=suspendidas' };
  expect(asked(saveView)).toMatchObject([
    { ...sent, reemplazar: false },
    { ...sent, reemplazar: true },
  ]);
});

test('nothing is kept of a list without filters, and the menu says why', async () => {
  answer(getSavedViews, { vistas: [] });
  await open('/admin/cuentas?page=2');
  await button('Vistas').click();
  await expect.element(item('Aún no tienes vistas Las que guardes son solo tuyas.')).toBeVisible();
  const save = item('Guardar esta vista Elige antes un filtro o un orden.');
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectGoodScreen();
});

test.each([PHONE, DESKTOP])(
  'twenty views are twenty lines that scroll within the screen, at %i',
  async (width, height) => {
    const vistas = Array.from({ length: 20 }, (_, at) => ({
      id: at + 1,
      nombre: `Vista ${at + 1}`,
      consulta: PENDING.consulta,
    }));
    answer(getSavedViews, { vistas });
    await open(`/admin/cuentas?${PENDING.consulta}`, [width, height]);
    await button('Vistas').click();
    await expect.element(item('Borrar «Vista 20»')).toBeInTheDocument();
    await expectGoodScreen();
    const { top, bottom } = menu().element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    const lines = vistas.map(({ nombre }) => {
      const one = menu().getByRole('menuitem', { name: nombre, exact: true });
      const away = item(`Borrar «${nombre}»`);
      const [line, beside] = [one, away].map((part) => part.element().getBoundingClientRect());
      expect(beside?.top).toBe(line?.top);
      expect(beside?.width).toBeGreaterThanOrEqual(width < 400 ? 44 : 32);
      return line?.top;
    });
    expect(new Set(lines).size).toBe(20);
    // By keys, too, of which the last is reached.
    await userEvent.keyboard('{End}');
    await expect.element(item('Borrar «Vista 20»')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toHaveAccessibleName('¿Borrar la vista «Vista 20»?');
  },
);

test('the view that is shown is forgotten after a question', async () => {
  await open(`/admin/cuentas?${PENDING.consulta}`, DESKTOP);
  await button('Vistas').click();
  await item(`Borrar «${PENDING.nombre}»`).click();
  await expect.element(dialog()).toHaveAccessibleName(`¿Borrar la vista «${PENDING.nombre}»?`);
  await expectGoodScreen();
  refuse(deleteView, 'unavailable');
  await dialog().getByRole('button', { name: 'Borrar' }).click();
  await expect.element(notices().getByRole('alert')).toBeVisible();
  answer(deleteView, {});
  answer(getSavedViews, { vistas: [LONG] });
  await dialog().getByRole('button', { name: 'Borrar' }).click();
  await expect.element(notices().getByText('Vista borrada.')).toBeVisible();
  expect(asked(deleteView).at(-1)).toMatchObject({ id: PENDING.id });
  await button('Vistas').click();
  await expect.element(item(LONG.nombre)).toBeVisible();
  await expect.element(item(PENDING.nombre)).not.toBeInTheDocument();
  expect(address()).toBe(`/admin/cuentas?${PENDING.consulta}`);
});

test('views that do not load are asked for again', async () => {
  refuse(getSavedViews, 'forbidden');
  await open('/admin/cuentas');
  await button('Vistas').click();
  await expect.element(item('Reintentar No pudimos cargar tus vistas.')).toBeVisible();
  await expectGoodScreen();
  answer(getSavedViews, { vistas: [PENDING] });
  await item('Reintentar No pudimos cargar tus vistas.').click();
  await expect.element(item(PENDING.nombre)).toBeVisible();
});
