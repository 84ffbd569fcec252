import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { productUrl } from './steps/product.ts';
import { demoClient, demoProfessional, logIn, type Member } from './steps/people.ts';
import { PHONE, test } from './steps/person.ts';
import { follow, started } from './steps/router.ts';

// All routes of the application (1 §2), as those see them for whom they are. What others see of them is proved by
// web/areas/doors.browser.test.tsx.

const WHO = ['visitante', 'cliente', 'profesional', 'administrador'] as const;
type Who = (typeof WHO)[number];

/** A page's title, or `→` and the address to which it redirects. */
type Answer = string | RegExp;

interface Route {
  readonly path: string;
  /** The HTTP status of the document. */
  readonly status?: 200 | 301 | 302 | 404;
  readonly sees: Answer;
  /** What a client sees who loads it instead of following a link, if not the same (comes-back.ts). */
  readonly loaded?: Answer;
  /**
   * For whom it is, if not for everybody. Then the document is the same for all, because only the browser knows the
   * session.
   */
  readonly closed?: readonly Who[];
}

const MISSING = 'No encontramos esta página';
/** The title is somebody's name. */
const NAMED = /^(?!No encontramos|Algo falló)\S/;

/** For signed-in people. */
const signedIn = (path: string, answer: Answer, status?: 404): Route => ({
  path,
  closed: ['cliente', 'profesional', 'administrador'],
  ...(status && { status }),
  sees: answer,
});
const ownArea = (path: string, who: 'cliente' | 'profesional', sees: Answer): Route => ({
  path,
  closed: [who],
  sees,
});
const team = (path: string, sees: Answer, status?: 404): Route => ({
  path,
  closed: ['administrador'],
  ...(status && { status }),
  sees,
});

let members: Record<Exclude<Who, 'visitante'>, Member>;

/** `:cliente` and `:profesional` stand for the key of such an account. */
const ROUTES: readonly Route[] = [
  // A client sees their own home there.
  { path: '/', sees: /casa|hogar|^Hola/i },
  { path: '/solicitar', sees: 'Solicita un servicio' },
  { path: '/servicios', sees: 'Solicita un servicio' },
  { path: '/servicios/Pintura?estado=Jalisco', sees: 'Solicita un servicio' },
  { path: '/servicios/no-existe', sees: 'Solicita un servicio' },
  { path: '/categorias', sees: /profesionales/i },
  { path: '/categorias/pintura', sees: /Pintura/ },
  { path: '/categorias/Pintura', status: 301, sees: '→/categorias/pintura' },
  { path: '/categorias/no-existe', status: 404, sees: /No encontramos/ },
  { path: '/ver/profesional/:profesional', sees: NAMED },
  { path: '/ver/profesional/no-hay-nadie-aqui', status: 404, sees: /No encontramos/ },
  { path: '/quiero-contratar', sees: 'Crea tu cuenta', loaded: '→/cliente' },
  { path: '/quiero-trabajar', sees: 'Trabaja con nosotros', loaded: '→/cliente' },
  { path: '/login', sees: 'Ingresar' },
  { path: '/restaurar-contraseña', sees: 'Restablecer contraseña' },
  { path: '/restaurar-contrase%C3%B1a', sees: 'Restablecer contraseña' },
  { path: '/login?email=ana@correo.mx', sees: 'Ingresar' },
  { path: '/m/ca/no-es-de-nadie', sees: 'Configura tu cuenta' },
  { path: '/baja/no-es-nuestro', sees: 'Este enlace no sirve' },
  { path: '/invitacion/no-es-de-nadie', sees: 'Invitación al equipo' },
  { path: '/terminos-condiciones', sees: 'Términos y condiciones' },
  { path: '/terminos-y-condiciones', sees: 'Términos y condiciones' },
  { path: '/politicas-de-privacidad', sees: /privacidad/i },
  { path: '/politica-de-cookies', sees: /cookies/i },
  { path: '/oferta-profesionales', sees: NAMED },
  { path: '/no-existe', status: 404, sees: MISSING },
  { path: '/ver/profesional', status: 404, sees: MISSING },

  ownArea('/cliente', 'cliente', /^Hola/),
  ownArea('/profesional', 'profesional', NAMED),
  ownArea('/profesional/portafolio', 'profesional', 'Portafolio'),
  ownArea('/profesional/dinero', 'profesional', 'Dinero'),
  ownArea('/profesional/mi-perfil', 'profesional', NAMED),
  ownArea('/profesional/metodo-de-pago', 'profesional', 'Método de pago'),
  ownArea('/profesional/membresia', 'profesional', 'Membresía'),
  ownArea('/profesional/membresia/ty', 'profesional', /membresía/i),
  ownArea('/profesional/perfil', 'profesional', 'Tu perfil'),
  ownArea('/cliente/proyectos', 'cliente', 'Mis proyectos'),
  ownArea('/cliente/solicitudes', 'cliente', 'Solicitudes'),
  ownArea('/cliente/favoritos', 'cliente', 'Tus favoritos'),
  ownArea('/cliente/recibos', 'cliente', 'Tus recibos'),
  ownArea('/cliente/recibos/1', 'cliente', 'Recibo de pago'),
  ownArea('/cliente/resenas', 'cliente', 'Mis reseñas'),
  ownArea('/profesional/proyectos', 'profesional', 'Mis proyectos'),
  ownArea('/profesional/solicitudes', 'profesional', 'Solicitudes'),
  ownArea('/profesional/recibos', 'profesional', 'Tus recibos'),
  ownArea('/profesional/recibos/1', 'profesional', 'Recibo de pago'),
  ownArea('/profesional/dinero/liberaciones', 'profesional', 'Tus liberaciones'),
  ownArea('/profesional/dinero/liberaciones/1', 'profesional', 'Recibo de liberación'),
  ownArea('/profesional/dinero/pagos/1', 'profesional', 'Recibo de pago a tu cuenta'),
  ownArea('/profesional/resenas', 'profesional', 'Mis reseñas'),
  ownArea('/cliente/cuenta', 'cliente', 'Tu cuenta'),
  ownArea('/cliente/direccion', 'cliente', 'Tu dirección'),
  ownArea('/profesional/cuenta', 'profesional', 'Tu cuenta'),
  ownArea('/cliente/avisos', 'cliente', 'Qué te avisamos'),
  ownArea('/profesional/avisos', 'profesional', 'Qué te avisamos'),
  ownArea('/profesional/direccion', 'profesional', 'Tu dirección'),
  signedIn('/chat/view', 'Conversaciones'),
  signedIn('/chat/:profesional', 'Conversaciones'),
  ...['/cliente/no-existe', '/chat', '/chat/a/b'].map((path) => signedIn(path, MISSING, 404)),

  team('/admin', 'Negocio'),
  team('/admin/pendientes', 'Pendientes'),
  team('/admin/cuentas', 'Cuentas'),
  team('/admin/cuentas/:cliente', NAMED),
  team('/admin/nuevo-profesional', 'Nuevo profesional'),
  team('/admin/denuncias', 'Denuncias'),
  team('/admin/disputas', 'Disputas'),
  team('/admin/disputas/1', 'Disputa'),
  team('/admin/plantillas', 'Plantillas de WhatsApp'),
  team('/admin/avisos', 'Avisos enviados'),
  team('/admin/respuestas', 'Respuestas por WhatsApp'),
  team('/admin/aprobaciones', 'En espera de otra persona'),
  team('/admin/ajustes', 'Ajustes'),
  team('/admin/ajustes/preguntas', 'Preguntas frecuentes'),
  team('/admin/ajustes/contacto', 'Datos de contacto'),
  team('/admin/ajustes/riesgo', 'Reglas de riesgo'),
  team('/admin/ajustes/riesgo/primeros_pagos', 'Primeros pagos a un profesional'),
  team('/admin/casos/riesgo/1', NAMED),
  team('/admin/casos', 'Casos'),
  team('/admin/casos/proyectos', 'Proyectos detenidos'),
  team('/admin/ajustes/respuestas', 'Respuestas guardadas'),
  team('/admin/casos/1', NAMED),
  team('/admin/contracargos', 'Contracargos'),
  team('/admin/contabilidad/banco', 'Estado de cuenta'),
  team('/admin/reportes', 'Reportes'),
  team('/admin/reportes/cuentas', 'Resumen de cuentas'),
  team('/admin/reportes/mensajes', 'Reporte de mensajes'),
  team('/admin/reportes/propuestas', 'Reporte de propuestas'),
  team('/admin/reportes/pagos-de-clientes', 'Reporte de pagos de clientes'),
  team('/admin/reportes/reviews', 'Reporte de reseñas'),
  team('/admin/reportes/notificaciones', 'Reporte de notificaciones'),
  team('/admin/auditoria', 'Auditoría'),
  team('/admin/equipo', 'Equipo'),
  team('/admin/mi-cuenta', 'Mi cuenta'),
  team('/admin/pagos-a-profesionales', 'Pagos a profesionales'),
  team('/admin/categorias', 'Categorías'),
  team('/admin/chat-history/:cliente/:profesional', /^Mensajes entre .+ y .+/),
  team('/admin/chat-history/a/b', 'Historial de mensajes'),
  team('/admin/mensajes', 'Listado de mensajes'),
  team('/admin/proyectos', 'Proyectos'),
  team('/admin/proyectos/1', NAMED),
  team('/admin/solicitudes', 'Solicitudes'),
  team('/admin/solicitudes/1', NAMED),
  team('/admin/reviews', 'Reseñas'),
  ...['/admin/reviews/1', '/admin/reviews/x/1'].map((path) => team(path, 'Reseña')),
  team('/admin/pagos-de-clientes', 'Pagos de clientes'),
  ...['/admin/pagos-de-clientes/1', '/admin/pagos-de-clientes/x/1'].map((path) =>
    team(path, 'Pago'),
  ),
  ...['/admin/no-existe', '/admin/chat-history/a'].map((path) => team(path, MISSING, 404)),
];

// A long file: the workers share it, each with its own product.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async () => {
  const [cliente, profesional, administrador] = await Promise.all([
    demoClient(),
    demoProfessional(),
    logIn(DEMO_ACCOUNTS[2].email),
  ]);
  members = { cliente, profesional, administrador };
});

const withKeys = (path: string) =>
  path
    .replace(':cliente', members.cliente.keylogin)
    .replace(':profesional', members.profesional.keylogin);

/** The entries of areas, which people type; clients and visitors load all public pages, too. */
const TYPED = new Set(['/', '/cliente', '/profesional', '/chat/view', '/admin']);

for (const who of WHO)
  test(`each route as ${who} sees it`, async ({ seat }) => {
    const { page } = await seat(PHONE, who === 'visitante' ? undefined : members[who]);
    for (const { path, sees, loaded = sees, closed } of ROUTES) {
      if (closed && !closed.includes(who)) continue;
      if (TYPED.has(path) || (!closed && (who === 'visitante' || who === 'cliente')))
        await page.goto(withKeys(path));
      else await follow(page, withKeys(path));
      await expectAnswer(page, who === 'cliente' ? loaded : sees, path);
    }
  });

async function expectAnswer(page: Page, answer: Answer, path: string): Promise<void> {
  const to = typeof answer === 'string' && answer.startsWith('→') ? answer.slice(1) : null;
  const address = new URL(to ?? withKeys(path), productUrl()).href;
  await expect(page, path).toHaveURL(address);
  const title = page.getByRole('heading', { level: 1 });
  if (to === null) await expect(title, path).toHaveText(answer);
  else await expect(title, path).toBeVisible();
}

test('each document has its status, and those that need a login contain no personal data', async () => {
  const names = Object.values(members)
    .flatMap(({ user: { account, keylogin } }) => [...Object.values(account), keylogin])
    .filter((text) => typeof text === 'string' && text !== '');
  for (const { path, status = 200, closed } of ROUTES) {
    const address = productUrl() + withKeys(path);
    const reply = await fetch(address, { redirect: 'manual' });
    expect(reply.status, path).toBe(status);
    // One pays at none of these addresses themselves.
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy, path).not.toContain('stripe');
    if (status !== 301) expect(policy, path).toContain("require-trusted-types-for 'script'");
    if (!closed) continue;
    const html = (await reply.text()).replaceAll(withKeys(path), '');
    for (const name of names) expect(html, `${path} tells ${name}`).not.toContain(name);
  }
});

test('each change of the path scrolls to the top', async ({ seat }) => {
  const { page } = await seat(PHONE, members.cliente);
  const atTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/');
  await started(page);
  const footer = page.getByRole('contentinfo');
  for (const [link, path] of [
    ['Términos y condiciones', '/terminos-condiciones'],
    ['Buscar profesionales', '/categorias'],
    ['Políticas de privacidad', '/politicas-de-privacidad'],
    ['Trabaja con nosotros', '/oferta-profesionales'],
    ['Política de cookies', '/politica-de-cookies'],
  ] as const) {
    // By keyboard: what is still loading moves the footer away from under a pointer.
    await footer.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await atTop();
    await expect(page.locator('main h1')).toBeFocused();
  }
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page).toHaveURL(/\/cliente$/);
  await atTop();
});

test('an unreadable fragment in the address is ignored', async ({ seat }) => {
  const { page } = await seat(PHONE);
  for (const path of ['/login#100%', '/#%E0%A4%A']) {
    await page.goto(path);
    await expect(page.locator('fieldset:disabled')).toHaveCount(0);
    await expect(page.getByText('Algo falló')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a link to a section of the home page waits for the section', async ({ seat }) => {
  const { page } = await seat(PHONE);
  for (const [label, section] of [
    ['Nosotros', 'nosotros'],
    ['Preguntas', 'preguntas'],
    ['Contacto', 'contacto'],
    ['Profesionales', 'profesionales'],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/#${section}$`));
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
});
