import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCounts } from '#contract/accounts.ts';
import { updateProposal } from '#contract/projects.ts';
import {
  closeRequest,
  emptyRequest,
  getRequest,
  getRequests,
  reopenRequest,
  type OwnRequest,
  type RequestRecipient,
} from '#contract/requests.ts';
import { getProfiles } from '#contract/search.ts';
import { readImages, saveImages } from '#web/shared/requests/image-store.ts';
import { readRequest, resumeRequest, saveRequest } from '#web/shared/requests/store.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, answerEach, asked, fail, refuse, reply } from '#web/testing/network.ts';
import { refreshCounts } from '#web/shared/session/counts.ts';
import { NOTHING_WAITS, person, signIn } from '#web/testing/people.ts';
import { photo } from '#web/testing/photo.ts';
import { summary } from '#web/testing/projects.ts';
import { OFFER, RECIPIENT, REQUEST, WORK_DAY } from '#web/testing/requests.ts';
import { button, expectGoodScreen, field, notices, problem } from '#web/testing/screen.ts';
import { answerCatalogue, answerSearch } from '#web/testing/catalogue.ts';
import { answerRequest } from '../../public/requests/testing.ts';

const someone = (nombre: string, changes: Partial<RequestRecipient> = {}): RequestRecipient => ({
  ...RECIPIENT,
  keylogin: nombre.toLowerCase().padEnd(43, 'x'),
  nombre,
  average_rating: 4.5,
  reviews_count: 12,
  ...changes,
});
const offer = (nombre: string, precio: number, changes: Partial<RequestRecipient> = {}) =>
  someone(nombre, {
    estado: 'propuesta',
    respondio_en: 12,
    propuesta: { ...OFFER, id: precio, precio },
    ...changes,
  });
const request = (
  destinatarios: RequestRecipient[],
  changes: Partial<OwnRequest> = {},
): OwnRequest => ({ ...REQUEST, client_id: 'solicitud-0001', destinatarios, ...changes });
const TOTALS = { abierta: 1, elegida: 0, cerrada: 2 };
const PAGE = { hay_mas: false, siguiente: null, totales: TOTALS };
const THREE = [offer('Ramón', 900), offer('Beatriz', 780, { average_rating: 5 }), someone('Rubén')];

test('the list says of each request what it waits for, and leads to its answers', async () => {
  signIn(person('client'));
  answerEach(getRequests, ({ estado }) => ({
    ...PAGE,
    solicitudes:
      estado === 'abierta'
        ? [
            request(THREE),
            request([someone('Ana')], { id: 6 }),
            request([someone('Ana', { estado: 'expirada' })], { id: 5 }),
          ]
        : [],
  }));
  await open('/cliente/solicitudes');
  await expect.element(page.getByText('Te toca elegir')).toBeVisible();
  await expect.element(page.getByText('2 propuestas desde $780.00.')).toBeVisible();
  await expect.element(page.getByText('La vio Ana.')).toBeVisible();
  await expect.element(page.getByText(/^Nadie alcanzó a responder/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Comparar 2 propuestas de Destapar drenaje' }))
    .toHaveAttribute('href', '/cliente/solicitudes/7');
  await expect.element(button('Pedir otra vez Destapar drenaje')).toBeVisible();
  await expectGoodScreen();
  await page.getByRole('tab', { name: 'Cerradas (2)' }).click();
  await expect.element(page.getByText('No has cerrado ninguna')).toBeVisible();
  expect(address()).toBe('/cliente/solicitudes?estado=cerrada');
  await expectGoodScreen();
});

test('what changed in an answer is said where it is chosen, and once more before that', async () => {
  signIn(person('client'));
  const before = { ...OFFER, precio: 480, start: '2026-11-28' };
  const changed = offer('Ramón', 600, {
    propuesta: { ...OFFER, precio: 600, start: '2026-11-29', anterior: before },
  });
  answer(getRequest, { solicitud: request([changed]) });
  await open('/cliente/solicitudes/7', PHONE);
  await expect.element(page.getByText('Ramón cambió su propuesta.')).toBeVisible();
  const changes = page.getByRole('group', { name: 'Qué cambió' });
  await expect.element(changes).toMatchTextContent(/\$480\.00\$600\.00.*sáb 28 nov.*dom 29 nov/);
  await expectGoodScreen();
  await button('Elegir a Ramón por $600.00').click();
  const dialog = page.getByRole('dialog');
  const asks = dialog.getByRole('group', { name: 'Qué cambió' });
  await expect.element(asks).toMatchTextContent(/\$480\.00\$600\.00/);
  await expect.element(dialog).toMatchTextContent('Pagas $600.00 en un solo pago.');
  await expect.element(dialog).not.toMatchTextContent('Pagas en el siguiente paso');
  await expectGoodScreen();
});

test('what the keyboard reaches in the answers stays clear of the bar that chooses', async () => {
  signIn(person('client'));
  answer(getRequest, { solicitud: request([offer('Ramón', 900), offer('Ana', 700)]) });
  await open('/cliente/solicitudes/7', PHONE);
  const links = page.getByRole('link', { name: /^Ver propuesta/ });
  await expect.element(links.first()).toBeVisible();
  scrollTo(0, 0);
  // As the browser does where Tab leads to what is not in sight.
  links.first().element().scrollIntoView({ block: 'nearest' });
  const bar = button('Elegir una propuesta').element().closest('[class*="foot"]');
  const [link, foot] = [links.first().element(), bar].map((one) => one?.getBoundingClientRect());
  expect(link?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
});

test('what changed in several answers is folded, so that they are compared in the first screen', async () => {
  signIn(person('client'));
  const revised = (nombre: string, precio: number) =>
    offer(nombre, precio, { propuesta: { ...OFFER, precio, anterior: { ...OFFER, precio: 480 } } });
  answer(getRequest, { solicitud: request([revised('Ramón', 600), revised('Ana', 700)]) });
  await open('/cliente/solicitudes/7', PHONE);
  await expect.element(page.getByRole('group', { name: 'Propuestas' })).toBeInViewport();
  await expect.element(page.getByText('Qué cambió').first()).not.toBeVisible();
  await page.getByText('Ramón cambió su propuesta').click();
  await expect.element(page.getByText('Qué cambió').first()).toBeVisible();
  await expectGoodScreen();
});

test('closing tells only those who still wait, and until when is said by the hour', async () => {
  signIn(person('client'));
  const soon = new Date(Date.now() + 1000).toISOString();
  answer(getRequest, { solicitud: request([someone('Ana')], { vence: soon }) });
  await open('/cliente/solicitudes/7', PHONE);
  await expect
    .element(page.getByText(/Esperamos respuestas hasta hoy a las \d?\d:\d\d\./))
    .toBeVisible();
  await button('Ya no lo necesito').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Avisamos a quienes');
  answer(getRequest, { solicitud: request([someone('Ana', { estado: 'declinada' })]) });
  await open('/cliente/solicitudes/7', PHONE);
  await button('Ya no lo necesito').click();
  await expect.element(page.getByRole('button', { name: 'Cerrar solicitud' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent('Avisamos a quienes');
});

test('on a desktop requests open beside their list, and the one that waits at once', async () => {
  signIn(person('client'));
  const first = request(THREE);
  const second = request([someone('Ana')], {
    id: 6,
    datos: { ...REQUEST.datos, titulo: 'Pintar la sala', opt: '' },
  });
  answerEach(getRequests, ({ estado }) => ({
    ...PAGE,
    solicitudes: estado === 'abierta' ? [second, first] : [],
  }));
  answerEach(getRequest, ({ id }) => ({ solicitud: id === 6 ? second : first }));
  await open('/cliente/solicitudes', DESKTOP);
  await expect.element(page.getByRole('button', { name: 'Elegir a Ramón' })).toBeVisible();
  expect(address()).toBe('/cliente/solicitudes/7');
  await expect
    .element(page.getByRole('link', { name: 'Destapar drenaje' }))
    .toHaveAttribute('aria-current', 'page');
  await expectGoodScreen();

  await page.getByRole('link', { name: 'Pintar la sala' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Pintar la sala' }))
    .toHaveFocus();
  expect(address()).toBe('/cliente/solicitudes/6');

  // What is open stands in the list beside it: others of the list open one of theirs.
  const tab = page.getByRole('tab', { name: 'Cerradas (2)' });
  await tab.click();
  await expect.element(page.getByText('Aquí no hay ninguna.')).toBeVisible();
  await expect.element(page.getByText('No has cerrado ninguna')).toBeVisible();
  await expect.element(tab).toHaveFocus();
  await page.getByRole('tab', { name: /^Abiertas/ }).click();
  await expect.poll(address).toBe('/cliente/solicitudes/7?estado=abierta');
});

test('an answer that arrives while the list is open stands in it at once', async () => {
  signIn(person('client'));
  answer(getRequests, { ...PAGE, solicitudes: [request([someone('Ana')])] });
  await open('/cliente/solicitudes');
  await expect.element(page.getByText('La vio Ana.')).toBeVisible();
  answer(getRequests, { ...PAGE, solicitudes: [request([offer('Ana', 900)])] });
  answer(getCounts, { ...NOTHING_WAITS, conversaciones: 1, solicitudes: 1 });
  await refreshCounts();
  await expect.element(page.getByText('Te toca elegir')).toBeVisible();
});

test('a proposal that was withdrawn is not called a silence', async () => {
  signIn(person('client'));
  const solicitud = request([
    someone('Ramón', { estado: 'expirada', respondio_en: 12, propuesta_fin: 'retirada' }),
    someone('Rubén', { estado: 'expirada' }),
  ]);
  answer(getRequests, { ...PAGE, solicitudes: [solicitud] });
  await open('/cliente/solicitudes');
  await expect.element(page.getByText('Sin propuestas')).toBeVisible();
  answer(getRequest, { solicitud });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByText('Ramón retiró su propuesta. Pídela otra vez.')).toBeVisible();
  await expect.element(page.getByText('Se retiró')).toBeVisible();
  expect(page.getByText('Sin respuesta').elements()).toHaveLength(1);
});

for (const failure of FAILURES)
  test(`the list after ${failure.name}`, async () => {
    signIn(person('client'));
    fail(getRequests, failure);
    await open('/cliente/solicitudes');
    await expect.element(button('Intentar de nuevo')).toBeVisible();
  });

test('the answers stand side by side, and choosing accepts exactly what was shown', async () => {
  signIn(person('client'));
  answer(getRequest, { solicitud: request(THREE) });
  await open('/cliente/solicitudes/7', DESKTOP);
  const cell = (name: RegExp) => page.getByRole('cell', { name });
  await expect.element(cell(/\$780\.00 ?el más barato$/)).toBeVisible();
  await expect.element(cell(/5\.0 ?de 5 ?\(12\) ?mejor calificado$/)).toBeVisible();
  expect(cell(/En 12 min$/).elements()).toHaveLength(2);
  await expectGoodScreen();
  await button('Elegir a Beatriz').click();
  await expect.element(page.getByText(/^Avisamos a Ramón y a Rubén\./)).toBeVisible();
  refuse(updateProposal, 'proposal_changed');
  await button('Elegir por $780.00').click();
  await expect
    .poll(() => asked(updateProposal))
    .toMatchObject([{ id_proposal: 780, estado: 'por_pagar', version: 3 }]);
  await expect.element(page.getByText(/¿Elegir a Beatriz por/)).toBeVisible();
  await expect.poll(() => asked(getRequest).length).toBeGreaterThan(1);
});

test('an offer that changes while one is asked about it is not chosen unseen', async () => {
  signIn(person('client'));
  answer(getRequest, { solicitud: request(THREE) });
  await open('/cliente/solicitudes/7', DESKTOP);
  await button('Elegir a Beatriz').click();
  const [, beatriz] = THREE;
  const { propuesta } = beatriz ?? offer('Beatriz', 780);
  const dearer = offer('Beatriz', 780, {
    propuesta: propuesta && { ...propuesta, precio: 950, version: 4 },
  });
  answer(getRequest, { solicitud: request([offer('Ramón', 900), dearer]) });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Esta propuesta cambió: vuelve y mírala otra vez.');
  await expect.element(button('Elegir por $780.00')).toHaveAttribute('aria-disabled');
});

test('what is marked stays so over a reload: the address keeps it', async () => {
  signIn(person('client'));
  const two = [offer('Ana', 900), offer('Beto', 950)];
  answer(getRequest, { solicitud: request(two) });
  await open('/cliente/solicitudes/7');
  await page.getByRole('radio', { name: /Beto/ }).click();
  await expect.element(button('Elegir a Beto por $950.00')).toBeVisible();
  await open(address());
  await expect.element(button('Elegir a Beto por $950.00')).toBeVisible();
});

test('the only answer has nothing to mark: it is the one that is chosen', async () => {
  signIn(person('client'));
  answer(getRequest, { solicitud: request([offer('Ana', 900)]) });
  await open('/cliente/solicitudes/7');
  await expect.element(button('Elegir a Ana por $900.00')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  await expectGoodScreen();
});

test('on a phone four answers scroll, and the page does not', async () => {
  signIn(person('client'));
  const four = ['Ana', 'Beto', 'Carla', 'Darío'].map((nombre, at) => offer(nombre, 9_999_990 + at));
  answer(getRequest, { solicitud: request(four) });
  await open('/cliente/solicitudes/7');
  await expect.element(button('Elegir una propuesta')).toHaveAttribute('aria-disabled');
  await page.getByRole('radio', { name: /Darío/ }).click();
  await expect.element(button('Elegir a Darío por $9,999,993.00')).toBeVisible();
  await expect.element(page.getByText(/^Avisamos a Ana, a Beto y a Carla\./)).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await expectGoodScreen();
});

test('who was passed over is called that, and who was chosen waits for the payment', async () => {
  const accepted = offer('Ramón', 900);
  if (accepted.propuesta) accepted.propuesta = { ...accepted.propuesta, estado: 'por_pagar' };
  const project = summary(accepted.propuesta?.id ?? 0, {
    estado: 'por_pagar',
    precio: 900,
    pagado: 0,
    recieved: accepted.keylogin,
    other_key: accepted.keylogin,
    turno: { who: 'client', action: 'pagar', amount: 900 },
  });
  signIn(person('client', { proposal_active: [project] }));
  const solicitud = request([accepted, offer('Beatriz', 780)], { estado: 'elegida' });
  answer(getRequest, { solicitud });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByRole('link', { name: /Ramón.*Elegida/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Beatriz.*No elegida/ })).toBeVisible();
  await expect.element(page.getByText(/Paga \$900\.00 para que/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Pagar $900.00' }))
    .toHaveAttribute('href', `/chat/${encodeURIComponent(accepted.keylogin)}?panel=proyecto`);
  await expectGoodScreen();
});

test('after the project with who was chosen is cancelled, it says so and offers the others', async () => {
  signIn(person('client'));
  const cancelled = offer('Ramón', 900);
  if (cancelled.propuesta) cancelled.propuesta = { ...cancelled.propuesta, estado: 'cancelada' };
  const solicitud = request([cancelled, offer('Beatriz', 780), someone('Rubén')], {
    estado: 'elegida',
  });
  answer(getRequest, { solicitud });
  await open('/cliente/solicitudes/7');
  await expect
    .element(page.getByText('El proyecto con Ramón se canceló. Puedes elegir a otra persona.'))
    .toBeVisible();
  await expect.element(page.getByText('Cancelada', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Elegida', { exact: true })).not.toBeInTheDocument();
  await expect.element(button('Elegir a Beatriz por $780.00')).toBeVisible();
  // They were told when Ramón was chosen.
  await expect.element(page.getByText(/Avisamos/)).not.toBeInTheDocument();
  await expectGoodScreen();
});

test('one that is no longer needed is closed after a question', async () => {
  signIn(person('client'));
  const waiting = request([someone('Ana', { estado: 'declinada', motivo: 'Ese día no puedo' })]);
  answer(getRequest, { solicitud: waiting });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByText('«Ese día no puedo»')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Mientras tanto' }))
    .not.toBeInTheDocument();
  await expectGoodScreen();
  await expect.element(page.getByText(/^Nadie puede esta vez\./)).toBeVisible();
  await button('Ya no lo necesito').click();
  const closed = { ...waiting, estado: 'cerrada' as const };
  answer(closeRequest, { solicitud: closed });
  answer(getRequest, { solicitud: closed });
  await button('Cerrar solicitud').click();
  await expect.element(page.getByText('Ya no la necesitas.')).toBeVisible();
  // The button that opened the question is gone: the focus is not lost with it, and what happened is said.
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Destapar drenaje' }))
    .toHaveFocus();
  await expect.element(notices().getByText('Cerramos tu solicitud.')).toBeVisible();
  expect(asked(closeRequest)).toMatchObject([{ id: 7 }]);
  await expect.element(button('Pedir otra vez')).toBeVisible();
});

test('who had time left when it ended is not said to have failed to answer', async () => {
  signIn(person('client'));
  const solicitud = request(
    [
      someone('Ana', { estado: 'expirada', ya_no_hizo_falta: 1 }),
      someone('Rubén', { estado: 'expirada', ya_no_hizo_falta: 0 }),
    ],
    { estado: 'cerrada' },
  );
  answer(getRequest, { solicitud });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByRole('link', { name: /Ana.*Ya no hizo falta/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Rubén.*Sin respuesta/ })).toBeVisible();
  await expectGoodScreen();
});

test('with a free place somebody more is asked: the same request, without a new id', async () => {
  signIn(person('client'));
  answerCatalogue();
  answerSearch({ categoria: 'Plomería', desde: 350 });
  const list = { profiles_recommended: [], ciudad: 'Guadalajara', hay_mas: false, siguiente: null };
  answer(getProfiles, { ...list, profiles: [] });
  const declined = someone('Rubén', { estado: 'declinada', motivo: 'Ese día no puedo' });
  const four = [declined, someone('Ana'), offer('Ramón', 900), offer('Beatriz', 780)];
  answer(getRequest, { solicitud: request(four) });
  await open('/cliente/solicitudes/7');
  await button('Preguntar a alguien más').click();
  await expect.poll(address).toContain('/categorias/plomeria');
  expect(readRequest()).toMatchObject({
    requestId: 'solicitud-0001',
    sent: { to: four.map(({ keylogin }) => keylogin), places: 1 },
  });
  // Changed it would be another one, beside this.
  await expect.element(page.getByText(/^Elige a alguien más para/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Cambiar solicitud' }).elements()).toEqual([]);
});

test('what some have already is no beginning of another one', async () => {
  signIn(person('client'));
  answerRequest();
  resumeRequest(
    { ...emptyRequest(WORK_DAY), ...REQUEST.datos, opcion: REQUEST.datos.opt },
    'solicitud-0001',
    { to: [], places: 1, images: 0 },
  );
  await open('/solicitar', PHONE);
  await expect.element(field('Descripción').first()).toHaveValue('');
  expect(readRequest()).toMatchObject({ requestId: 'solicitud-0001', sent: { places: 1 } });
});

test.each([
  [
    'four who have it',
    [someone('Ana'), someone('Iris'), offer('Ramón', 900), offer('Beatriz', 780)],
    {},
    /^La tienen cuatro profesionales\./,
  ],
  [
    'its day over',
    [someone('Ana')],
    { datos: { ...REQUEST.datos, fecha: '2020-01-01' } },
    /^Ya pasó el día/,
  ],
])('with %s nobody more is asked', async (_, people, changes, reason) => {
  signIn(person('client'));
  answer(getRequest, { solicitud: request(people, changes) });
  await open('/cliente/solicitudes/7');
  await expect.element(button('Preguntar a alguien más')).toHaveAccessibleDescription(reason);
});

test('asked again, it fills the form without pictures of another, which it does not replace unasked', async () => {
  signIn(person('client'));
  answerRequest();
  const datos = { ...REQUEST.datos, opt: 'Reparar una fuga' };
  answer(getRequest, { solicitud: request([someone('Ana')], { estado: 'cerrada', datos }) });
  saveRequest({ ...emptyRequest('2026-12-03'), descripcion_servicio: 'Pintar la sala' });
  await saveImages([await photo()]);
  await open('/cliente/solicitudes/7');
  await button('Pedir otra vez').click();
  await expect
    .element(page.getByRole('dialog', { name: '¿Reemplazar la solicitud que no has enviado?' }))
    .toBeVisible();
  expect(readRequest()?.form.descripcion_servicio).toBe('Pintar la sala');
  await expectGoodScreen();
  await button('Reemplazar').click();
  await expect.poll(address).toBe('/solicitar?repetida=1');
  expect(readRequest()?.form).toMatchObject({
    descripcion_servicio: 'Se me tapó el baño.',
    opt: 'Reparar una fuga',
  });
  expect(await readImages()).toEqual([]);
});

test.each(['Pedir otra vez', 'Preguntar a alguien más'])(
  '«%s» takes its pictures along, for whoever changes it',
  async (name) => {
    signIn(person('client'));
    answerRequest();
    answerSearch({ categoria: 'Plomería', desde: 350 });
    const none = { profiles_recommended: [], ciudad: 'Guadalajara', hay_mas: false };
    answer(getProfiles, { ...none, siguiente: null, profiles: [] });
    const estado = name === 'Pedir otra vez' ? 'cerrada' : 'abierta';
    const picture = await photo();
    reply({ ...getRequest, path: '/files/foto' }, () => new Response(picture));
    const imagenes = ['/files/foto?firma=1'];
    answer(getRequest, { solicitud: request([someone('Ana')], { estado, imagenes }) });
    await open('/cliente/solicitudes/7');
    await button(name).click();
    await expect.poll(address).toMatch(/^\/solicitar|^\/categorias/);
    const kept = await readImages();
    expect(kept.map(({ type }) => type)).toEqual(['image/png']);
    expect(kept[0]?.size).toBe(picture.size);
  },
);

test('one that is not there says so', async () => {
  signIn(person('client'));
  refuse(getRequest, 'request_not_found');
  await open('/cliente/solicitudes/99');
  await expect.element(problem()).toBeVisible();
  await expect.element(page.getByText('No encontramos esta solicitud.')).toBeVisible();
  // Another try would only say the same.
  await expect.element(button('Intentar de nuevo')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Ver tus solicitudes' }))
    .toHaveAttribute('href', '/cliente/solicitudes');
  await expectGoodScreen();
});

test('those who were passed over are asked again after the project was cancelled', async () => {
  signIn(person('client'));
  const cancelled = offer('Ramón', 900);
  if (cancelled.propuesta) cancelled.propuesta = { ...cancelled.propuesta, estado: 'cancelada' };
  const silent = someone('Rubén', { estado: 'expirada' });
  answer(getRequest, { solicitud: request([cancelled, silent], { estado: 'elegida' }) });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByText(/Puedes preguntar de nuevo a los demás\.$/)).toBeVisible();
  await expectGoodScreen();
  refuse(reopenRequest, 'request_day_over');
  await button('Preguntar de nuevo a los demás').click();
  await expect.element(page.getByText(/^Ya pasó el día que pediste/)).toBeVisible();
  const solicitud = request([cancelled, someone('Rubén')]);
  answer(reopenRequest, { solicitud });
  answer(getRequest, { solicitud });
  await button('Preguntar de nuevo a los demás').click();
  await expect.element(page.getByText(/^La vio Rubén\./)).toBeVisible();
  // The button is gone: the focus is at what says how things stand now.
  await expect.element(page.getByRole('group', { name: /^La vio Rubén\./ })).toHaveFocus();
  expect(asked(reopenRequest)).toMatchObject([{ id: 7 }, { id: 7 }]);
});

test('while nobody has answered, it says how long they take and what keeps one from it', async () => {
  signIn(person('client'));
  const busy = { titulo: 'Regadera', estado: 'por_pagar' as const };
  const waiting = [
    someone('Ana', { responde_en: 18 }),
    someone('Rubén', { responde_en: 240, proyecto_abierto: busy }),
    someone('Iris', { responde_en: null }),
  ];
  answer(getRequest, { solicitud: request(waiting) });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByText(/Suelen responder en unos 18 minutos\./)).toBeVisible();
  await expect.element(page.getByText(/^Ya tienen un proyecto abierto, «Regadera»/)).toBeVisible();
  const tip = page.getByRole('region', { name: 'Mientras tanto' });
  await expect.element(tip).toMatchTextContent('No le jales ni uses ese desagüe');
  await expectGoodScreen();
  // Of one it is said by name: the others may take longer.
  answer(getRequest, { solicitud: request(waiting.filter((one) => one !== waiting[1])) });
  await open('/cliente/solicitudes/7');
  await expect.element(page.getByText(/Ana suele responder en unos 18 minutos\./)).toBeVisible();
});
