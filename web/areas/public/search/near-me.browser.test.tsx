import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getLugar } from '#contract/catalogue.ts';
import { getProfiles } from '#contract/search.ts';
import { address, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { answer, asked } from '#web/testing/network.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

// «Cerca de mí»: the search in the city of the device.

const device = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
const AT_ZAPOPAN = { coords: { latitude: 20.72, longitude: -103.39 } } as GeolocationPosition;
const REFUSED = { code: 1 } as GeolocationPositionError;
const unknown = () => page.getByText('No pudimos saber dónde estás: elige tu estado y tu ciudad.');

beforeEach(() => {
  device.mockReset();
  answerCatalogue();
  answerSearch();
});

test('asks the device only when tapped, and searches in its city with the other filters kept', async () => {
  device.mockImplementation((found) => found(AT_ZAPOPAN));
  answer(getLugar, { estado: 'Jalisco', ciudad: 'Zapopan' });
  await open('/categorias?calificacion=4');
  await expect.element(button('Cerca de mí')).toBeVisible();
  expect(device).not.toHaveBeenCalled();
  answerSearch({ estado: 'Jalisco' });
  await button('Cerca de mí').click();
  await expect.poll(address).toBe('/categorias?estado=Jalisco&ciudad=Zapopan&calificacion=4');
  expect(asked(getLugar)).toMatchObject([{ lat: 20.72, lng: -103.39 }]);
  await expect
    .poll(() => asked(getProfiles).at(-1)?.search)
    .toMatchObject({ estado: 'Jalisco', ciudad: 'Zapopan' });
  await expectGoodScreen();
});

test('says so where the device refuses, and where no city is near', async () => {
  await open('/categorias');
  device.mockImplementation((_, refused) => refused?.(REFUSED));
  await button('Cerca de mí').click();
  await expect.element(unknown()).toBeVisible();
  expect(address()).toBe('/categorias');

  device.mockImplementation((found) => found(AT_ZAPOPAN));
  answer(getLugar, { estado: '', ciudad: '' });
  await button('Cerca de mí').click();
  await expect.element(unknown()).toBeVisible();
  await expectGoodScreen();
});
