import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textOf } from '#contract/errors.ts';
import { getProfiles } from '#contract/search.ts';
import { address, DESKTOP, open } from '#web/testing/app.tsx';
import { answerRequest } from '#web/areas/public/requests/testing.ts';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { reach } from '#web/testing/keyboard.ts';
import { reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { answerProject, projectOf } from '#web/testing/project.ts';
import { expectGoodScreen } from '#web/testing/screen.ts';

for (const path of ['/', '/login', '/categorias', '/cliente', '/chat/view'])
  test(`the first Tab stops of ${path} lead past its header`, async () => {
    answerCatalogue();
    answerSearch();
    if (path !== '/login') {
      const me = signIn(person('client'));
      answerProject(me, projectOf(me));
    }
    await open(path, DESKTOP);
    const main = page.getByRole('main');
    await expect.element(main).toBeVisible();
    const skip = page.getByRole('link', { name: 'Ir al contenido' });
    await reach(skip);
    await expect.element(skip).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.element(main).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('main, footer')).toBeTruthy();
  });

test('a tap on a slow network shows that the next page loads', async () => {
  answerCatalogue();
  answerSearch();
  await open('/terminos-y-condiciones', DESKTOP);
  const bar = page.getByRole('progressbar', { name: 'Cargando la página' });
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  const { promise, resolve } = Promise.withResolvers<Response>();
  reply(getProfiles, () => promise);
  await page.getByRole('link', { name: 'Maestros, inicio' }).click();
  await expect.element(bar).toBeVisible();
  // When it takes longer, the shape of what comes, over the screen that is left.
  await expect.element(page.getByTestId('arriving')).toBeVisible();
  await expectGoodScreen();
  resolve(Response.json({ mensaje: textOf('internal'), code: 'internal' }, { status: 500 }));
  await expect.element(bar).not.toBeInTheDocument();
  expect(page.getByTestId('arriving').elements()).toHaveLength(0);
});

test('a signed-in person is not asked to sign in or up by the footer', async () => {
  answerCatalogue();
  answerSearch();
  const links = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await open('/terminos-y-condiciones', DESKTOP);
  await expect.poll(links).toContain('Ingresar');
  signIn(person('client'));
  await open('/terminos-y-condiciones', DESKTOP);
  await expect.poll(links).toContain('Trabaja con nosotros');
  for (const label of ['Ingresar', 'Quiero contratar', 'Quiero trabajar'])
    expect(links()).not.toContain(label);
});

test('the home page does not ask a signed-in person to register', async () => {
  answerRequest();
  const banner = page.getByRole('heading', { name: '¿Eres profesional?' });
  await open('/', DESKTOP);
  await expect.element(banner).toBeVisible();
  signIn(person('professional'));
  await open('/', DESKTOP);
  await expect.element(page.getByRole('heading', { name: 'Contacto' })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByText('Buscar un profesional')).not.toBeInTheDocument();
});

for (const [rol, label, there] of [
  ['client', 'Pedir', /^\/solicitar\?texto=plomero/],
  ['professional', 'Buscar', /^\/categorias\?texto=plomero&/],
] as const)
  test(`the field of the home page is for a ${rol}: ${label}`, async () => {
    answerRequest();
    signIn(person(rol));
    await open('/', DESKTOP);
    const asked = page.getByRole('search');
    await asked.getByRole(rol === 'client' ? 'searchbox' : 'combobox').fill('plomero');
    await asked.getByRole('button', { name: label, exact: true }).click();
    await expect.poll(address).toMatch(there);
  });
