import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getEditableCategorias, undoCategoria, updateCategorias } from '#contract/catalogue.ts';
import { DESKTOP, goBack, open } from '#web/testing/app.tsx';
import { CATEGORY } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { signInReader } from '#web/testing/reader.ts';
import { answer, asked, fail, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import {
  alerts,
  button,
  expectAtField,
  expectGoodScreen,
  field,
  fill,
  notices,
} from '#web/testing/screen.ts';

// The form of a category, as far as only the answer of a call varies.

const { data_categoria } = CATEGORY;
const EDITABLE = {
  ...CATEGORY,
  deshacer: 0 as 0 | 1,
  data_categoria: {
    ...data_categoria,
    palabras: 'plomero, fuga agua',
    form: data_categoria.form.map((option) => ({ ...option, palabras: '' })),
  },
};
const NEW = 'Nueva opción (opcional)';
const dialog = () => page.getByRole('dialog', { name: /^(Nueva|Editar) categoría$/ });
const save = () => dialog().getByRole('button', { name: 'Guardar' });

async function addOption(text: string, price?: string): Promise<void> {
  await fill({ [NEW]: text });
  await userEvent.keyboard('{Enter}');
  if (price === undefined) return;
  await expect.element(dialog().getByLabelText('Precio', { exact: true }).last()).toHaveFocus();
  await userEvent.keyboard(price);
}

beforeEach(() => {
  signIn(person('admin'));
  answer(getEditableCategorias, {
    categorias: [EDITABLE],
    totalPages: 1,
    total: 1,
    hay_mas: false,
  });
});

test('errors of a new category stand at their fields, and its options can be moved', async () => {
  await open('/admin/categorias', DESKTOP);
  await button('Agregar categoría').click();
  await save().click();
  await expectAtField('Nombre', 'Escribe el nombre de la categoría.');
  await fill({ Nombre: 'Vidriería', Descripción: 'Cambia vidrios rotos y espejos.' });
  await addOption(' ');
  await expectAtField(NEW, 'Ingresa una opción para el formulario');
  await addOption('Cambiar vidrio', '350');
  await addOption('CAMBIAR  vidrió');
  await expect
    .element(notices().getByText('La opción "CAMBIAR  vidrió" ya está en la lista.'))
    .toBeVisible();
  await save().click();
  await expectAtField(NEW, 'Agrega esta opción o borra su texto.');
  await addOption('Instalar espejo', '420');
  await dialog().getByLabelText('Precio', { exact: true }).last().fill('-5');
  await save().click();
  await expect.element(dialog().getByText('El precio no puede ser negativo.')).toBeVisible();
  await dialog().getByLabelText('Precio', { exact: true }).last().fill('420');
  await button('Mover antes la opción 2').click();
  await expect.element(field('Opción 1')).toHaveValue('Instalar espejo');
  await expectGoodScreen();
  answer(updateCategorias, { categoria: EDITABLE });
  await save().click();
  await expect.element(notices().getByText('La categoria se guardo con exito')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(updateCategorias)).toMatchObject([
    {
      categoria: {
        data_categoria: { form: [{ opt: 'Instalar espejo' }, { opt: 'Cambiar vidrio' }] },
      },
    },
  ]);
});

test('on a phone unsaved text is discarded only after a question, and failures are reported', async () => {
  await open('/admin/categorias?search=plomeria');
  await button('Editar Plomería').click();
  await fill({ Descripción: 'Otra descripción' });
  await expectGoodScreen();
  for (const failure of FAILURES) {
    fail(updateCategorias, failure);
    await save().click();
    const title = failure.code === 'network' ? 'Error de red' : 'Error';
    await expect.element(alerts().getByText(failure.text(updateCategorias))).toBeVisible();
    await expect.element(alerts().getByText(title, { exact: true })).toBeVisible();
    await expect.element(field('Descripción')).toHaveValue('Otra descripción');
    await button('Cerrar aviso').click();
  }
  expect(updateCategorias.texts.network).toBe('No se pudo conectar con el servidor.');
  goBack();
  await button('Seguir editando').click();
  await expect.element(field('Descripción')).toHaveValue('Otra descripción');
  await dialog().getByRole('button', { name: 'Cancelar' }).click();
  await button('Salir sin guardar').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a pasted name that is too long stays whole, and says how much is too much', async () => {
  await open('/admin/categorias', DESKTOP);
  await button('Agregar categoría').click();
  const long = 'Reparación de '.repeat(5);
  await fill({ Descripción: long });
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await field('Nombre').click();
  await userEvent.paste();
  await expect.element(field('Nombre')).toHaveValue(long);
  await expectAtField('Nombre', 'Usa como máximo 60 caracteres: sobran 10.');
  await expect.element(page.getByText('70 de 60')).toBeVisible();
  await expectGoodScreen();
  await save().click();
  expect(asked(updateCategorias)).toEqual([]);
  await fill({ Nombre: 'Reparación de vidrios' });
  await expect.element(field('Nombre')).not.toHaveAttribute('aria-invalid');
});

test('words that anybody says are refused at their field, which opens', async () => {
  await open('/admin/categorias', DESKTOP);
  await page.getByRole('button', { name: /^Editar/ }).click();
  await dialog().getByText('Cómo la piden').click();
  const [option] = EDITABLE.data_categoria.form;
  const words = `Palabras de «${option?.opt}» (opcional)`;
  await fill({ [words]: 'fuga, casa' });
  await dialog().getByText('Cómo la piden').click();
  await save().click();
  await expectAtField(words, '«casa» lo dice casi cualquiera');
  await expect.element(field(words)).toHaveFocus();
  expect(asked(updateCategorias)).toEqual([]);
  await fill({ [words]: 'fuga, casa inundada' });
  await expect.element(field(words)).not.toHaveAttribute('aria-invalid');
});

test('the words by which people ask for a category and its options are edited', async () => {
  await open('/admin/categorias', DESKTOP);
  await page.getByRole('button', { name: /^Editar/ }).click();
  await dialog().getByText('Cómo la piden').click();
  const words = 'Palabras de la categoría (opcional)';
  await expect.element(field(words)).toHaveValue('plomero, fuga agua');
  const [option] = EDITABLE.data_categoria.form;
  await fill({
    [words]: 'plomero, fuga agua, baño tapado',
    [`Palabras de «${option?.opt}» (opcional)`]: 'fuga, gotea llave',
  });
  await expectGoodScreen();
  answer(updateCategorias, { categoria: EDITABLE });
  await save().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(asked(updateCategorias)).toMatchObject([
    {
      categoria: {
        data_categoria: {
          palabras: 'plomero, fuga agua, baño tapado',
          form: [
            { palabras: 'fuga, gotea llave' },
            ...data_categoria.form.slice(1).map(() => ({})),
          ],
        },
      },
    },
  ]);
});

test('who may not change the catalogue reads it all the same', async () => {
  signInReader('soporte');
  await open('/admin/categorias', DESKTOP);
  await expect
    .element(button('Agregar categoría'))
    .toHaveAccessibleDescription('Lo hace un dueño.');
  await button(`Ver ${data_categoria.categoria}`).click();
  const read = page.getByRole('dialog', { name: 'Categoría', exact: true });
  await expect.element(read.getByLabelText('Descripción')).toHaveValue(data_categoria.descripcion);
  const save = read.getByRole('button', { name: 'Guardar' });
  await expect.element(save).toHaveAccessibleDescription('Lo hace un dueño.');
  await fill({ Descripción: 'Otra' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expectGoodScreen();
});

test('the last change of a category is taken back after a question; of two the second is told', async () => {
  const list = { totalPages: 1, total: 1, hay_mas: false };
  answer(getEditableCategorias, { categorias: [{ ...EDITABLE, deshacer: 1 }], ...list });
  await open('/admin/categorias', DESKTOP);
  const press = button(`Deshacer el último cambio de ${EDITABLE.categoria}`);
  await press.click();
  await expectGoodScreen();
  refuse(undoCategoria, 'category_changed');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Deshacer cambio' });
  await confirm.click();
  await expect.element(alerts()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  answer(undoCategoria, { categoria: EDITABLE });
  await press.click();
  await confirm.click();
  await expect.element(notices().getByText('Volvió a estar como antes del cambio.')).toBeVisible();
  expect(asked(undoCategoria).at(-1)).toMatchObject({
    id: EDITABLE.id,
    updateAt: EDITABLE.updateAt,
  });
});
