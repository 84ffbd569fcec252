import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getRequest } from '#contract/requests.ts';
import { understand } from '#contract/search.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { readImages } from '#web/shared/requests/image-store.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answer, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { photo } from '#web/testing/photo.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { button, choose, expectGoodScreen, field } from '#web/testing/screen.ts';
import { answerRequest, kept } from '../../../public/requests/testing.ts';

const ELECTRIC = {
  ...REQUEST.datos,
  categoria: 'Electricidad',
  opt: OTHER,
  titulo: 'No hay luz en la sala',
  descripcion_servicio: 'Se fue la luz.',
};
const HEATER = { categoria: 'Plomería', aparato: null, opt: 'Instalar un boiler' };
const description = () => field('Descripción').first();
const types = async () => (await readImages()).map(({ type }) => type);

beforeEach(async () => {
  signIn(person('client'));
  answerRequest();
  const picture = await photo();
  reply({ ...getRequest, path: '/files/foto' }, () => new Response(picture));
});

/** Asks again for a request that is over. */
async function askAgain(datos: typeof ELECTRIC = ELECTRIC) {
  const solicitud = {
    ...REQUEST,
    estado: 'cerrada' as const,
    datos,
    imagenes: ['/files/foto?firma=1'],
    client_id: 'solicitud-1',
    destinatarios: [],
  };
  answer(getRequest, { solicitud });
  await open('/cliente/solicitudes/7', DESKTOP);
  await button('Pedir otra vez').click();
  await expect.element(description()).toHaveValue(datos.descripcion_servicio);
  await expect.poll(types).toEqual(['image/png']);
}

test('with another text it is another job: understood anew, with nothing of the former one', async () => {
  await askAgain();
  answer(understand, { ...NOTHING, seguro: true, trabajos: [HEATER] });
  await description().fill('el boiler no enciende y ya cambié las pilas');
  await expect.element(button('Cambiar Instalar un boiler')).toBeVisible();
  await expect.poll(kept).toMatchObject({ categoria: 'Plomería', opt: HEATER.opt, titulo: '' });
  await expect.poll(types).toEqual([]);
  await expect.element(page.getByRole('radio', { name: 'Elegir día' })).not.toBeChecked();
  await expectGoodScreen();
  // With its own words again it is the former job.
  answer(understand, NOTHING);
  await description().fill(ELECTRIC.descripcion_servicio);
  await expect.poll(kept).toMatchObject({ categoria: 'Electricidad', titulo: ELECTRIC.titulo });
  await expect.poll(types).toEqual(['image/png']);
});

test('what somebody changed stays with another text', async () => {
  await askAgain();
  await choose('Imágenes (opcional)', await photo('boiler.png'));
  await expect.poll(types).toEqual(['image/png', 'image/png']);
  await page.getByRole('radio', { name: 'Sin prisa' }).click();
  answer(understand, { ...NOTHING, seguro: true, trabajos: [HEATER] });
  await description().fill('el boiler no enciende');
  await expect.poll(kept).toMatchObject({ categoria: 'Plomería', cuando: 'sin prisa' });
  expect(await types()).toEqual(['image/png', 'image/png']);
});

test('of a day that has passed neither day nor hour counts as chosen', async () => {
  const now = Date.now();
  await askAgain({ ...ELECTRIC, fecha: mexicoDay(now - 8 * DAY) });
  await expect.poll(kept).toMatchObject({ fecha: mexicoDay(now + DAY), hora: '10:00' });
  await expect.element(page.getByRole('radio', { name: 'Elegir día' })).not.toBeChecked();
});
