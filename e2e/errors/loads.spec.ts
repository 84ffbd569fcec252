import { expect, type Page } from '@playwright/test';
import type { Call } from '#contract/call.ts';
import { getCategorias, getDataCategorias, getEstadosCiudades } from '#contract/catalogue.ts';
import { textOf } from '#contract/errors.ts';
import { getProfilePublic, getProfiles } from '#contract/search.ts';
import { configureAccount } from '#contract/accounts.ts';
import { DESKTOP, expectGoodScreen, PHONE, test } from '../steps/person.ts';
import { alerts, FAILURE_MODES, requestEnd, failWith, routeOf } from './fail.ts';
import { openStep, PROVED } from './forms.ts';

// Content that does not load (1 §8) is replaced by a lasting message with a retry button.

interface Load {
  readonly screen: string;
  readonly call: Call;
  /** Navigates by links, because the first page of a visit is loaded on the server. */
  go(page: Page): Promise<void>;
  /** Visible once it has loaded. */
  readonly heading: string | RegExp;
}

const LOADS: readonly Load[] = [
  {
    screen: 'the home page',
    call: getDataCategorias,
    go: async (page) => {
      await page.goto('/login');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Maestros/ })
        .click();
    },
    heading: 'Tu casa en manos de buenos maestros',
  },
  {
    screen: 'the search',
    call: getCategorias,
    go: async (page) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Buscar profesionales' }).click();
    },
    heading: 'Resultados',
  },
  {
    screen: 'the results of a search',
    call: getProfiles,
    go: async (page) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Buscar profesionales' }).click();
    },
    heading: 'Resultados',
  },
  {
    screen: 'a profile',
    call: getProfilePublic,
    go: async (page) => {
      await page.goto('/categorias');
      await page.getByRole('article').first().getByRole('link').first().click();
    },
    heading: /./,
  },
  {
    screen: 'the states of a sign-up',
    call: getEstadosCiudades,
    go: (page) => openStep(page, '/quiero-trabajar', 'direccion', PROVED),
    heading: 'Tu dirección',
  },
  {
    screen: 'the professions of a sign-up',
    call: getCategorias,
    go: (page) => openStep(page, '/quiero-trabajar', 'direccion', PROVED),
    heading: 'Tu dirección',
  },
  {
    screen: 'the account behind a link',
    call: configureAccount,
    go: async (page) => void (await page.goto('/m/ca/some-link')),
    // The server's own text for an invalid link.
    heading: textOf('configure_not_found'),
  },
];

for (const { screen, call, go, heading } of LOADS)
  test(`${screen}: ${call.path} reports every failure, and the retry works`, async ({ seat }) => {
    const { page } = await seat(PHONE);
    const [first, ...others] = FAILURE_MODES;
    if (!first) throw new Error('nothing fails');
    await failWith(page, call, first);
    await go(page);
    const problem = page.getByRole('main').getByRole('alert');
    const again = problem.getByRole('button', { name: 'Intentar de nuevo' });
    await expect(
      problem.getByRole('heading', { name: first.text(call), exact: true }),
    ).toBeVisible();
    await expectGoodScreen(page);
    for (const failing of others) {
      await failWith(page, call, failing);
      // Two failures share a text, which may still be visible before the retry has failed.
      const failed = requestEnd(page, call);
      await again.click();
      await failed;
      await expect(problem.getByRole('heading', { name: failing.text(call) })).toBeVisible();
      await expect(again).not.toHaveAttribute('aria-busy');
    }
    await page.unroute(routeOf(call));
    await again.click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
    await expect(problem).toHaveCount(0);
  });

test('the home page’s list of states reports a failure in a toast, and loads on the next tap', async ({
  seat,
}) => {
  const { page } = await seat(DESKTOP);
  await page.goto('/');
  const where = page.getByRole('button', { name: /^Dónde/ });
  await expect(where).toBeEnabled();
  for (const failing of FAILURE_MODES) {
    await failWith(page, getEstadosCiudades, failing);
    await where.click();
    await expect(alerts(page)).toHaveCount(1);
    await expect(alerts(page).getByText(failing.text(getEstadosCiudades))).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  }
  await page.unroute(routeOf(getEstadosCiudades));
  await where.click();
  await expect(page.getByRole('dialog').getByText('Jalisco').first()).toBeAttached();
});
