import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { understand } from '#contract/search.ts';
import { open, PHONE } from '#web/testing/app.tsx';
import { answerEach } from '#web/testing/network.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { button, expectGoodScreen, field } from '#web/testing/screen.ts';
import { emptyRequest } from '#contract/requests.ts';
import { saveRequest } from '#web/shared/requests/store.ts';
import { answerRequest, kept } from './testing.ts';

// What was understood, and what is not yet, when the request is opened again.

const FUGA = { categoria: 'Plomería', aparato: null, opt: 'Reparar una fuga' };
const CONTACTO = { categoria: 'Electricidad', aparato: null, opt: 'Cambiar un contacto' };
const READINGS = new Map([
  ['fuga en el baño', { ...NOTHING, seguro: true, trabajos: [FUGA] }],
  ['cambiar un contacto', { ...NOTHING, seguro: true, trabajos: [CONTACTO] }],
  ['me dio toques el boiler', { ...NOTHING, trabajos: [CONTACTO, FUGA] }],
  ['busco trabajo de plomero', { ...NOTHING, trabajos: [{ ...FUGA, opt: null }] }],
]);

beforeEach(() => {
  answerRequest();
  answerEach(understand, ({ texto }) => READINGS.get(String(texto)) ?? NOTHING);
});

const description = () => field('Descripción').first();
const understood = (trade: string) =>
  page
    .getByRole('region', { name: 'Entendimos' })
    .getByRole('button', { name: `Cambiar ${trade}` });
const question = page.getByRole('region', { name: '¿Es esto?' });

test('what was understood stands there again, and goes with its text', async () => {
  await open('/solicitar', PHONE);
  await description().fill('fuga en el baño');
  await expect.element(understood('Plomería')).toBeVisible();
  await open('/solicitar', PHONE);
  await expect.element(understood('Plomería')).toBeVisible();

  // Left at once: the text is not read yet.
  await description().fill('cambiar un contacto');
  await expect.poll(kept).toMatchObject({ descripcion_servicio: 'cambiar un contacto' });
  await open('/solicitar', PHONE);
  await expect.element(understood('Electricidad')).toBeVisible();
  expect(kept()).toMatchObject({ categoria: 'Electricidad', opt: 'Cambiar un contacto' });
});

test('a repeated request that is left and opened again still follows its text', async () => {
  const repeated = {
    ...emptyRequest('2026-12-01'),
    categoria: 'Plomería',
    opt: 'Reparar una fuga',
  };
  saveRequest({ ...repeated, descripcion_servicio: 'fuga en el baño' });
  await open('/solicitar?repetida=1', PHONE);
  await description().fill('cambiar un contacto');
  await expect.poll(kept).toMatchObject({ categoria: 'Electricidad' });
  await open('/solicitar', PHONE);
  await expect.element(description()).toHaveValue('cambiar un contacto');
  await description().fill('fuga en el baño');
  await expect.poll(kept).toMatchObject({ categoria: 'Plomería', opt: 'Reparar una fuga' });
  // Of what it does not know, the former work is not taken for it.
  await description().fill('algo que nadie conoce');
  await expect.poll(kept).toMatchObject({ descripcion_servicio: 'algo que nadie conoce', opt: '' });
});

test('a text of the address that was changed is not read again instead of the one that is there', async () => {
  await open('/solicitar?texto=fuga en el baño', PHONE);
  await expect.element(understood('Plomería')).toBeVisible();
  await description().fill('cambiar un contacto');
  await expect.element(understood('Electricidad')).toBeVisible();
  await open('/solicitar?texto=fuga en el baño', PHONE);
  await expect.element(understood('Electricidad')).toBeVisible();
  await expect.element(description()).toHaveValue('cambiar un contacto');
});

test('a text without letters begins another request too', async () => {
  await open('/solicitar', PHONE);
  await description().fill('fuga en el baño');
  await expect.poll(kept).toMatchObject({ categoria: 'Plomería' });
  await open('/solicitar?texto=🚿', PHONE);
  await expect.element(description()).toHaveValue('🚿');
});

test('without its text nothing is left of what was understood', async () => {
  await open('/solicitar', PHONE);
  await description().fill('me dio toques el boiler');
  await expect.element(question).toBeVisible();
  await description().fill('');
  await expect.element(question).not.toBeInTheDocument();
  await description().fill('fuga en el baño');
  await expect.element(understood('Plomería')).toBeVisible();
  await description().fill('');
  await expect.poll(kept).toMatchObject({ categoria: '', opt: '' });
});

test('the other trades stand behind «Otro oficio» while one has to ask', async () => {
  const pintura = page.getByRole('radio', { name: 'Pintura' });
  await open('/solicitar', PHONE);
  await expect.element(pintura).toBeVisible();
  await description().fill('me dio toques el boiler');
  await expect.element(question).toBeVisible();
  await expect.element(pintura).not.toBeInTheDocument();
  await expectGoodScreen();
  await button('Otro oficio').first().click();
  await expect.element(pintura).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('who looks for work is led to the sign-up of professionals', async () => {
  await open('/solicitar', PHONE);
  await description().fill('busco trabajo de plomero');
  await expect
    .element(page.getByRole('link', { name: 'Regístrate como profesional' }).first())
    .toHaveAttribute('href', '/quiero-trabajar');
  await expectGoodScreen();
});
