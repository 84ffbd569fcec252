import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configureAccount } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { getCategorias, getDataCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import { textOf } from '#contract/errors.ts';
import { getProfilePublic, getProfiles } from '#contract/search.ts';
import { DESKTOP, open } from '#web/testing/app.tsx';
import { answerCatalogue, answerSearch, PROFESSIONAL } from '#web/testing/catalogue.ts';
import { pass, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { asked, fail, refuse } from '#web/testing/network.ts';
import { alerts, button, expectGoodScreen, problem } from '#web/testing/screen.ts';
import { drafts } from './sign-up/draft-store.ts';

// Content that does not load (1 §8) is replaced by a lasting message with a retry button.

interface Load {
  readonly screen: string;
  readonly address: string;
  readonly call: Call;
  /** In the page once it has loaded. */
  readonly heading: string;
}

const LOADS: readonly Load[] = [
  {
    screen: 'the home page',
    address: '/',
    call: getDataCategorias,
    heading: 'Tu casa en manos de buenos maestros',
  },
  { screen: 'the search', address: '/categorias', call: getCategorias, heading: 'Resultados' },
  {
    screen: 'the results of a search',
    address: '/categorias',
    call: getProfiles,
    heading: 'Resultados',
  },
  {
    screen: 'a profile',
    address: `/ver/profesional/${PROFESSIONAL.keylogin}`,
    call: getProfilePublic,
    heading: PROFESSIONAL.nombre_comercial,
  },
  {
    screen: 'the states of a sign-up',
    address: '/quiero-trabajar?paso=direccion',
    call: getEstadosCiudades,
    heading: 'Tu dirección',
  },
  {
    screen: 'the professions of a sign-up',
    address: '/quiero-trabajar?paso=direccion',
    call: getCategorias,
    heading: 'Tu dirección',
  },
  {
    screen: 'the account behind a link',
    address: '/m/ca/some-link',
    call: configureAccount,
    // The server's own text for an invalid link.
    heading: textOf('configure_not_found'),
  },
];

function answerAll(): void {
  answerCatalogue();
  answerSearch();
  refuse(configureAccount, 'configure_not_found');
}

beforeEach(() => {
  answerAll();
  stopClock();
  const account = { nombre: 'Nora', apellidos: 'Salas', email: 'n@s.mx', phone: '3312345678' };
  drafts.keep('alta_profesional', { account: { ...account, terms: true }, proved: account.phone });
});
afterEach(() => drafts.drop('alta_profesional'));

for (const { screen, address, call, heading } of LOADS)
  test(`${screen}: ${call.path} reports every failure, and the retry works`, async () => {
    const again = button('Intentar de nuevo');
    for (const [before, failure] of FAILURES.entries()) {
      fail(call, failure);
      await (before === 0 ? open(address) : again.click());
      // Two failures share a text, which may still be visible before the retry has failed.
      await expect.poll(() => asked(call)).toHaveLength(before + 1);
      const text = problem().getByRole('heading', { name: failure.text(call), exact: true });
      await expect.element(text).toBeVisible();
      await expect.element(alerts().getByText(failure.text(call), { exact: true })).toBeVisible();
      await expect.element(again).not.toHaveAttribute('aria-busy');
    }
    await expectGoodScreen();
    answerAll();
    await again.click();
    await expect.element(page.getByRole('heading', { name: heading }).first()).toBeInTheDocument();
    await expect.element(problem()).not.toBeInTheDocument();
    // A refused link is no success.
    if (call !== configureAccount) await expect.element(alerts()).not.toBeInTheDocument();
  });

test('the home page’s list of states reports a failure in a toast, and loads on the next tap', async () => {
  await open('/', DESKTOP);
  const where = page.getByRole('button', { name: /^Dónde/ });
  const dialog = page.getByRole('dialog');
  await expect.element(where).toBeEnabled();
  for (const failure of FAILURES) {
    fail(getEstadosCiudades, failure);
    await where.click();
    const text = alerts().getByText(failure.text(getEstadosCiudades), { exact: true });
    await expect.element(text).toBeVisible();
    expect(alerts().elements()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    // Until it stands where it stays.
    await pass(600);
    await button('Cerrar aviso').click();
  }
  answerCatalogue();
  await where.click();
  await expect.element(dialog.getByText('Jalisco').first()).toBeInTheDocument();
});
