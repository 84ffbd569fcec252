import { expect, type Page } from '@playwright/test';
import { getAccounts, getUser } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { getConversations } from '#contract/chat.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { demoClient, demoProfessional, logIn, type Member } from './steps/people.ts';
import { DESKTOP, test } from './steps/person.ts';
import { panel } from './steps/project.ts';
import { choosePeople, keepRequest, LEAK } from './steps/request.ts';
import { expectGoodAtBothWidths, followEach, press, type Screen } from './steps/screens.ts';

// Every screen with the demo's data, except the team's, at the widths of a phone and a desktop: axe finds nothing,
// nothing overflows sideways, and no error occurs in the page.

let client: Member;
let professional: Member;
let admin: Member;

// The longest file there is: the workers share it, each with its own product.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async () => {
  [client, professional, admin] = await Promise.all([
    demoClient(),
    demoProfessional(),
    logIn(DEMO_ACCOUNTS[2].email),
  ]);
});

test('screens of visitors', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await followEach(page, [
    '/',
    ['/', press('Abrir menú')],
    '/categorias',
    ['/categorias', press(/Todas las categorías/)],
    '/categorias/plomeria?estado=Jalisco&ciudad=Guadalajara',
    '/categorias/plomeria?estado=Jalisco',
    '/categorias?texto=zzzzzz',
    '/categorias/astrologia',
    `/ver/profesional/${professional.keylogin}`,
    [`/ver/profesional/${professional.keylogin}`, openPhoto],
    '/ver/profesional/no-hay-nadie-aqui',
    '/solicitar',
    '/servicios/pintura',
    '/servicios/instalacion-de-electrodomesticos',
    ['/servicios/plomeria', continueWithoutAnswer],
    '/oferta-profesionales',
    '/terminos-condiciones',
    '/terminos-y-condiciones',
    '/politicas-de-privacidad',
    '/politica-de-cookies',
    '/login',
    ['/restaurar-contraseña?email=nadie@correo.example', askCode],
    '/restaurar-contraseña',
    '/quiero-contratar',
    '/quiero-trabajar',
    '/m/ca/no-es-de-nadie',
    '/baja/no-es-nuestro',
    '/invitacion/no-es-de-nadie',
    '/no-existe',
  ]);
});

test('every UI primitive in every state', async ({ seat }) => {
  const { page } = await seat(DESKTOP);
  await page.goto('/_dev/ui');
  await expectGoodAtBothWidths(page);
});

test('screens of a client', async ({ seat }) => {
  const { page } = await seat(DESKTOP, client);
  await followEach(page, [
    '/cliente',
    '/cliente/solicitudes',
    '/cliente/proyectos',
    '/cliente/proyectos?texto=zzzzzz',
    '/cliente/favoritos',
    '/cliente/recibos',
    '/cliente/recibos/999999',
    '/cliente/resenas',
    '/cliente/cuenta',
    '/cliente/direccion',
    '/cliente/avisos',
    '/cliente/no-existe',
    '/chat/view',
    ...(await conversationsOf(client)),
    `/chat/${professional.keylogin}?action=presupuesto`,
  ]);
});

test('screens of a request that is being sent', async ({ seat }) => {
  const { page } = await seat(DESKTOP, client);
  const { promise: slow, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/assets\/review-[\w-]{8}\.js/, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/categorias/plomeria?revisar=1');
  await expectGoodAtBothWidths(page);
  arrive();
  await followEach(page, ['/categorias/plomeria?solicitud=1', '/categorias/plomeria?revisar=1']);
  await keepRequest(page, LEAK);
  await followEach(page, [
    ['/categorias/plomeria?solicitud=1', async (open) => void (await choosePeople(open, 2))],
    '/categorias/plomeria?revisar=1',
    '/categorias/pintura?solicitud=1',
    `/chat/${professional.keylogin}?action=presupuesto`,
  ]);
});

test('screens of a finished project', async ({ seat }) => {
  const [other] = await keysAt(professional, 'completado');
  const { user } = await send(getUser, { user_id: other ?? '' }, { as: session(admin) });
  const { page } = await seat(DESKTOP, await logIn(user.account.email));
  await followEach(page, [`/chat/${professional.keylogin}?panel=proyecto`]);
});

test('screens of a professional', async ({ seat }) => {
  const { page } = await seat(DESKTOP, professional);
  await followEach(page, [
    '/profesional',
    '/profesional/solicitudes',
    '/profesional/proyectos',
    '/profesional/dinero/liberaciones',
    '/profesional/dinero/liberaciones/999999',
    '/profesional/dinero/pagos/999999',
    '/profesional/resenas',
    '/profesional/cuenta',
    '/profesional/direccion',
    '/chat/view',
    ...(await conversationsOf(professional)),
  ]);
});

test('screens of a professional who is not validated', async ({ seat }) => {
  for (const validacion of ['pendiente', 'rechazado'] as const) {
    const { page } = await seat(DESKTOP, await logIn((await accountBeing(validacion)).email));
    await followEach(page, ['/profesional', '/chat/view']);
  }
});

/** Continues without an answer, so that the form says what is missing. */
async function continueWithoutAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('Elige una opción.')).toBeVisible();
}

async function askCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByLabel('Código')).toBeVisible();
}

async function openPhoto(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="trabajos"]').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The dialogs before the actions that the demo's client and professional can take, by role and state. */
const DIALOGS: Record<number, Partial<Record<string, readonly (string | RegExp)[]>>> = {
  [ROL.client]: {
    publicada: [/^Aceptar por/, 'Rechazar'],
    por_pagar: [/^Pagar \$/],
    pagado: ['Marcar como completado'],
  },
  [ROL.professional]: { completado: ['Calificar'] },
};

/** One conversation, and one project in each state with its dialogs. */
async function conversationsOf(me: Member): Promise<Screen[]> {
  const byState = new Map((await projectsOf(me)).map(({ estado, key }) => [estado, key]));
  const screens: Screen[] = [`/chat/${byState.get('pagado')}`];
  for (const [estado, key] of byState) {
    const project = `/chat/${key}?panel=proyecto`;
    screens.push(project);
    for (const dialog of DIALOGS[me.user.rol]?.[estado] ?? [])
      screens.push([project, press(dialog)]);
  }
  if (me === client) screens.push(`/chat/${byState.get('pagado')}?panel=anticipos`);
  else screens.push([`/chat/${byState.get('rechazada')}?panel=proyecto`, emptyProposal]);
  return screens;
}

async function emptyProposal(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Crear propuesta' }).click();
  await panel(page).getByRole('button', { name: 'Enviar propuesta' }).click();
  await expect(panel(page).getByText('Escribe un título.')).toBeVisible();
}

const keysAt = async (me: Member, wanted: string) =>
  (await projectsOf(me)).filter(({ estado }) => estado === wanted).map(({ key }) => key);

async function projectsOf(me: Member): Promise<{ key: string; estado: string }[]> {
  const { conversations } = await send(getConversations, {}, { as: session(me) });
  return Promise.all(
    conversations.map(async ({ other_key: key }) => {
      const project = await me.project({ keylogin: key });
      return { key, estado: project?.estado ?? 'ninguno' };
    }),
  );
}

/** One of the demo's accounts, whose password is known. */
async function accountBeing(validacion: 'pendiente' | 'rechazado') {
  const input = { validacion, rol: 2, itemsPerPage: 100 };
  const { accounts } = await send(getAccounts, input, { as: session(admin) });
  const account = accounts.find(({ email }) => email.endsWith('@demo.mx'));
  if (!account) throw new Error(`the demo has nobody who is ${validacion}`);
  return account;
}

const session = ({ session_id, keylogin }: Member) => ({ session_id, keylogin });
