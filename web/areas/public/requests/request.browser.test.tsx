import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyRequest } from '#contract/requests.ts';
import { saveRequest } from '#web/shared/requests/store.ts';
import { getAddresses, saveAddress } from '#contract/accounts.ts';
import { getCodigoPostal, getLugar } from '#contract/catalogue.ts';
import { dayBehind } from '#domain/requests/when.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { address, DESKTOP, goBack, open, PHONE } from '#web/testing/app.tsx';
import { answer, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { photo, tooLarge } from '#web/testing/photo.ts';
import { button, choose, expectAtField, expectGoodScreen, field } from '#web/testing/screen.ts';
import { answerRequest, kept } from './testing.ts';

// The request form (1 §2, §5, §9): its three kinds, the pre-quote, and what is kept of it.

beforeEach(answerRequest);

const ADDRESS = {
  direccion: 'Calle 1',
  referencia: '',
  apartamento: '',
  estado: '',
  ciudad: '',
  colonia: 'Obrera',
  cp: 64000,
  comentarios: '',
};
const HOME = {
  id: 0,
  nombre: 'Mi dirección',
  direccion: 'Calle 1',
  apartamento: '',
  referencia: '',
  colonia: 'Obrera',
  cp: '64000',
  ciudad: 'Monterrey',
  estado: 'Nuevo León',
};
const MOTHER = {
  ...HOME,
  id: 7,
  nombre: 'Mamá',
  direccion: 'Pavo 312',
  colonia: 'Mexicaltzingo',
  cp: '44180',
  ciudad: 'Guadalajara',
  estado: 'Jalisco',
};
const pressable = (name: RegExp) => page.getByRole('button', { name });
const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const foot = () => page.getByRole('complementary', { name: 'Precotización' });
/** It stands in the first step, and on a phone in the second too. */
const description = (step: 0 | 1 = 0) => field('Descripción').nth(step);
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
  await expect.element(description()).toHaveFocus();
  await expect.poll(missing).toEqual(['opción', 'ancho', 'largo', 'descripción']);

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

test('a choice on a desktop leaves everything where the pointer is', async () => {
  await openForm('/solicitar', DESKTOP);
  await radio('Plomería').click();
  const option = radio(/Reparar una fuga/);
  option.element().scrollIntoView({ block: 'start' });
  const before = window.scrollY;
  expect(before).toBeGreaterThan(0);
  await option.click();
  await expect.element(option).toBeChecked();
  await expect.element(foot()).toMatchTextContent('aprox. $450');
  expect(window.scrollY).toBe(before);
  await expect.element(option).toHaveFocus();
});

test('an option, on a phone: one step after the other, and a tap goes on by itself', async () => {
  await openForm('/solicitar', PHONE);
  await button('Siguiente').click();
  const problem = page.getByText('Selecciona un tipo de trabajo');
  await expect.element(problem).toBeInViewport();
  const above = (one: Element, other: Element) =>
    one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top;
  expect(above(problem.element(), page.getByText('Pintura').element())).toBe(true);
  await radio('Plomería').click();
  await expect.element(radio('Pintura')).not.toBeInTheDocument();
  await radio(/Reparar una fuga/).click();

  await expect.element(heading('¿Cómo y cuándo?')).toHaveFocus();
  await field('Cantidad').fill('0');
  await button('Siguiente').click();
  await expectAtField('Cantidad', 'Escribe la cantidad');
  await field('Cantidad').fill('2');
  await expect.element(foot()).toMatchTextContent('aprox. $900');
  await expect.element(foot()).toMatchTextContent('2 × $450');
  // Enter continues, like the button: the text is still missing.
  await userEvent.keyboard('{Enter}');
  await expect.element(description(1)).toHaveFocus();

  // Any step can be reached, also past an unanswered one, which is not called done.
  await pressable(/Dónde/).click();
  await expect.element(heading('¿Dónde es?')).toHaveFocus();
  await expect.element(button('Qué (listo)')).toBeVisible();
  await expect.element(button('Detalles')).toBeVisible();
  await field('Estado').selectOptions('Nuevo León');
  await expect.element(field('Ciudad')).toHaveValue('');
  await field('Ciudad').selectOptions('Monterrey');
  await expect.poll(missing).toEqual(['descripción']);
  await button('Continuar').click();
  await expect.element(description(1)).toHaveFocus();
  await expect.element(description(1)).toHaveAccessibleDescription(/Describe lo que necesitas\./);
  await description(1).fill('Gotea el lavabo.');
  await button('Atrás').click();
  await expect.element(description()).toHaveValue('Gotea el lavabo.');
  for (const title of ['¿Cómo y cuándo?', '¿Dónde es?']) {
    await button('Siguiente').click();
    await expect.element(heading(title)).toHaveFocus();
  }
  const summary = page.getByRole('region', { name: 'Tu solicitud' });
  await expect.element(summary).toMatchTextContent('Plomería · Reparar una fuga');
  await expect.element(summary).toMatchTextContent('Gotea el lavabo.');
  await expectGoodScreen();
  await summary.getByRole('button').click();
  await expect.element(heading('¿Qué necesitas?')).toHaveFocus();
  await pressable(/Dónde/).click();
  await button('Continuar').click();
  await expect
    .poll(address)
    .toBe('/categorias/plomeria?estado=Nuevo+Le%C3%B3n&ciudad=Monterrey&solicitud=1');
});

test('«back» of the device leads to the step before, and from the first one away', async () => {
  await openForm('/solicitar', PHONE);
  await radio('Plomería').click();
  await radio(/Reparar una fuga/).click();
  await expect.element(heading('¿Cómo y cuándo?')).toHaveFocus();
  await field('Cantidad').fill('3');
  await pressable(/Dónde/).click();
  await expect.element(heading('¿Dónde es?')).toHaveFocus();
  goBack();
  await expect.element(heading('¿Cómo y cuándo?')).toHaveFocus();
  await expect.element(field('Cantidad')).toHaveValue('3');
  await button('Atrás').click();
  await expect.element(heading('¿Qué necesitas?')).toHaveFocus();
  await expect.poll(address).toBe('/solicitar');
});

test('«back» at once after a step leads back to the one before', async () => {
  await openForm('/solicitar', PHONE);
  await radio('Plomería').click();
  await radio(/Reparar una fuga/).click();
  await expect.element(heading('¿Cómo y cuándo?')).toHaveFocus();
  await expect.poll(address).toBe('/solicitar#detalles');
  (pressable(/Dónde/).element() as HTMLElement).click();
  // The address is there before the screen has drawn it.
  for (let turn = 0; turn < 50 && address() !== '/solicitar#donde'; turn++) await Promise.resolve();
  goBack();
  await expect.element(heading('¿Cómo y cuándo?')).toBeVisible();
  await expect.poll(address).toBe('/solicitar#detalles');
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
  await button('Ver todos los oficios').click();
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
  const refusal = page.getByRole('alert').getByText('El adjunto excede el tamaño máximo de 6MB');
  await expect.element(refusal).toBeVisible();
  // Above the tile that was pressed.
  const tile = page.getByText('Agregar', { exact: true }).element();
  expect(refusal.element().compareDocumentPosition(tile)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
  await expect.element(heading('¿Qué necesitas?')).toBeVisible();
  await expect.element(radio('Plomería')).toBeChecked();

  localStorage.clear();
  await open('/');
  await ask.fill('El boiler no prende');
  await userEvent.keyboard('{Enter}');
  await expect.element(description()).toHaveValue('El boiler no prende');

  await open('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pintura/ })
    .first()
    .click();
  await expect.poll(address).toBe('/servicios/pintura');
  await expect.element(radio('Pintura')).toBeChecked();
});

test('what nobody can say has no price: whoever comes looks first', async () => {
  await openForm('/servicios/pintura', DESKTOP);
  await radio(/Otro \/ que lo revisen/).click();
  await expect.element(field('Ancho en metros')).not.toBeInTheDocument();
  await expect.element(foot()).toMatchTextContent('Sin precio por ahora: lo pone quien lo revise.');
  await description().fill('Se está cayendo el techo.');
  await expect.poll(kept).toMatchObject({
    opt: 'Otro / que lo revisen',
    ancho: '',
    precotizacion: null,
  });
  await button('Continuar').click();
  await expect.poll(address).toMatch(/^\/categorias\/pintura\?/);
  // It can be sent all the same.
  const bar = page.getByRole('region', { name: 'Tu solicitud' });
  await expect.element(bar).toMatchTextContent('Se está cayendo el techo');
});

test('a new request is at the address of whoever is signed in', async () => {
  signIn(person('client', { address: { ...ADDRESS, estado: 'Nuevo León', ciudad: 'Monterrey' } }));
  answer(getAddresses, { direcciones: [HOME, MOTHER] });
  await openForm('/solicitar', DESKTOP);
  await expect.element(radio(/Mi dirección/)).toBeChecked();
  await expect.element(field('Estado')).not.toBeInTheDocument();
  const sees = page.getByRole('region', { name: 'Quién ve tu dirección' });
  await expect.element(sees).toMatchTextContent('solo ven: Obrera, 64000 Monterrey, Nuevo León');
  await description().fill('Gotea el lavabo.');
  await expect.poll(kept).toMatchObject({ direccion_id: '0', cp: '64000', ciudad: 'Monterrey' });
  await radio(/Mamá/).click();
  await expect.poll(kept).toMatchObject({ direccion_id: '7', colonia: 'Mexicaltzingo' });
  await radio(/Otra dirección/).click();
  await expect.element(field('Ciudad')).toHaveValue('Guadalajara');
  await field('Estado').selectOptions('Nuevo León');
  await expect.poll(kept).toMatchObject({ direccion_id: '', colonia: '', cp: '' });
});

test('a new request is at the address that its client used last', async () => {
  signIn(person('client', { address: null }));
  answer(getAddresses, { direcciones: [HOME, MOTHER], ultima: 7 });
  await openForm('/solicitar', DESKTOP);
  await expect.element(radio(/Mamá/)).toBeChecked();
  await radio(/Otra dirección/).click();
  await description().fill('Gotea el lavabo.');
  await expect.poll(kept).toMatchObject({ direccion_id: '' });
});

test('a new request is at the only saved address, unless somebody said where', async () => {
  signIn(person('client', { address: null }));
  answer(getAddresses, { direcciones: [MOTHER] });
  await openForm('/solicitar', DESKTOP);
  await expect.element(radio(/Mamá/)).toBeChecked();
  answer(getAddresses, { direcciones: [HOME, MOTHER], ultima: 7 });
  await openForm('/solicitar?estado=Puebla&ciudad=Puebla', DESKTOP);
  await expect.element(radio(/Otra dirección/)).toBeChecked();
  await expect.element(field('Ciudad')).toHaveValue('Puebla');
});

test('a repeated request that is left and opened again stays at its saved address', async () => {
  signIn(person('client', { address: null }));
  answer(getAddresses, { direcciones: [HOME, MOTHER], ultima: HOME.id });
  const { estado, ciudad, colonia, cp } = MOTHER;
  saveRequest({
    ...emptyRequest('2026-12-01'),
    estado,
    ciudad,
    colonia,
    cp,
    categoria: 'Plomería',
    opt: 'Reparar una fuga',
    descripcion_servicio: 'Gotea el lavabo.',
  });
  await openForm('/solicitar?repetida=1', DESKTOP);
  await expect.element(radio(/Mamá/)).toBeChecked();
  await expect.poll(kept).toMatchObject({ direccion_id: '7' });
  await openForm('/solicitar', DESKTOP);
  await expect.element(radio(/Mamá/)).toBeChecked();
  await description().fill('Ahora gotea la regadera de arriba.');
  await expect.poll(kept).toMatchObject({
    descripcion_servicio: 'Ahora gotea la regadera de arriba.',
    direccion_id: '7',
  });
  await openForm('/solicitar', DESKTOP);
  await expect.element(radio(/Mamá/)).toBeChecked();
});

test('another address is saved with its street where it is typed, and chosen', async () => {
  signIn(person('client'));
  answer(getAddresses, { direcciones: [] });
  answer(getCodigoPostal, {
    estado: 'Jalisco',
    ciudad: 'Guadalajara',
    colonias: ['Mexicaltzingo', 'Moderna'],
  });
  await openForm('/solicitar', DESKTOP);
  await field('Código postal (opcional)').fill('44180');
  await field('Colonia (opcional)').selectOptions('Mexicaltzingo');
  await button('Guardar con calle y número').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Nombre').fill('Mamá');
  await dialog.getByLabelText('Calle y número').fill('Pavo 312');
  answer(saveAddress, { id: 7, direcciones: [MOTHER] });
  await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect.element(radio(/Mamá/)).toBeChecked();
  expect(asked(saveAddress)).toMatchObject([{ nombre: 'Mamá', cp: '44180' }]);
  await description().fill('Gotea el lavabo.');
  await expect.poll(kept).toMatchObject({ direccion_id: '7', cp: '44180' });
});

test('the colonia is typed where those of the postal code are not known', async () => {
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  await openForm('/solicitar', DESKTOP);
  await expect.element(field('Colonia (opcional)')).not.toBeInTheDocument();
  await field('Código postal (opcional)').fill('44630');
  await field('Colonia (opcional)').fill('Providencia');
  await expect.poll(kept).toMatchObject({ cp: '44630', colonia: 'Providencia' });
  await expectGoodScreen();
});

test('a city of the state of the code keeps the code and its colonia; another place says that they go', async () => {
  answer(getCodigoPostal, { estado: 'Nuevo León', ciudad: '', colonias: [] });
  await openForm('/solicitar', DESKTOP);
  const code = field('Código postal (opcional)');
  await code.fill('67100');
  await field('Colonia (opcional)').fill('Obispado');
  await field('Ciudad').selectOptions('Monterrey');
  await expect.element(code).toHaveValue('67100');
  await expect.element(field('Colonia (opcional)')).toHaveValue('Obispado');
  const sees = page.getByRole('region', { name: 'Quién ve tu dirección' });
  await expect.element(sees).toMatchTextContent('Obispado, 67100 Monterrey, Nuevo León');
  await field('Estado').selectOptions('Jalisco');
  await expect.element(code).toHaveValue('');
  await expect
    .element(code)
    .toHaveAccessibleDescription('Quitamos 67100 y «Obispado»: no es de Jalisco.');
  await expectGoodScreen();
});

test('the second step asks for what the first left open, and «Elegir día» brings its fields into view', async () => {
  await openForm('/servicios/plomeria', PHONE);
  await description().fill('Gotea el lavabo.');
  await radio(/Reparar una fuga/).click();
  await expect.element(heading('¿Cómo y cuándo?')).toBeVisible();
  await expect.poll(() => field('Descripción').elements()).toHaveLength(1);
  await radio('Elegir día').click();
  await expect.element(field('Hora')).toBeInViewport({ ratio: 1 });
  const bar = foot().element().getBoundingClientRect();
  await expect
    .poll(() => field('Hora').element().getBoundingClientRect().bottom)
    .toBeLessThan(bar.top);
});

test('a postal code without all of its digits is shown nowhere', async () => {
  await openForm('/solicitar?categoria=Plomer%C3%ADa', DESKTOP);
  await field('Código postal (opcional)').fill('1');
  const sees = page.getByRole('region', { name: 'Quién ve tu dirección' });
  await expect.element(sees).toMatchTextContent('solo ven: Guadalajara, Jalisco');
  await expect.element(foot()).not.toMatchTextContent('1 Guadalajara');
});

test('without the addresses the place is typed, and the addresses are asked for again', async () => {
  signIn(person('client'));
  refuse(getAddresses, 'unavailable');
  await openForm('/solicitar', DESKTOP);
  await expect.element(field('Ciudad')).toHaveValue('Guadalajara');
  await expect.element(button('Intentar de nuevo')).toBeVisible();
  answer(getAddresses, { direcciones: [MOTHER] });
  await button('Intentar de nuevo').click();
  await expect.element(radio(/Mamá/)).toBeChecked();
});

test('a postal code fills in the place as far as it is known, and says so when there is none', async () => {
  await openForm('/solicitar', PHONE);
  await pressable(/Dónde/).click();
  const code = field('Código postal (opcional)');
  answer(getCodigoPostal, { estado: 'Nuevo León', ciudad: 'Monterrey', colonias: [] });
  await code.fill('64000');
  await expect.element(field('Ciudad')).toHaveValue('Monterrey');
  answer(getCodigoPostal, { estado: 'Nuevo León', ciudad: '', colonias: [] });
  await code.fill('64001');
  await expect.element(code).toHaveAccessibleDescription('Es de Nuevo León.');
  await expect.element(field('Ciudad')).toHaveValue('Monterrey');
  answer(getCodigoPostal, { estado: 'Jalisco', ciudad: '', colonias: [] });
  await code.fill('44100');
  await expect.element(code).toHaveAccessibleDescription('Es de Jalisco: elige tu ciudad.');
  await expect.element(field('Estado')).toHaveValue('Jalisco');
  await expect.element(field('Ciudad')).toHaveValue('');
  answer(getCodigoPostal, { estado: '', ciudad: '', colonias: [] });
  await code.fill('17001');
  await expect.element(code).toHaveAccessibleDescription(/Ningún código postal/);
});

test('the place of the device is asked for only by a tap, and may be refused', async () => {
  const located = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  await openForm('/solicitar', PHONE);
  await pressable(/Dónde/).click();
  located.mockImplementation((found) =>
    found({ coords: { latitude: 25.67, longitude: -100.31 } } as GeolocationPosition),
  );
  answer(getLugar, { estado: 'Nuevo León', ciudad: 'Monterrey' });
  expect(located).not.toHaveBeenCalled();
  await button('Donde estoy').click();
  await expect.element(field('Ciudad')).toHaveValue('Monterrey');
  located.mockImplementation((_, refused) => refused?.({} as GeolocationPositionError));
  await button('Donde estoy').click();
  await expect.element(page.getByText(/No pudimos saber dónde estás/)).toBeVisible();
  await expect.element(field('Ciudad')).toHaveValue('Monterrey');
  located.mockRestore();
});

test('when is said in words, or by day and hour, which stand behind the words too', async () => {
  await openForm('/servicios/plomeria', DESKTOP);
  const when = page.getByRole('radiogroup', { name: '¿Cuándo?' });
  // Nobody chose the day that goes along unless one chooses.
  await expect.element(field('Hora')).toHaveValue('10:00');
  await expect.element(when).toHaveAccessibleDescription(/^Si no eliges/);
  await expect.element(when.getByRole('radio', { checked: true })).not.toBeInTheDocument();
  await field('Fecha').fill('2030-01-05');
  await expect.element(radio('Elegir día')).toBeChecked();
  await expect.element(when).not.toHaveAccessibleDescription();
  const today = mexicoDay(Date.now());
  await radio('Hoy').click();
  await expect.element(field('Fecha')).not.toBeInTheDocument();
  await expect.element(field('Puedo recibir desde las')).toBeVisible();
  await expect.poll(kept).toMatchObject({ cuando: 'hoy', fecha: today });
  await radio('Sin prisa').click();
  await expect
    .poll(kept)
    .toMatchObject({ cuando: 'sin prisa', fecha: dayBehind('sin prisa', today) });
  await radio('Elegir día').click();
  await expect.element(field('Fecha')).toHaveValue('2030-01-05');
  await expect.poll(kept).toMatchObject({ cuando: '', fecha: '2030-01-05', hora: '10:00' });
});

test('the form can be filled in by keyboard alone', async () => {
  await openForm('/servicios/plomeria', DESKTOP);
  await reach(description().element());
  await userEvent.keyboard('Gotea.');
  await userEvent.tab();
  await expect.element(radio('Plomería')).toHaveFocus();
  await reach(radio(/Reparar una fuga/).element());
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(field('Cantidad')).toHaveFocus();
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
