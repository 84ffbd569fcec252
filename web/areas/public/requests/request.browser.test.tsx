import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { photo, tooLarge } from '#web/testing/photo.ts';
import { button, choose, expectAtField, expectGoodScreen, field } from '#web/testing/screen.ts';
import { answerRequest, kept } from './testing.ts';

// The request form (1 §2, §5, §9): its three kinds, the pre-quote, and what is kept of it.

beforeEach(answerRequest);

const pressable = (name: RegExp) => page.getByRole('button', { name });
const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const foot = () => page.getByRole('complementary', { name: 'Precotización' });
const description = () => field('Descripción');
const missing = () =>
  foot()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

async function openForm(path: string, screen: typeof PHONE | typeof DESKTOP): Promise<void> {
  await open(path, screen);
  await expect.element(heading('Solicita un servicio')).toBeVisible();
}

test('painting, on a desktop: all questions on one page, with the pre-quote beside them', async () => {
  await openForm('/servicios/PINTURA', DESKTOP);
  await expect.element(radio('Pintura')).toBeChecked();
  await expect.element(field('Estado')).toHaveValue('Jalisco');
  await expect.element(field('Ciudad')).toHaveValue('Guadalajara');
  await expect.element(field('Hora')).toHaveValue('10:00');

  await button('Continuar').click();
  await expectAtField('Ancho en metros', 'Escribe el ancho en metros');
  await expect.element(field('Ancho en metros')).toHaveFocus();
  await expect.poll(missing).toEqual(['ancho', 'largo', 'opción', 'descripción']);

  await field('Ancho en metros').fill('3.5');
  await field('Largo en metros').fill('2');
  await radio(/Con material/).click();
  await expect.element(foot()).toMatchTextContent('aprox. $665');
  await expect.element(foot()).toMatchTextContent('3.5 × 2 m = 7 m² × $95');
  await radio(/Sin material/).click();
  await expect.element(foot()).toMatchTextContent('aprox. $315');
  await expect.element(foot()).toMatchTextContent('el precio lo pone el profesional');

  await button('descripción').click();
  await expect.element(description()).toHaveFocus();
  await description().fill('Recámara, dos manos.');
  await expectGoodScreen();
  await button('Continuar').click();
  await expect
    .poll(address)
    .toBe('/categorias/pintura?estado=Jalisco&ciudad=Guadalajara&solicitud=1');
  await expect.poll(kept).toMatchObject({
    categoria: 'Pintura',
    subcategoria: 'Sin material',
    opcion: 'Sin material',
    opt: 'Sin material',
    ancho: '3.5',
    largo: '2',
    descripcion_servicio: 'Recámara, dos manos.',
    precotizacion: 315,
  });
});

test('an option, on a phone: one question after the other', async () => {
  await openForm('/solicitar', PHONE);
  await button('Siguiente').click();
  await expect.element(page.getByText('Selecciona un tipo de trabajo')).toBeVisible();
  await radio('Plomería').click();
  await button('Siguiente').click();

  await expect.element(heading('¿Qué trabajo es?')).toHaveFocus();
  await radio(/Reparar una fuga/).click();
  await field('Cantidad').fill('0');
  await button('Siguiente').click();
  await expectAtField('Cantidad', 'Escribe la cantidad');
  await field('Cantidad').fill('2');
  await expect.element(foot()).toMatchTextContent('aprox. $900');
  await expect.element(foot()).toMatchTextContent('2 × $450');
  // Enter continues, like the button.
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Cuéntanos más')).toHaveFocus();

  // Any question can be reached, also past an unanswered one.
  await pressable(/Lugar/).click();
  await expect.element(heading('¿Dónde?')).toHaveFocus();
  await field('Estado').selectOptions('Nuevo León');
  await expect.element(field('Ciudad')).toHaveValue('');
  await field('Ciudad').selectOptions('Monterrey');
  await expect.poll(missing).toEqual(['descripción']);
  await button('Continuar').click();
  await expectAtField('Descripción', 'Describe lo que necesitas.');
  await expect.element(description()).toHaveFocus();
  await description().fill('Gotea el lavabo.');
  await button('Siguiente').click();
  await expect.element(heading('¿Cuándo?')).toHaveFocus();
  await button('Atrás').click();
  await expect.element(description()).toHaveValue('Gotea el lavabo.');
  for (const title of ['¿Cuándo?', '¿Dónde?']) {
    await button('Siguiente').click();
    await expect.element(heading(title)).toHaveFocus();
  }
  await button('Continuar').click();
  await expect
    .poll(address)
    .toBe('/categorias/plomeria?estado=Nuevo+Le%C3%B3n&ciudad=Monterrey&solicitud=1');
});

test('an appliance, and answers that still fit when the category changes', async () => {
  await openForm('/servicios/instalacion-de-electrodomesticos', DESKTOP);
  await expect.element(page.getByText('Elige el aparato para ver sus opciones.')).toBeVisible();
  await radio('Lavadora').click();
  await radio(/Instalar con tomas existentes/).click();
  await expect.element(foot()).toMatchTextContent('aprox. $400');
  await description().fill('Carga frontal.');
  await expect.poll(kept).toMatchObject({
    aparato: 'Lavadora',
    subcategoria: 'Lavadora: Instalar con tomas existentes',
    precotizacion: 400,
  });
  await radio('Electricidad').click();
  await expect.element(description()).toHaveValue('Carga frontal.');
  await expect.element(foot()).not.toMatchTextContent('$400');
  await expect.poll(kept).toMatchObject({
    categoria: 'Electricidad',
    aparato: '',
    opt: '',
    precotizacion: null,
    descripcion_servicio: 'Carga frontal.',
  });
});

test('images that are too large, none at all or too many are refused', async () => {
  const images = 'Imágenes (opcional)';
  await openForm('/servicios/plomeria', DESKTOP);
  await choose(images, tooLarge());
  await expect.element(page.getByText('El adjunto excede el tamaño máximo de 6MB')).toBeVisible();
  await choose(images, new File(['no'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('Elige una imagen JPG, PNG o WebP.')).toBeVisible();
  for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) await choose(images, await photo(name));
  await expect.element(page.getByText('Puedes adjuntar hasta 3 imágenes.')).toBeVisible();
  await expect.poll(() => pressable(/Quitar la imagen/).elements()).toHaveLength(3);
});

test("the home page's field and tiles lead to the form", async () => {
  await open('/');
  const ask = page.getByRole('combobox', { name: '¿Qué necesitas arreglar?' });
  await ask.fill('plomeria');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toMatch(/^\/solicitar\?/);
  await expect.element(heading('¿Qué trabajo es?')).toBeVisible();
  await pressable(/Servicio/).click();
  await expect.element(radio('Plomería')).toBeChecked();

  localStorage.clear();
  await open('/');
  await ask.fill('El boiler no prende');
  await userEvent.keyboard('{Enter}');
  await pressable(/Detalles/).click();
  await expect.element(description()).toHaveValue('El boiler no prende');

  await open('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pintura/ })
    .first()
    .click();
  await expect.poll(address).toBe('/servicios/pintura');
  await expect.element(heading('¿Cuánto mide?')).toBeVisible();
});

test('the form can be filled in by keyboard alone', async () => {
  await openForm('/servicios/plomeria', DESKTOP);
  await reach(radio('Plomería').element());
  await userEvent.tab();
  await expect.element(radio(/Reparar una fuga/)).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(field('Cantidad')).toHaveFocus();
  await userEvent.tab();
  await expect.element(field('Título (opcional)')).toHaveFocus();
  await userEvent.tab();
  await expect.element(description()).toHaveFocus();
  await userEvent.keyboard('Gotea.');
  await reach(button('Continuar').element());
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toMatch(/^\/categorias\/plomeria\?.*solicitud=1$/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** Presses Tab until the control has the focus. */
async function reach(control: Element): Promise<void> {
  for (let stop = 0; stop < 40 && document.activeElement !== control; stop++) await userEvent.tab();
  expect(document.activeElement).toBe(control);
}
