import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getAddresses, getOwnProjects } from '#contract/accounts.ts';
import { getMessages, sendRequest } from '#contract/chat.ts';
import { getRehire, type Rehirable } from '#contract/favourites.ts';
import { getProposal } from '#contract/projects.ts';
import { emptyRequest, getRequests } from '#contract/requests.ts';
import { understand } from '#contract/search.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { readRequest, saveRequest } from '#web/shared/requests/store.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answer, asked, reply } from '#web/testing/network.ts';
import { person, signIn } from '#web/testing/people.ts';
import { NOTHING } from '#web/testing/reading.ts';
import { summary } from '#web/testing/projects.ts';
import { REQUEST } from '#web/testing/requests.ts';
import { button, expectGoodScreen, field } from '#web/testing/screen.ts';
import { answerRequest, kept } from '../../public/requests/testing.ts';
import { answerChat, NO_MESSAGES, OTHER } from '../testing.ts';
import { proposal } from './testing.ts';

// «Volver a contratar» (4 §G), from the panel of a finished project to the chat with the request.

const RAMON: Rehirable = {
  keylogin: OTHER,
  nombre: 'Taller Núñez',
  img_profile: null,
  profesion: 'Plomería',
  imagen: null,
  trabajos_contigo: 1,
  favorito: 0,
  disponible: 1,
  ultimo: { id: 3, titulo: 'Cambio de llave', finishedAt: '2026-09-02T15:00:00.000Z' },
  solicitud: {
    ...REQUEST.datos,
    opt: 'Reparar una fuga',
    cantidad: '2',
    fecha: '2026-09-01',
    estado: 'Nuevo León',
    ciudad: 'Monterrey',
    cuando: '' as const,
    colonia: '',
    cp: '',
  },
};
const NO_PROJECTS = {
  proyectos: [],
  totales: { en_curso: 0, esperando: 0, finalizados: 1, cerrados: 0 },
  hay_mas: false,
  marca: null,
};
const PANEL = `/chat/${OTHER}?panel=proyecto`;
const rehire = button('Volver a contratar a Taller Núñez').first();
const trade = (categoria: string, opt: string | null) => ({ categoria, aparato: null, opt });
const tomorrow = () => mexicoDay(Date.now() + DAY);

beforeEach(() => {
  answerRequest();
  const me = signIn(person('client'));
  answerChat(me);
  answer(getProposal, {
    proposal: proposal({ estado: 'finalizada', sender: me.keylogin, recieved: OTHER }),
    cambios: true,
  });
  answer(getMessages, { ...NO_MESSAGES, other: { ...NO_MESSAGES.other, trabajos_contigo: 1 } });
  answer(getRehire, { contratados: [RAMON] });
  answer(getOwnProjects, NO_PROJECTS);
});

test('on a phone four taps lead from the finished project to the sent request', async () => {
  await open(PANEL, PHONE);
  await expect.element(page.getByText('Ya trabajaste con Taller Núñez · 1 trabajo')).toBeVisible();
  await expect.element(button('Guardar en favoritos (Taller Núñez)').first()).toBeVisible();
  await rehire.click();
  await expect.poll(address).toBe(`/solicitar?para=${OTHER}`);
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
  // The day is new, everything else as the last time.
  await expect.element(page.getByRole('heading', { name: '¿Cómo y cuándo?' })).toBeVisible();
  await expect.poll(kept).toMatchObject({
    categoria: 'Plomería',
    opt: 'Reparar una fuga',
    cantidad: '2',
    descripcion_servicio: 'Se me tapó el baño.',
    fecha: tomorrow(),
    hora: '10:00',
    ciudad: 'Monterrey',
    precotizacion: 900,
  });
  await expectGoodScreen();
  await button('Siguiente').click();
  await button('Continuar').click();
  await expect.poll(address).toBe(`/chat/${OTHER}?action=presupuesto`);
  answer(sendRequest, { id_solicitud: 7 });
  await button('Enviar solicitud').click();
  await expect.poll(address).toBe(`/chat/${OTHER}`);
  // Who comes back to it, or reloads, reads that it was sent.
  await open(`/chat/${OTHER}?action=presupuesto`, PHONE);
  await expect
    .element(page.getByRole('heading', { name: 'Tu solicitud ya se envió' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver la solicitud' }))
    .toHaveAttribute('href', '/cliente/solicitudes/7');
  await expectGoodScreen();
});

test('what is changed on the way stays for them', async () => {
  await open(PANEL, PHONE);
  await rehire.click();
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
  await button('Siguiente').click();
  await button('Continuar').click();
  await expect.poll(address).toBe(`/chat/${OTHER}?action=presupuesto`);
  await page.getByRole('link', { name: 'Cambiar solicitud' }).click();
  await expect.poll(address).toBe(`/solicitar?para=${OTHER}`);
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
  // Which goes on by itself.
  await page.getByRole('radio', { name: 'Sin prisa' }).click();
  await button('Continuar').click();
  await expect.poll(address).toBe(`/chat/${OTHER}?action=presupuesto`);
  await expect.element(button('Enviar solicitud')).toBeEnabled();
});

test('what waits for their answer already is not asked for again', async () => {
  const here = { keylogin: OTHER, nombre: 'Taller Núñez', img_profile: null };
  const plumber = {
    profesion: 'Plomería',
    average_rating: null,
    reviews_count: 0,
    trabajos_contigo: 1,
  };
  const state = { estado: 'vista' as const, motivo: '', respondio_en: null, propuesta: null };
  const waiting = {
    ...REQUEST,
    datos: { ...REQUEST.datos, opt: 'Reparar una fuga' },
    client_id: 'otra-vez-0001',
    destinatarios: [{ ...here, ...plumber, ...state }],
  };
  const totales = { abierta: 1, elegida: 0, cerrada: 0 };
  answer(getRequests, { solicitudes: [waiting], hay_mas: false, siguiente: null, totales });
  await open(PANEL, PHONE);
  await expect.element(page.getByText(/^Le toca a .* responder a tu solicitud/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver tu solicitud (Taller Núñez)' }).first())
    .toHaveAttribute('href', '/cliente/solicitudes/7');
  await expect.element(rehire).not.toBeInTheDocument();
  // The same in the lists, where nobody is shown before that is known.
  const projects = Promise.withResolvers<void>();
  reply(getOwnProjects, async () => {
    await projects.promise;
    return Response.json({ mensaje: 'success', ...NO_PROJECTS });
  });
  await open('/cliente', PHONE);
  await expect.poll(() => asked(getRehire)).not.toHaveLength(0);
  await expect.element(rehire).not.toBeInTheDocument();
  projects.resolve();
  await expect.element(page.getByRole('heading', { name: /^Hola/ })).toBeVisible();
  await expect.poll(() => asked(getOwnProjects).length).toBeGreaterThan(1);
  await expect.element(rehire).not.toBeInTheDocument();
});

test('with nothing open the list offers it, though its cards come after what is known', async () => {
  await open('/cliente', PHONE);
  await expect.element(page.getByRole('heading', { name: 'Volver a contratar' })).toBeVisible();
  await expect.element(rehire).toBeVisible();
});

test('with a proposal of theirs open nothing new is begun', async () => {
  const offered = summary(9, { estado: 'publicada', titulo: 'Llave', other_key: OTHER });
  answer(getOwnProjects, { ...NO_PROJECTS, proyectos: [offered] });
  await open(PANEL, PHONE);
  await expect
    .element(page.getByRole('link', { name: 'Ver su propuesta (Taller Núñez)' }).first())
    .toBeVisible();
  await expect.element(rehire).not.toBeInTheDocument();
});

test('it is where the client has a saved address, and the work counts as chosen', async () => {
  const home = {
    id: 0,
    nombre: 'Mi casa',
    direccion: 'Calle 1',
    apartamento: '',
    referencia: '',
    colonia: 'Obrera',
    cp: '64000',
    ciudad: 'Monterrey',
    estado: 'Nuevo León',
  };
  answer(getAddresses, { direcciones: [home] });
  await open(PANEL, PHONE);
  await rehire.click();
  await expect.poll(kept).toMatchObject({ direccion_id: '0', colonia: 'Obrera', cp: '64000' });
  await expect.element(button('Qué (listo)')).toBeVisible();
  await button('Dónde').click();
  await expect.element(page.getByRole('radio', { name: /Mi casa/ })).toBeChecked();
});

test('another text is another job: understood anew, with nothing of the former one', async () => {
  const wire = { ...NOTHING, seguro: true };
  await open(PANEL, DESKTOP);
  await rehire.click();
  const description = field('Descripción').first();
  answer(understand, { ...wire, trabajos: [trade('Plomería', 'Instalar un boiler')] });
  await description.fill('el calentador no prende y hace ruido');
  await expect.element(button('Cambiar Instalar un boiler')).toBeVisible();
  await expect.poll(kept).toMatchObject({ opt: 'Instalar un boiler', cantidad: '1' });

  // Another trade is asked about: in it the request would not be for this person any more.
  answer(understand, { ...wire, trabajos: [trade('Electricidad', null)] });
  await description.fill('me dio toques el boiler');
  const question = page.getByRole('region', { name: '¿Es esto?' });
  await expect.element(question.getByRole('button', { name: 'Electricidad' })).toBeVisible();
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
  await expectGoodScreen();
  await question.getByRole('button', { name: 'Plomería' }).click();
  await button('Continuar').click();
  await expect.element(page.getByText('Elige una opción.')).toBeVisible();
  await expect.poll(address).toBe(`/solicitar?para=${OTHER}`);
});

test('a text that is not read yet goes out as what it says, and the button is busy meanwhile', async () => {
  const read = Promise.withResolvers<void>();
  const trabajos = [trade('Plomería', 'Instalar un boiler')];
  reply(understand, async () => {
    await read.promise;
    return Response.json({ mensaje: 'success', ...NOTHING, seguro: true, trabajos });
  });
  await open(PANEL, DESKTOP);
  await rehire.click();
  await field('Descripción').first().fill('el calentador no prende y hace ruido');
  await button('Continuar').click();
  await expect.element(button('Continuar')).toHaveAttribute('aria-busy', 'true');
  read.resolve();
  await expect.poll(address).toBe(`/chat/${OTHER}?action=presupuesto`);
  expect(kept()).toMatchObject({ opt: 'Instalar un boiler', cantidad: '1' });
});

test('what a text leaves open that is not read yet is asked for at its field', async () => {
  const read = Promise.withResolvers<void>();
  const trabajos = [trade('Electricidad', null)];
  reply(understand, async () => {
    await read.promise;
    return Response.json({ mensaje: 'success', ...NOTHING, seguro: true, trabajos });
  });
  await open(PANEL, DESKTOP);
  await rehire.click();
  await field('Descripción').first().fill('me dio toques el boiler');
  await button('Continuar').click();
  await expect.element(button('Continuar')).toHaveAttribute('aria-busy', 'true');
  read.resolve();
  await expect
    .element(
      page.getByRole('region', { name: '¿Es esto?' }).getByText('Selecciona un tipo de trabajo'),
    )
    .toBeVisible();
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
});

test('for whom it is stays in sight also where the text names no trade, and after a reload', async () => {
  answer(understand, {
    ...NOTHING,
    trabajos: [trade('Electricidad', null), trade('Plomería', null)],
  });
  await open(PANEL, DESKTOP);
  await rehire.click();
  await field('Descripción').first().fill('el calentador no prende');
  await expect.element(page.getByRole('region', { name: '¿Es esto?' })).toBeVisible();
  await expect.poll(kept).toMatchObject({ categoria: '' });
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
  await open(`/solicitar?para=${OTHER}`, DESKTOP);
  await expect.element(page.getByText('Para Taller Núñez')).toBeVisible();
});

test('on a phone, what another text says is seen where it is typed', async () => {
  await open(PANEL, PHONE);
  await rehire.click();
  answer(understand, {
    ...NOTHING,
    trabajos: [trade('Electricidad', null), trade('Plomería', null)],
  });
  await field('Descripción').nth(1).fill('el calentador no prende');
  const question = page.getByRole('region', { name: '¿Es esto?' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Plomería' }).click();
  await expect.element(page.getByRole('heading', { name: '¿Qué necesitas?' })).toBeVisible();
  await expect.poll(kept).toMatchObject({ categoria: 'Plomería', opt: '' });
});

test('without an earlier request it begins with the last work, and they come and look', async () => {
  answer(getRehire, { contratados: [{ ...RAMON, solicitud: null }] });
  await open(PANEL, DESKTOP);
  await rehire.click();
  await expect
    .element(field('Descripción').first())
    .toHaveValue('Como la vez pasada: Cambio de llave.');
  await expect.poll(kept).toMatchObject({ titulo: 'Cambio de llave', fecha: tomorrow() });
  await expectGoodScreen();
  await button('Continuar').click();
  await expect.poll(address).toBe(`/chat/${OTHER}?action=presupuesto`);
});

test('others can be asked as well, and in another trade they are', async () => {
  await open(PANEL, DESKTOP);
  await rehire.click();
  await button('Elegir a más').click();
  await expect.element(page.getByText('Para Taller Núñez')).not.toBeInTheDocument();
  await expect.poll(address).toBe('/solicitar');
  await button('Continuar').click();
  await expect.poll(address).toMatch(/^\/categorias\/plomeria\?/);
  await expect.element(page.getByText('1 de 4 elegidos')).toBeVisible();
});

test('somebody who cannot be hired any more says so', async () => {
  answer(getRehire, { contratados: [{ ...RAMON, disponible: 0 }] });
  await open(PANEL, DESKTOP);
  await rehire.click();
  await expect
    .element(page.getByText(/^Taller Núñez ya no está disponible para trabajos nuevos/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver a otros de Plomería' }))
    .toHaveAttribute('href', '/categorias/plomeria');
  expect(address()).toBe(PANEL);

  const other = { ...NO_MESSAGES.other, cuenta: 'suspendida' as const };
  answer(getMessages, { ...NO_MESSAGES, other });
  await open(PANEL, DESKTOP);
  await expect.element(rehire).toHaveAccessibleDescription(/suspendida/);
});

test('a request that is not sent yet is not replaced without asking', async () => {
  saveRequest({ ...emptyRequest(tomorrow()), descripcion_servicio: 'No prende el boiler.' });
  await open(PANEL, DESKTOP);
  await rehire.click();
  await button('Volver').click();
  expect(readRequest()?.form.descripcion_servicio).toBe('No prende el boiler.');
  await rehire.click();
  await button('Reemplazar').click();
  await expect.poll(address).toBe(`/solicitar?para=${OTHER}`);
  await expect.poll(kept).toMatchObject({ opt: 'Reparar una fuga' });
});
