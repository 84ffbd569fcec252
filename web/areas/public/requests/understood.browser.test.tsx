import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAddresses } from '#contract/accounts.ts';
import { understand } from '#contract/search.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { letters } from '#web/testing/letters.ts';
import { photo } from '#web/testing/photo.ts';
import { readImages } from '#web/shared/requests/image-store.ts';
import { person, signIn } from '#web/testing/people.ts';
import { button, choose, expectGoodScreen, field } from '#web/testing/screen.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { answerRequest, kept } from './testing.ts';

// What a text of the home's field fills in, shows and asks (4 §G).

beforeEach(answerRequest);

const FUGA = { categoria: 'Plomería', aparato: null, opt: 'Reparar una fuga' };
/** A sure reading of a text that says what, how much and when. */
const TWO_LEAKS = {
  ...NOTHING,
  seguro: true,
  trabajos: [FUGA],
  cantidad: 2,
  fecha: '2030-01-05',
};
const ADDRESS = {
  direccion: 'Calle 1',
  referencia: '',
  apartamento: '',
  estado: 'Jalisco',
  ciudad: 'Zapopan',
  colonia: 'Obrera',
  cp: 45100,
  comentarios: '',
};
const HOME = { ...ADDRESS, id: 0, nombre: 'Casa', cp: '45100', lat: null, lng: null };
const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const description = () => field('Descripción').first();
const ask = (texto: string, size: typeof PHONE | typeof DESKTOP = PHONE) =>
  open(
    `/solicitar?${new URLSearchParams({ texto, estado: 'Jalisco', ciudad: 'Guadalajara' })}`,
    size,
  );

test('what a text says is filled in, shown, and can be changed', async () => {
  answer(understand, { ...TWO_LEAKS, hora: '16:00', estado: 'Nuevo León', ciudad: 'Monterrey' });
  await ask('dos fugas el sábado a las 4 en Monterrey');
  const understood = page.getByRole('region', { name: 'Entendimos' });
  await expect.element(understood.getByRole('button', { name: 'Cambiar Plomería' })).toBeVisible();
  for (const text of ['2 × Reparar una fuga', 'sáb 5 ene, 16:00', 'Monterrey, Nuevo León'])
    await expect.element(understood.getByRole('button', { name: `Cambiar ${text}` })).toBeVisible();
  await expect.poll(kept).toMatchObject({
    categoria: 'Plomería',
    opt: 'Reparar una fuga',
    cantidad: '2',
    fecha: '2030-01-05',
    ciudad: 'Monterrey',
    descripcion_servicio: 'dos fugas el sábado a las 4 en Monterrey',
    precotizacion: 900,
  });
  await expectGoodScreen();
  // The chip says the trade: nothing says it twice.
  await expect.element(radio('Plomería')).not.toBeInTheDocument();
  await understood.getByRole('button', { name: 'Cambiar Plomería' }).click();
  await expect.element(radio('Plomería')).toHaveFocus();
  await radio('Electricidad').click();
  await expect
    .element(understood.getByRole('button', { name: 'Cambiar Electricidad' }))
    .toBeVisible();
  expect(kept()).toMatchObject({ categoria: 'Electricidad', opt: '' });
});

test('meters count once the chosen option is counted by them', async () => {
  const trade = { categoria: 'Impermeabilización', aparato: null, opt: null };
  answer(understand, {
    ...NOTHING,
    seguro: true,
    trabajos: [trade],
    metros: 80,
    colonia: 'Del Valle',
  });
  await ask('impermeabilizar azotea de 80 metros en la colonia del valle', DESKTOP);
  await expect.element(button('Cambiar Col. Del Valle')).toBeVisible();
  await expect.element(button('Cambiar 80 m')).toBeVisible();
  await expect.poll(() => kept()?.categoria).toBe('Impermeabilización');
  expect(kept()).toMatchObject({ cantidad: '1' });
  await radio(/Acrílico 5 años/).click();
  await expect.poll(kept).toMatchObject({ cantidad: '80', precotizacion: 80 * 145 });
  await radio(/Reparar gotera/).click();
  await expect.poll(() => kept()?.cantidad).toBe('1');
  await field('Cantidad').fill('2');
  await radio(/Acrílico 5 años/).click();
  await expect.poll(() => kept()?.opt).toBe('Acrílico 5 años, por m²');
  expect(kept()?.cantidad).toBe('2');
});

test('the longest trade fits a phone whose letters are twice as large', async () => {
  letters('200%');
  const trade = { categoria: 'Impermeabilización', aparato: null, opt: null };
  answer(understand, { ...NOTHING, seguro: true, trabajos: [trade] });
  await ask('impermeabilizar azotea');
  await expect.element(button('Cambiar Impermeabilización')).toBeVisible();
  const { right } = button('Cambiar Impermeabilización').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(PHONE[0] - 16);
});

test('another text is another request: nothing of the former one stays but its place', async () => {
  answer(understand, TWO_LEAKS);
  await ask('dos fugas el sábado');
  await expect.poll(() => kept()?.cantidad).toBe('2');
  await choose('Imágenes (opcional)', await photo('fuga.png'));
  await expect.poll(readImages).toHaveLength(1);
  await ask('dos fugas el sábado');
  await expect.poll(readImages).toHaveLength(1);
  answer(understand, NOTHING);
  await ask('cambiar la chapa');
  await expect.poll(readImages).toEqual([]);
  await expect.poll(() => kept()?.descripcion_servicio).toBe('cambiar la chapa');
  expect(kept()).toMatchObject({ categoria: '', opt: '', cantidad: '1', ciudad: 'Guadalajara' });
  expect(kept()?.fecha).not.toBe('2030-01-05');
});

test('words for when choose among those of the form, and stand as what was understood', async () => {
  answer(understand, { ...TWO_LEAKS, fecha: null, cuando: 'esta semana' });
  await ask('dos fugas, esta semana');
  const understood = page.getByRole('region', { name: 'Entendimos' });
  await expect.element(understood.getByRole('button', { name: /Esta semana/ })).toBeVisible();
  await expect.poll(kept).toMatchObject({ cuando: 'esta semana' });
  await button('Siguiente').click();
  await expect.element(radio('Esta semana')).toBeChecked();
});

test('what is typed is understood at once, and changes nothing that was chosen', async () => {
  await open('/solicitar', PHONE);
  answer(understand, TWO_LEAKS);
  await description().fill('dos fugas el sábado');
  const understood = page.getByRole('region', { name: 'Entendimos' });
  await expect.element(understood.getByRole('button', { name: /Reparar una fuga/ })).toBeVisible();
  await expect.poll(kept).toMatchObject({ opt: 'Reparar una fuga', cantidad: '2' });
  await button('Siguiente').click();
  await field('Cantidad').fill('5');
  answer(understand, { ...TWO_LEAKS, cantidad: 3 });
  await button('Atrás').click();
  await description().fill('tres fugas el sábado');
  await expect.poll(() => asked(understand)).toHaveLength(2);
  await expect
    .poll(kept)
    .toMatchObject({ cantidad: '5', descripcion_servicio: 'tres fugas el sábado' });
});

test('several trades are one question, and nothing is chosen before the answer', async () => {
  const light = { categoria: 'Electricidad', aparato: null, opt: null };
  answer(understand, { ...NOTHING, trabajos: [light, FUGA] });
  await ask('me dio toques la regadera');
  const question = page.getByRole('region', { name: '¿Es esto?' });
  await expect
    .element(question.getByText('Para «me dio toques la regadera» hay más de un oficio.'))
    .toBeVisible();
  expect(kept()?.categoria ?? '').toBe('');
  await expectGoodScreen();
  await question.getByRole('button', { name: /Plomería/ }).click();
  // It says which work, too: a tap goes on by itself.
  await expect.element(heading('¿Cómo y cuándo?')).toHaveFocus();
  await expect.poll(() => kept()).toMatchObject({ categoria: 'Plomería', opt: 'Reparar una fuga' });

  // Another text is another request, whatever was chosen before.
  await ask('me dio toques el boiler', DESKTOP);
  await expect
    .element(question.getByText('Para «me dio toques el boiler» hay más de un oficio.'))
    .toBeVisible();
  await expectGoodScreen();
  await question.getByRole('button', { name: 'Otro oficio' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(radio('Plomería')).not.toBeChecked();
});

test.each([
  ['Siguiente', PHONE],
  ['Continuar', DESKTOP],
] as const)('a question that nobody answered stops «%s» at itself', async (onwards, size) => {
  const light = { categoria: 'Electricidad', aparato: null, opt: null };
  answer(understand, { ...NOTHING, trabajos: [light, FUGA] });
  await ask('me dio toques la regadera', size);
  const question = page.getByRole('region', { name: '¿Es esto?' });
  await expect.element(question).toBeVisible();
  await button(onwards).click();
  await expect.element(question.getByText('Selecciona un tipo de trabajo')).toBeVisible();
  const first = question.getByRole('button', { name: 'Electricidad' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription('Selecciona un tipo de trabajo');
  await expect.element(radio('Pintura')).not.toBeInTheDocument();
  await expectGoodScreen();
  await question.getByRole('button', { name: 'Otro oficio' }).click();
  await expect.element(radio('Plomería')).toBeVisible();
  await expect.element(page.getByText('Selecciona un tipo de trabajo')).not.toBeInTheDocument();
});

test.each([
  ['the work that was understood', DESKTOP, FUGA, /Reparar una fuga/],
  ['the first work where none was', DESKTOP, { ...FUGA, opt: null }, /Reparar una fuga/],
  ['the first work on a phone', PHONE, { ...FUGA, opt: null }, /Reparar una fuga/],
] as const)('an answer by keyboard leads to %s, in view', async (_, size, meant, next) => {
  const light = { categoria: 'Electricidad', aparato: null, opt: null };
  answer(understand, { ...NOTHING, trabajos: [light, meant] });
  await ask('me dio toques la regadera', size);
  const question = page.getByRole('region', { name: '¿Es esto?' });
  await expect.element(question).toBeVisible();
  (question.getByRole('button', { name: /Plomería/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(radio(next)).toHaveFocus();
  await expect.element(radio(next)).toBeInViewport();
});

test('of two works one is asked for first', async () => {
  const light = { categoria: 'Electricidad', aparato: null, opt: null };
  answer(understand, { ...NOTHING, varios: true, trabajos: [FUGA, light] });
  await ask('fuga en el lavabo y además no prende la luz');
  const question = page.getByRole('region', { name: '¿Con cuál empiezas?' });
  await expect
    .element(question.getByText('Parecen dos trabajos. Empieza por uno; después pides el otro.'))
    .toBeVisible();
  await expectGoodScreen();
  await question.getByRole('button', { name: 'Electricidad' }).click();
  await expect.poll(() => kept()?.categoria).toBe('Electricidad');
});

test('of one trade that is not sure nobody says that there are more', async () => {
  answer(understand, { ...NOTHING, trabajos: [FUGA] });
  await ask('jala raro');
  const question = page.getByRole('region', { name: '¿Es esto?' });
  await expect.element(question.getByText('De «jala raro» no estamos seguros.')).toBeVisible();
  await expect.element(question.getByRole('button', { name: /Plomería/ })).toBeVisible();
});

test('a text that is not understood, or cannot be asked about, is kept as the description', async () => {
  answer(understand, NOTHING);
  await ask('se descompuso el fufurufo');
  await expect.element(page.getByText(/No reconocimos el oficio/).first()).toBeVisible();
  await expect.element(radio('Plomería')).toBeVisible();
  expect(page.getByRole('region', { name: /Entendimos|¿Es esto?/ }).elements()).toEqual([]);
  answer(understand, { ...NOTHING, ajeno: true });
  await ask('abogado');
  await expect.element(page.getByText(/«abogado» parece otra cosa/).first()).toBeVisible();
  await expect.element(radio('Plomería')).toBeVisible();
  await expectGoodScreen();
  for (const failure of FAILURES) {
    fail(understand, failure);
    await ask('se descompuso el fufurufo', DESKTOP);
    await expect.element(description()).toHaveValue('se descompuso el fufurufo');
  }
});

test('a place that a text brought goes with its words', async () => {
  await open('/solicitar', PHONE);
  answer(understand, { ...NOTHING, estado: 'Nuevo León', ciudad: 'Monterrey' });
  await description().fill('pintor en Monterrey');
  await expect.poll(kept).toMatchObject({ estado: 'Nuevo León', ciudad: 'Monterrey' });
  answer(understand, NOTHING);
  await description().fill('pintor para mi sala');
  await expect.poll(kept).toMatchObject({ estado: 'Jalisco', ciudad: 'Guadalajara' });
  await expect.element(button('Cambiar Monterrey, Nuevo León')).not.toBeInTheDocument();
});

test('the saved address in the city that was said is marked, until another place is chosen', async () => {
  signIn(person('client'));
  answer(getAddresses, { direcciones: [{ ...HOME, id: 1, ciudad: 'Guadalajara' }] });
  answer(understand, NOTHING);
  await ask('una fuga', DESKTOP);
  await expect.element(radio(/^Casa/)).toBeChecked();
  await expect.poll(kept).toMatchObject({ direccion_id: '1', colonia: HOME.colonia });
  await radio(/^Otra dirección/).click();
  await expect.poll(kept).toMatchObject({ direccion_id: '' });
});

test('a saved address stays where the text says its city, and leaves for another', async () => {
  signIn(person('client', { address: ADDRESS }));
  answer(getAddresses, { direcciones: [HOME] });
  answer(understand, { ...NOTHING, estado: ADDRESS.estado, ciudad: ADDRESS.ciudad });
  await open(`/solicitar?texto=pintor en ${ADDRESS.ciudad}`, PHONE);
  await expect.poll(kept).toMatchObject({ direccion_id: '0', colonia: ADDRESS.colonia });
  answer(understand, { ...NOTHING, estado: 'Nuevo León', ciudad: 'Monterrey' });
  await description().fill('pintor en Monterrey');
  await expect.poll(kept).toMatchObject({ direccion_id: '', ciudad: 'Monterrey', colonia: '' });
  answer(understand, NOTHING);
  await description().fill('pintor para mi sala');
  await expect.poll(kept).toMatchObject({ direccion_id: '0', ciudad: ADDRESS.ciudad });
});
