import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAdministrators } from '#contract/administrators.ts';
import { getAccounts } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/call.ts';
import * as operations from '#contract/operations.ts';
import { getProject, getProjects } from '#contract/projects.ts';
import { type AccountHit, searchEverywhere } from '#contract/team-search.ts';
import { clearSession } from '#web/api/session-store.ts';
import { address, DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { answerCatalogue } from '#web/testing/catalogue.ts';
import { pass, stopClock } from '#web/testing/clock.ts';
import { FAILURES } from '#web/testing/failures.ts';
import { answer, asked, fail, refuse, reply } from '#web/testing/network.ts';
import { NOTHING_PENDING, person, signIn } from '#web/testing/people.ts';
import { signInReader } from '#web/testing/reader.ts';
import { button, expectGoodScreen } from '#web/testing/screen.ts';

// The team's search (4 §F): by keys, as one types, and in whatever order answers come.

type Found = OutputOf<typeof searchEverywhere>;

const LAURA: AccountHit = {
  keylogin: 'l'.repeat(16),
  rol: 1,
  nombre: 'Láura Medina Orozco',
  nombre_comercial: '',
  profesion: '',
  ciudad: 'Zapopan',
  email: 'laura.medina@demo.mx',
  telefono: '+523318452290',
  img_profile: null,
  validacion: null,
  suspendida: false,
  eliminada: false,
  createAt: '2026-02-14T15:00:00.000Z',
};
const PRO: AccountHit = {
  ...LAURA,
  keylogin: 'm'.repeat(16),
  rol: 2,
  nombre: 'Ramón Medina',
  nombre_comercial: 'Medina Acabados',
  profesion: 'Pintura',
  validacion: 'validado',
};
const none = { lista: [], hay_mas: false };
const NOTHING: Found = {
  cuentas: none,
  proyectos: none,
  pagos: none,
  pagos_a_profesionales: none,
  de_cuentas: false,
};
const accounts = (...lista: AccountHit[]): Found => ({
  ...NOTHING,
  cuentas: { lista, hay_mas: false },
});
const ALL: Found = {
  cuentas: { lista: [LAURA, PRO], hay_mas: true },
  proyectos: {
    lista: [
      {
        id: 10467,
        titulo: 'Impermeabilizar azotea de Medina',
        estado: 'pagado',
        pagado: 9100,
        mitad_pagada: 1,
        entregado: 0,
        en_disputa: 0,
        en_contracargo: 0,
        en_revision: 0,
        client: { keylogin: LAURA.keylogin, nombre: LAURA.nombre },
        author: { keylogin: PRO.keylogin, nombre: PRO.nombre_comercial },
        ciudad: 'Zapopan',
        precio: 18_200,
      },
    ],
    hay_mas: false,
  },
  pagos: {
    lista: [
      {
        id: 7,
        id_payment: 'pi_3QtB8nRk2vYw0H4xLd',
        nombre: LAURA.nombre,
        descripcion: 'Primera mitad',
        value: 9100,
        tarjeta: { marca: 'visa', ultimos: '4242' },
        createAt: '2026-11-03T18:31:00.000Z',
        settledAt: '2026-11-03T18:31:00.000Z',
      },
    ],
    hay_mas: false,
  },
  pagos_a_profesionales: {
    lista: [
      {
        id: 5,
        nombre: 'Ramón Medina',
        monto: 4000,
        estado: 'pagado',
        fecha: '2026-11-04',
        clave_rastreo: 'MBAN01002211',
      },
    ],
    hay_mas: false,
  },
  de_cuentas: false,
};

const field = () => page.getByRole('combobox', { name: 'Qué buscas' });
const rows = () => page.getByRole('option');
const marked = () => page.getByRole('option', { selected: true });
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  signIn(person('admin'));
  answer(operations.getPending, NOTHING_PENDING);
  refuse(getProject, 'project_not_found');
  refuse(getProjects, 'unavailable');
});

/** On a screen of the team that asks for little. */
async function onScreen(screen: readonly [number, number] = DESKTOP) {
  await open('/admin/proyectos/1', screen);
  await expect.element(button('Buscar en todo')).toBeVisible();
}

test.each([PHONE, DESKTOP])('finds all kinds as one types, at %i × %i', async (...screen) => {
  answer(searchEverywhere, ALL);
  await onScreen(screen);
  await button('Buscar en todo').click();
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Ir a' })).toBeVisible();
  await expectGoodScreen();
  await field().fill('medina');
  for (const name of ['Cuentas', 'Proyectos', 'Pagos de clientes', 'Pagos a profesionales'])
    await expect.element(page.getByRole('group', { name })).toBeVisible();
  await expect.element(rows().first()).toMatchTextContent('33 1845 2290');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Medina',
    'Medina',
    'Medina',
    'Medina',
  ]);
  await expect.element(page.getByRole('option', { name: 'Ver más en Cuentas' })).toBeVisible();
  await expectGoodScreen();
});

test('Ctrl K opens it from within a field, and Escape gives the focus back to it', async () => {
  answer(getProjects, {
    proyectos: [],
    hay_mas: false,
    siguiente: null,
    sumas: { total: 0, muchos: 0, precio: 0, retenido: 0 },
  });
  answerCatalogue();
  answer(getAdministrators, { administradores: [] });
  await open('/admin/proyectos', DESKTOP);
  const search = page.getByRole('searchbox').first();
  await search.click();
  await press('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  await press('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  await press('{Meta>}k{/Meta}');
  await expect.element(field()).toHaveFocus();
  await press('{Meta>}k{/Meta}');
  await expect.element(field()).not.toBeInTheDocument();
});

test('what is typed before it is there is not lost', async () => {
  answer(searchEverywhere, accounts(LAURA));
  await onScreen();
  await press('{Control>}k{/Control}laura');
  await expect.element(field()).toHaveValue('laura');
  await expect.element(rows()).toMatchTextContent('Láura Medina Orozco');
});

test('arrows, Home and End move, Enter opens, and it is remembered until one signs out', async () => {
  answer(searchEverywhere, ALL);
  await onScreen();
  await press('{Control>}k{/Control}medina');
  await expect.element(marked()).toMatchTextContent('Láura Medina');
  const active = () => field().element().getAttribute('aria-activedescendant');
  await expect.poll(active).toBe(marked().element().id);
  await press('{ArrowDown}');
  await expect.element(marked()).toMatchTextContent('Medina Acabados');
  expect(active()).toBe(marked().element().id);
  await press('{End}');
  await expect.element(marked()).toMatchTextContent('MBAN01002211');
  await press('{ArrowDown}');
  await expect.element(marked()).toMatchTextContent('Láura Medina');
  await press('{ArrowUp}{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(marked()).toMatchTextContent('10467');
  await press('{Enter}');
  expect(address()).toBe('/admin/proyectos/10467');
  await expect.element(field()).not.toBeInTheDocument();

  // The text and what it found stay.
  await press('{Control>}k{/Control}');
  await expect.element(field()).toHaveValue('medina');
  await expect.element(rows().first()).toMatchTextContent('Láura Medina');
  await field().fill('');
  const recent = page.getByRole('group', { name: 'Lo último que abriste' });
  await expect.element(recent).toMatchTextContent('10467 · Impermeabilizar azotea');
  clearSession();
  signIn(person('admin'));
  await onScreen();
  await press('{Control>}k{/Control}');
  await expect.element(page.getByRole('group', { name: 'Ir a' })).toBeVisible();
  await expect.element(recent).not.toBeInTheDocument();
});

test('a late answer never stands in the place of a newer one', async () => {
  const waiting = new Map<unknown, (found: Found) => void>();
  reply(
    searchEverywhere,
    ({ texto }) =>
      new Promise((resolve) => {
        waiting.set(texto, (found) => resolve(Response.json({ mensaje: 'success', ...found })));
      }),
  );
  await onScreen();
  await press('{Control>}k{/Control}lau');
  await expect.poll(() => waiting.has('lau')).toBe(true);
  await field().fill('medina');
  await expect.poll(() => waiting.has('medina')).toBe(true);
  waiting.get('medina')?.(accounts(PRO));
  await expect.element(rows()).toMatchTextContent('Medina Acabados');
  waiting.get('lau')?.(accounts(LAURA));
  await expect.poll(() => asked(searchEverywhere)).toHaveLength(2);
  await expect.element(rows()).toMatchTextContent('Medina Acabados');
});

test('Enter before the answer opens the first of it, and nothing of the answer before', async () => {
  answer(searchEverywhere, accounts(LAURA));
  await onScreen();
  await press('{Control>}k{/Control}laura');
  await expect.element(rows()).toMatchTextContent('Láura');
  answer(searchEverywhere, { ...NOTHING, proyectos: ALL.proyectos });
  await field().fill('10467');
  await press('{Enter}');
  await expect.poll(address).toBe('/admin/proyectos/10467');
});

test('asks once somebody pauses, and not for what is too short', async () => {
  answer(searchEverywhere, accounts(LAURA));
  await onScreen();
  await press('{Control>}k{/Control}x');
  await expect.element(page.getByText('Escribe un poco más').last()).toBeVisible();
  await field().fill('');
  stopClock();
  await press('laura');
  await pass(140);
  await press(' medina');
  await pass(140);
  expect(asked(searchEverywhere)).toEqual([]);
  await pass(10);
  await expect.element(rows()).toMatchTextContent('Láura');
  expect(asked(searchEverywhere).map(({ texto }) => texto)).toEqual(['laura medina']);
});

test('says that nothing was found, and what can be typed', async () => {
  answer(searchEverywhere, NOTHING);
  await onScreen(PHONE);
  await button('Buscar en todo').click();
  await field().fill('zzxqj');
  await expect.element(page.getByText('No encontramos nada con «zzxqj»')).toBeVisible();
  await expect.element(page.getByText(/sus últimas 4 cifras/)).toBeVisible();
  await expectGoodScreen();
});

test.each(FAILURES)('a failure keeps the text, and another try works: $name', async (failure) => {
  fail(searchEverywhere, failure);
  await onScreen();
  await press('{Control>}k{/Control}laura');
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(failure.text(searchEverywhere));
  await expectGoodScreen();
  answer(searchEverywhere, accounts(LAURA));
  await button('Reintentar').click();
  await expect.element(rows()).toMatchTextContent('Láura');
  await expect.element(field()).toHaveValue('laura');
});

test('jumps to screens and actions by their words, before anything is found', async () => {
  answer(searchEverywhere, NOTHING);
  await onScreen();
  await press('{Control>}k{/Control}pagos pro');
  await expect.element(marked()).toMatchTextContent('Pagos a profesionales');
  await field().fill('contrasena');
  await expect.element(marked()).toMatchTextContent('Cambiar mi contraseña');
  await field().fill('invitar');
  await expect.element(marked()).toMatchTextContent('Invitar a alguien al equipo');
});

test('whoever may only read is led to what they may open', async () => {
  signInReader();
  answer(searchEverywhere, accounts(LAURA));
  await onScreen();
  await press('{Control>}k{/Control}invitar');
  await expect.poll(() => asked(searchEverywhere)).toHaveLength(1);
  await expect.element(rows()).toMatchTextContent('Láura');
  await field().fill('mensajes');
  await expect.element(rows().getByText('Reporte de mensajes')).toBeVisible();
  expect(
    rows()
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain('Mensajes');
  answer(getAccounts, {
    accounts: [],
    totalPages: 1,
    total: 0,
    total_estimado: false,
    hay_mas: false,
    marca: null,
  });
  await field().fill('laura');
  await expect.element(marked()).toMatchTextContent('Láura');
  await press('{Enter}');
  await expect.poll(address).toBe('/admin/cuentas?search=laura.medina%40demo.mx');
});

test('who was meant for sure comes with what is theirs, and can be written to', async () => {
  answer(searchEverywhere, {
    ...ALL,
    cuentas: { lista: [LAURA], hay_mas: false },
    de_cuentas: true,
  });
  await onScreen();
  await press('{Control>}k{/Control}331845-2290');
  await expect.element(page.getByText('Teléfono', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Sus proyectos' })).toBeVisible();
  await expect
    .element(page.getByRole('option', { name: 'Escribirle a Láura Medina Orozco' }))
    .toBeVisible();
});

test('one that is suspended and one that was deleted are marked', async () => {
  const gone = { nombre: 'Cuenta eliminada', email: '', telefono: '', ciudad: '', eliminada: true };
  answer(
    searchEverywhere,
    accounts({ ...LAURA, suspendida: true }, { ...PRO, ...gone, nombre_comercial: '' }),
  );
  await onScreen();
  await press('{Control>}k{/Control}laura');
  await expect.element(rows().first()).toMatchTextContent('Suspendida');
  await expect.element(rows().last()).toMatchTextContent('Eliminada');
});
