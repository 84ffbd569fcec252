import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getOwnProjects } from '#contract/accounts.ts';
import { emptyRequest } from '#contract/requests.ts';
import { sendRequest } from '#contract/chat.ts';
import { getProfiles } from '#contract/search.ts';
import { chooseFor } from '#web/shared/requests/chosen.ts';
import { saveRequest } from '#web/shared/requests/store.ts';
import { DESKTOP, follow, goBack, open, PHONE } from '#web/testing/app.tsx';
import { answerSearch } from '#web/testing/catalogue.ts';
import { answer, answerEach, asked, refuse } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { summary } from '#web/testing/projects.ts';
import { REQUEST, WORK_DAY } from '#web/testing/requests.ts';
import { button, expectGoodScreen, field } from '#web/testing/screen.ts';
import { answerRequest } from '../testing.ts';

/** A request that is ready to be sent to these people. */
function reviewFor(names: readonly string[]): void {
  signIn(person('client'));
  answerRequest();
  answerSearch({ categoria: 'Plomería', desde: 350 });
  const nothing = { hay_mas: false, siguiente: null };
  answer(getProfiles, {
    ...nothing,
    profiles: [],
    profiles_recommended: [],
    ciudad: 'Guadalajara',
  });
  const form = { ...emptyRequest(WORK_DAY), ...REQUEST.datos, opt: 'Reparar una fuga' };
  saveRequest({ ...form, opcion: form.opt, precotizacion: 450 });
  for (const nombre of names)
    chooseFor('Plomería', {
      img_profile: null,
      profesion: 'Plomería',
      keylogin: nombre.padEnd(43, 'x'),
      nombre,
    });
}

test('who is taken out leaves the focus to the next one, the last one to the heading', async () => {
  reviewFor(['Ana', 'Beto', 'Carla']);
  await open('/categorias/plomeria?revisar=1');
  await button('Quitar a Ana').click();
  await expect.element(button('Quitar a Beto')).toHaveFocus();
  await button('Quitar a Carla').click();
  await expect.element(button('Quitar a Beto')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Para quién' })).toHaveFocus();
});

test('what kept it from being sent stands above it, in view and with the focus', async () => {
  reviewFor(['Ana', 'Beto', 'Carla', 'Dora']);
  refuse(sendRequest, 'unavailable');
  await open('/categorias/plomeria?revisar=1', PHONE);
  await button('Enviar solicitud').click();
  const alert = page.getByRole('alert').filter({ hasText: 'siguen aquí' });
  await expect.element(alert).toHaveFocus();
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  const people = page.getByRole('heading', { name: 'Para quién' }).element();
  expect(alert.element().compareDocumentPosition(people)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectGoodScreen();
});

test('once sent, a reload says so, and so does the list behind it', async () => {
  reviewFor(['Ana', 'Beto']);
  answer(sendRequest, { id_solicitud: 7 });
  await open('/categorias/plomeria?revisar=1');
  await button('Enviar solicitud').click();
  await expect
    .element(page.getByRole('heading', { name: 'Tu solicitud va en camino' }))
    .toBeVisible();
  for (const place of ['revisar=1', 'solicitud=1']) {
    await open(`/categorias/plomeria?${place}`);
    await expect.element(page.getByText(/^Tu solicitud ya se envió/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Ver la solicitud' }))
      .toHaveAttribute('href', '/cliente/solicitudes/7');
    await expectGoodScreen();
  }
});

test('«back» to the form of what was sent says so, and offers to begin another', async () => {
  reviewFor(['Ana']);
  answer(sendRequest, { id_solicitud: 7 });
  await open('/solicitar', PHONE);
  await expect
    .element(field('Descripción').first())
    .toHaveValue(REQUEST.datos.descripcion_servicio);
  await follow('/categorias/plomeria?revisar=1');
  await button('Enviar solicitud').click();
  await expect
    .element(page.getByRole('heading', { name: 'Tu solicitud va en camino' }))
    .toBeVisible();
  goBack();
  await expect.element(page.getByText('Tu solicitud ya se envió')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver la solicitud' }))
    .toHaveAttribute('href', '/cliente/solicitudes/7');
  await expectGoodScreen();
  await page.getByRole('link', { name: 'Pedir otra cosa' }).click();
  await expect.element(field('Descripción').first()).toHaveValue('');
});

test('before it is sent, the review says who cannot answer it, and that its price is another today', async () => {
  signIn(person('client'));
  answerRequest();
  answerSearch({ categoria: 'Plomería', desde: 350 });
  const none = { profiles_recommended: [], ciudad: 'Guadalajara', hay_mas: false };
  answer(getProfiles, { ...none, siguiente: null, profiles: [] });
  const totales = { en_curso: 1, esperando: 0, finalizados: 0, cerrados: 0 };
  answerEach(getOwnProjects, ({ grupo }) => ({
    proyectos:
      grupo === 'en_curso' ? [summary(1, { grupo, estado: 'pagado', titulo: 'Regadera' })] : [],
    totales,
    hay_mas: false,
    marca: null,
  }));
  const form = { ...emptyRequest(WORK_DAY), ...REQUEST.datos, opt: 'Reparar una fuga' };
  saveRequest({ ...form, opcion: form.opt, precotizacion: 400 });
  const somebody = { img_profile: null, profesion: 'Plomería' };
  chooseFor('Plomería', { ...somebody, keylogin: 'p'.repeat(43), nombre: 'Taller Núñez' });
  chooseFor('Plomería', { ...somebody, keylogin: 'q'.repeat(43), nombre: 'Agua Clara' });
  await open('/categorias/plomeria?revisar=1');
  await expect
    .element(page.getByText(/^No se le envía\. Ya tienen un proyecto abierto, «Regadera»/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ya platicas con Taller Núñez' }))
    .toBeVisible();
  await expect.element(page.getByText(/era aprox\. \$400 y hoy es aprox\. \$450\.$/)).toBeVisible();
  // Somebody else can answer it.
  await expect.element(button('Enviar solicitud')).toBeEnabled();
  await page.viewport(...DESKTOP);
  await expect.element(button('Enviar solicitud')).toBeInViewport({ ratio: 1 });
  await expectGoodScreen();
  answer(sendRequest, { id_solicitud: 7 });
  await button('Enviar solicitud').click();
  await expect.poll(() => String(asked(sendRequest)[0]?.['recipients'])).toContain('q'.repeat(43));
  expect(String(asked(sendRequest)[0]?.['recipients'])).not.toContain('ppp');
  await expect.element(page.getByText(/^Ya está en su chat/)).toBeVisible();
});

test('where nobody chosen can answer, what leads on is the main thing, and sending says why not', async () => {
  reviewFor(['Ana']);
  const ana = 'Ana'.padEnd(43, 'x');
  const totales = { en_curso: 0, esperando: 1, finalizados: 0, cerrados: 0 };
  const offer = { estado: 'publicada', titulo: 'Regadera', other_key: ana } as const;
  answerEach(getOwnProjects, ({ grupo }) => ({
    proyectos: grupo === 'esperando' ? [summary(1, { grupo, ...offer })] : [],
    totales,
    hay_mas: false,
    marca: null,
  }));
  await open('/categorias/plomeria?revisar=1');
  const main = page.getByRole('link', { name: 'Ver su propuesta' });
  await expect.element(main).toHaveAttribute('data-act');
  await expect.element(button('Enviar solicitud')).not.toHaveAttribute('data-act');
  await expect
    .element(button('Enviar solicitud'))
    .toHaveAccessibleDescription('Nadie de quienes elegiste puede enviarte otra propuesta ahora.');
  await expectGoodScreen();
  chooseFor('Plomería', {
    img_profile: null,
    profesion: 'Plomería',
    keylogin: 'b'.repeat(43),
    nombre: 'Beto',
  });
  await expect.element(main).not.toBeInTheDocument();
  await expect.element(button('Enviar solicitud')).toBeEnabled();
});
