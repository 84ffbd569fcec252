import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOwnProjects } from '#contract/accounts.ts';
import { atLimitText } from '#contract/requests/at-limit.ts';
import { type FoundCard, getProfiles } from '#contract/search.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { chooseFor } from '#web/shared/requests/chosen.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch, FOUND } from '#web/testing/catalogue.ts';
import { answer, answerEach, asked } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { summary } from '#web/testing/projects.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

const REQUEST = {
  categoria: 'Plomería',
  opt: 'Destapar drenaje',
  cantidad: '1',
  titulo: 'Drenaje',
  descripcion_servicio: 'Se tapó el baño.',
  fecha: '2026-12-01',
  hora: '10:00',
  estado: 'Jalisco',
  ciudad: 'Guadalajara',
  precotizacion: 850.4,
};
const five = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((nombre, index) => ({
  ...FOUND,
  keylogin: nombre.padEnd(43, 'x'),
  nombre_comercial: nombre,
  desde_propio: [null, 400, 1200][index] ?? null,
}));
const box = (nombre: string) => page.getByRole('checkbox', { name: `Elegir a ${nombre}` });
const filtersButton = (name: RegExp) => page.getByRole('button', { name });
const footOf = (nombre: string) =>
  page
    .getByRole('article')
    .filter({ hasText: nombre })
    .getByText(/por tu solicitud|^desde/);

beforeEach(() => {
  answerCatalogue();
  answerSearch({ categoria: 'Plomería', desde: 350 });
  const page = { profiles_recommended: [], ciudad: 'Guadalajara', hay_mas: false, siguiente: null };
  answer(getProfiles, { ...page, profiles: five });
});

test('whoever chooses for a request reads so, counts to four, and keeps the choice', async () => {
  localStorage.setItem('formDataSearch', JSON.stringify(REQUEST));
  await open('/categorias/plomeria', DESKTOP);
  await expect
    .element(page.getByRole('heading', { name: 'Elige hasta 4 para «Drenaje»' }))
    .toBeVisible();
  await expect
    .element(button('Continuar'))
    .toHaveAccessibleDescription('Elige de 1 a 4 profesionales.');
  for (const [index, nombre] of ['Uno', 'Dos', 'Tres', 'Cuatro'].entries()) {
    await box(nombre).click({ force: true });
    await expect.element(page.getByText(`${index + 1} de 4 elegidos`)).toBeVisible();
  }
  await expect.element(box('Cinco')).toHaveAccessibleDescription(/Ya elegiste 4/);
  await expectGoodScreen();
  await open('/categorias/plomeria?hoy=1', DESKTOP);
  await expect.element(page.getByText('4 de 4 elegidos')).toBeVisible();
  await expect.element(box('Uno')).toBeChecked();
});

test('a card says who works elsewhere, and who cannot answer until when or not at all before it ends', async () => {
  const begins = Date.now() + 10 * DAY;
  const request = { ...REQUEST, fecha: mexicoDay(begins) };
  localStorage.setItem('formDataSearch', JSON.stringify(request));
  const [uno, dos, tres, ...others] = five as [FoundCard, FoundCard, FoundCard];
  const [soon, late] = [Date.now() + DAY, Date.now() + 4 * DAY];
  answer(getProfiles, {
    profiles_recommended: [
      {
        ...uno,
        keylogin: 'r'.repeat(43),
        nombre_comercial: 'Lejos',
        estado: 'Nuevo León',
        ciudad: 'Apodaca',
        motivo: 'Trabaja en Apodaca, a 642 km',
      },
    ],
    ciudad: 'Guadalajara',
    hay_mas: false,
    siguiente: null,
    profiles: [
      { ...uno, estado: 'Nuevo León', ciudad: 'Monterrey' },
      { ...dos, limite_libre_at: new Date(soon).toISOString() },
      { ...tres, limite_libre_at: new Date(late).toISOString() },
      ...others,
    ],
  });
  await open('/categorias/plomeria', PHONE);
  await expect.element(page.getByText('Trabaja en Monterrey, no en Guadalajara')).toBeVisible();
  await expect.element(page.getByText(/a 642 km/)).not.toBeInTheDocument();
  await expect.element(page.getByText(atLimitText(soon, { inTime: true }))).toBeVisible();
  await expect.element(box('Dos')).toBeEnabled();
  await expect
    .element(box('Tres'))
    .toHaveAccessibleDescription(atLimitText(late, { inTime: false }));
  await box('Uno').click({ force: true });
  await expectGoodScreen();
  signIn(person('client'));
  await open('/categorias/plomeria?revisar=1', PHONE);
  await expect.element(page.getByText('Trabaja en Monterrey, no en Guadalajara.')).toBeVisible();
});

test('on a phone the first card is in the first screen, and the field does not name other trades', async () => {
  localStorage.setItem('formDataSearch', JSON.stringify(REQUEST));
  await open('/categorias/plomeria');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  const { top } = page.getByRole('article').first().element().getBoundingClientRect();
  expect(top).toBeLessThan(PHONE[1] / 2);
  await expect.element(box('Uno')).toBeInViewport();
  // The text is searched from the sheet.
  await filtersButton(/^Filtros · Plomería/).click();
  const text = page.getByRole('dialog').getByLabelText('Qué buscas');
  await expect.element(text).toHaveAttribute('placeholder', 'Un trabajo o un nombre');
  await text.fill('Núñez');
  await expectGoodScreen();
  await button('Ver profesionales').click();
  await expect.poll(() => asked(getProfiles).at(-1)).toMatchObject({ search: { texto: 'Núñez' } });
  await expectGoodScreen();
});

test('by keyboard «Continuar» is one step from who was chosen', async () => {
  localStorage.setItem('formDataSearch', JSON.stringify(REQUEST));
  await open('/categorias/plomeria', DESKTOP);
  await expect.element(box('Uno')).toBeInTheDocument();
  (box('Uno').element() as HTMLElement).focus();
  await userEvent.keyboard(' {Tab}');
  await expect.element(button('Ir a «Continuar»')).toHaveFocus();
  await expect.element(button('Ir a «Continuar»')).toBeInViewport({ ratio: 1 });
  await expectGoodScreen();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Continuar')).toHaveFocus();
});

test('of a request that was sent before, only others can be chosen, as far as there are places', async () => {
  const enviada = { to: [five[0]?.keylogin], places: 2, images: 1 };
  localStorage.setItem(
    'formDataSearch',
    JSON.stringify({ ...REQUEST, requestId: 'solicitud-0001', enviada }),
  );
  await open('/categorias/plomeria', DESKTOP);
  await expect
    .element(page.getByRole('heading', { name: 'Elige hasta 2 más para «Drenaje»' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('article').first().getByText('Ya la tiene', { exact: true }))
    .toBeVisible();
  await expect.element(box('Uno')).not.toBeInTheDocument();
  await box('Dos').click({ force: true });
  await box('Tres').click({ force: true });
  await expect.element(page.getByText('2 de 2 elegidos')).toBeVisible();
  await expect.element(box('Cuatro')).toHaveAccessibleDescription(/Ya elegiste 2/);
  await expectGoodScreen();
});

test('cards say the price of the request, without cents, unless somebody takes more', async () => {
  await open('/categorias/plomeria', DESKTOP);
  await expect.element(footOf('Dos')).toMatchTextContent('desde $400');
  localStorage.setItem('formDataSearch', JSON.stringify(REQUEST));
  await open('/categorias/plomeria', DESKTOP);
  await expect.element(page.getByText('aprox. $850').first()).toBeVisible();
  await expect.element(footOf('Tres')).toMatchTextContent('desde $1,200');
  expect(page.getByText('por tu solicitud').elements()).toHaveLength(4);
});

test('filters are links on a desktop, part of the address, and removed one by one', async () => {
  await open('/categorias/plomeria', DESKTOP);
  await page.getByRole('link', { name: 'estrellas, 4.5 o más' }).click();
  await page.getByRole('link', { name: 'Trabaja hoy' }).click();
  await page.getByRole('link', { name: 'precio desde, Hasta $500' }).click();
  await expect
    .poll(() => asked(getProfiles).at(-1))
    .toMatchObject({ search: { calificacion: '4.5', hoy: '1', precio: '500' } });
  await page.getByRole('link', { name: 'Quitar: Trabaja hoy' }).click();
  await expect.poll(() => asked(getProfiles).at(-1)).toMatchObject({ search: { hoy: '' } });
  await page.getByRole('link', { name: 'Sin filtros' }).click();
  await expect
    .poll(() => asked(getProfiles).at(-1))
    .toMatchObject({ search: { calificacion: '', precio: '' } });
});

test('a phone has the filters in a sheet, says how many are on, and a way out of too many', async () => {
  const nobody = { profiles_recommended: [], ciudad: '', hay_mas: false, siguiente: null };
  await open('/categorias/plomeria');
  await filtersButton(/^Filtros · Plomería/).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('4 o más').click();
  await sheet.getByText('Responde en 1 hora').click();
  answer(getProfiles, { ...nobody, profiles: [] });
  await expectGoodScreen();
  await button('Ver profesionales').click();
  await expect.element(filtersButton(/^Filtros \(2\) · Plomería/)).toBeVisible();
  await expect.element(page.getByText('No encontramos profesionales así')).toBeVisible();
  await page.getByRole('link', { name: 'Sin filtros' }).first().click();
  await expect.element(filtersButton(/^Filtros · Plomería/)).toBeVisible();
});

test('whoever has a project open with the client leads to their chat, and is not chosen', async () => {
  signIn(person('client'));
  const totales = { en_curso: 1, esperando: 0, finalizados: 0, cerrados: 0 };
  const uno = 'Uno'.padEnd(43, 'x');
  answerEach(getOwnProjects, ({ grupo }) => ({
    proyectos:
      grupo === 'en_curso' ? [summary(1, { grupo, estado: 'pagado', other_key: uno })] : [],
    totales,
    hay_mas: false,
    marca: null,
  }));
  localStorage.setItem('formDataSearch', JSON.stringify(REQUEST));
  const somebody = { img_profile: null, profesion: 'Plomería' };
  chooseFor('Plomería', { ...somebody, keylogin: uno, nombre: 'Uno' });
  chooseFor('Plomería', { ...somebody, keylogin: 'Dos'.padEnd(43, 'x'), nombre: 'Dos' });
  await open('/categorias/plomeria', PHONE);
  await expect
    .element(page.getByRole('link', { name: 'Ya platicas con Uno' }))
    .toHaveAttribute('href', `/chat/${uno}`);
  await expect.element(page.getByText('Tienen un trabajo en curso')).toBeVisible();
  await expect.element(box('Uno')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^1 de 4 elegido/)).toBeVisible();
  await expectGoodScreen();
});
