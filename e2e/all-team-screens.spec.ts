import { expect, type Page } from '@playwright/test';
import { getAccounts } from '#contract/accounts.ts';
import { getPagosDeClientes } from '#contract/payments.ts';
import { getReviews } from '#contract/reviews.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { expectGoodForLargeLetters, expectRoomForLargeLetters } from './steps/large-letters.ts';
import { demoClient, demoProfessional, logIn, type Member } from './steps/people.ts';
import { DESKTOP, test } from './steps/person.ts';
import { followEach, press, type Screen } from './steps/screens.ts';

// Every screen of the administrators with the demo's data, at the widths of a phone and a desktop: axe finds
// nothing, nothing overflows sideways, and no error occurs in the page. On a phone, targets are large enough for a
// finger; at both widths nothing overflows or is cut off at a text size of 200 %.

// A long file: the workers share it, each with its own product.
test.describe.configure({ mode: 'parallel' });

let client: Member;
let professional: Member;
let admin: Member;
test.beforeAll(async () => {
  [client, professional, admin] = await Promise.all([
    demoClient(),
    demoProfessional(),
    logIn(DEMO_ACCOUNTS[2].email),
  ]);
});

const REPORTS = [
  'cuentas',
  'mensajes',
  'propuestas',
  'pagos-de-clientes',
  'reviews',
  'notificaciones',
];
const TABS = ['Gráficas', 'Mensajes', 'Reseñas', 'Notificaciones', 'Pagos realizados'];

async function expectGoodTeam(
  seat: (viewport: typeof DESKTOP, as: Member) => Promise<{ page: Page }>,
  screens: readonly Screen[],
): Promise<void> {
  const { page } = await seat(DESKTOP, admin);
  await followEach(page, screens, {
    onPhone: expectGoodForLargeLetters,
    onDesktop: expectRoomForLargeLetters,
  });
}

const session = () => ({ as: { session_id: admin.session_id, keylogin: admin.keylogin } });

/** Somebody whom the team has not looked at yet. */
async function somebodyPending(): Promise<string> {
  const waiting = { validacion: 'pendiente', rol: 2, itemsPerPage: 10 } as const;
  const [pending] = (await send(getAccounts, waiting, session())).accounts;
  if (!pending) throw new Error('the demo has nobody who waits for validation');
  return pending.keylogin;
}

test('screens of accounts', async ({ seat }) => {
  const account = `/admin/cuentas/${professional.keylogin}`;
  const pending = `/admin/cuentas/${await somebodyPending()}`;
  await expectGoodTeam(seat, [
    '/admin',
    '/admin?por=dia',
    '/admin/pendientes',
    ['/admin/pendientes', pressIfAny(/^Descartar/)],
    '/admin/cuentas',
    '/admin/cuentas?texto=zzzzzz',
    ['/admin/cuentas', press(/^Eliminar la cuenta/)],
    `/admin/cuentas/${client.keylogin}`,
    account,
    ...TABS.map((name) => [`${account}?intervalo=1A`, tab(name), 'stays'] as const),
    [account, press('Suspender')],
    pending,
    [pending, press('Validar')],
    [pending, press('Rechazar')],
    '/admin/nuevo-profesional',
  ]);
});

test('screens of conversations, reviews, payments and disputes', async ({ seat }) => {
  const [review] = (await send(getReviews, { itemsPerPage: 10 }, session())).reviews;
  const { pagos } = await send(getPagosDeClientes, { itemsPerPage: 10 }, session());
  await expectGoodTeam(seat, [
    '/admin/mensajes',
    `/admin/chat-history/${client.keylogin}/${professional.keylogin}`,
    '/admin/proyectos',
    '/admin/proyectos?estado=abiertos&orden=precio',
    '/admin/proyectos/1',
    '/admin/solicitudes',
    '/admin/solicitudes?estado=cerrada&lugar=Sonora',
    '/admin/solicitudes/1',
    '/admin/reviews',
    ['/admin/reviews', press(/^Eliminar la reseña/)],
    `/admin/reviews/${review?.id}`,
    '/admin/pagos-de-clientes',
    ...pagos.slice(0, 3).map(({ id }) => `/admin/pagos-de-clientes/${id}`),
    '/admin/pagos-a-profesionales',
    ['/admin/pagos-a-profesionales', pressIfAny(/^(Registrar envío|Marcar pagado|Falló)/)],
    '/admin/plantillas',
    '/admin/avisos',
    '/admin/avisos?vista=dia',
    '/admin/respuestas',
    ['/admin/aprobaciones', press('Cambiar cantidades')],
    '/admin/casos',
    '/admin/casos?caso=proyecto.1',
    ['/admin/ajustes/respuestas', press('Nueva respuesta')],
    '/admin/casos/proyectos',
    '/admin/casos/proyectos?estado=cerrados',
    '/admin/casos/1',
    ['/admin/casos/2', press('Sigue su curso')],
    '/admin/contracargos',
    '/admin/contracargos?estado=terminados',
    '/admin/contabilidad/banco',
    '/admin/contabilidad/banco?ver=todas',
    '/admin/disputas',
    '/admin/disputas?estado=resueltas',
    '/admin/disputas/1',
    '/admin/denuncias',
  ]);
});

test('screens of reports, categories and the audit', async ({ seat }) => {
  await expectGoodTeam(seat, [
    '/admin/reportes',
    ...REPORTS.map((name) => `/admin/reportes/${name}`),
    '/admin/categorias',
    ['/admin/categorias', press(/^Editar /)],
    ['/admin/categorias', press('Agregar categoría')],
    '/admin/ajustes',
    '/admin/ajustes/preguntas',
    ['/admin/ajustes/preguntas', press('Agregar pregunta')],
    '/admin/ajustes/contacto',
    '/admin/ajustes/riesgo',
    ['/admin/ajustes/riesgo', press('Cambiar «Primeros pagos a un profesional»')],
    '/admin/ajustes/riesgo/primeros_pagos',
    '/admin/casos/riesgo/1',
    '/admin/auditoria',
    '/admin/equipo',
    '/admin/mi-cuenta',
  ]);
});

test('screens of an administrator’s chat', async ({ seat }) => {
  const { page } = await seat(DESKTOP, admin);
  const chat = `/chat/${client.keylogin}`;
  await followEach(page, ['/chat/view', chat, `${chat}?panel=proyecto`]);
});

/** Not every demo has all kinds of pending work. */
const pressIfAny = (name: RegExp) => async (page: Page) => {
  if ((await page.getByRole('button', { name }).count()) > 0) await press(name)(page);
};

const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
};
