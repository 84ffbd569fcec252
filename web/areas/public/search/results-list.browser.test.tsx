import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getProfiles } from '#contract/search.ts';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch, FOUND } from '#web/testing/catalogue.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail } from '#web/testing/network.ts';
import { alerts, button, expectGoodScreen } from '#web/testing/screen.ts';

const someone = (nombre_comercial: string) => ({
  ...FOUND,
  keylogin: nombre_comercial.padEnd(43, 'x'),
  nombre_comercial,
});
const cards = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('a')?.textContent);

beforeEach(() => {
  answerCatalogue();
  answerSearch();
});

test('«Ver más» that fails says so and leaves the list, and continues it once it works', async () => {
  const rest = { profiles_recommended: [], ciudad: '', hay_mas: true, siguiente: 'despues' };
  answer(getProfiles, { ...rest, profiles: [someone('Taller Uno')] });
  await open('/categorias', DESKTOP);
  await expect.poll(cards).toEqual(['Taller Uno']);
  for (const failure of FAILURES) {
    const before = asked(getProfiles).length;
    fail(getProfiles, failure);
    await button('Ver más').click();
    await expect.poll(() => asked(getProfiles)).toHaveLength(before + 1);
    await expect.element(alerts().getByText(failure.text(getProfiles)).first()).toBeVisible();
    expect(cards()).toEqual(['Taller Uno']);
  }
  await expectGoodScreen();
  answer(getProfiles, {
    ...rest,
    hay_mas: false,
    siguiente: null,
    profiles: [someone('Taller Dos')],
  });
  await button('Ver más').click();
  await expect.poll(cards).toEqual(['Taller Uno', 'Taller Dos']);
  expect(asked(getProfiles).at(-1)).toMatchObject({ search: { despues: 'despues' } });
});

test('who looks for work is led to the sign-up, and who looks for somebody is not', async () => {
  await open('/categorias?texto=soy+plomero+y+busco+clientes', PHONE);
  const signUp = page.getByRole('link', { name: 'Regístrate como profesional' });
  await expect.element(signUp).toHaveAttribute('href', '/quiero-trabajar');
  await expectGoodScreen();
  await open('/categorias?texto=busco+plomero', PHONE);
  await expect.poll(cards).not.toEqual([]);
  expect(signUp.elements()).toEqual([]);
});
