import { expect, type Page } from '@playwright/test';
import { getAccounts } from '#contract/accounts.ts';
import { getPagosDeClientes } from '#contract/payments.ts';
import { getReviews } from '#contract/reviews.ts';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { send } from './steps/calls.ts';
import { demoClient, demoProfessional, logIn, type Member } from './steps/people.ts';
import { PHONE, test } from './steps/person.ts';

// The administrator's screens on a phone: at a text size of 200 %, and with targets large enough for a finger.

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

/** An address, optionally with something that is opened there. */
type Screen = string | readonly [path: string, open: (page: Page) => Promise<unknown>];

const REPORTS = [
  'cuentas',
  'mensajes',
  'propuestas',
  'pagos-de-clientes',
  'reviews',
  'notificaciones',
];
const TABS = ['Gráficas', 'Mensajes', 'Reseñas', 'Notificaciones', 'Pagos realizados'];

async function screens(): Promise<readonly Screen[]> {
  const { session_id, keylogin } = admin;
  const as = { session_id, keylogin };
  const [review] = (await send(getReviews, { itemsPerPage: 10 }, { as })).reviews;
  const { pagos } = await send(getPagosDeClientes, { itemsPerPage: 10 }, { as });
  const waiting = { validacion: 'pendiente', rol: 2, itemsPerPage: 10 } as const;
  const [pending] = (await send(getAccounts, waiting, { as })).accounts;
  const account = `/admin/cuentas/${professional.keylogin}`;
  return [
    '/admin',
    ['/admin', press(/^Descartar/)],
    '/admin/cuentas',
    ['/admin/cuentas', press(/^Eliminar la cuenta/)],
    `/admin/cuentas/${client.keylogin}`,
    account,
    ...TABS.map((name) => [`${account}?intervalo=1A`, tab(name)] as const),
    [account, press('Suspender')],
    `/admin/cuentas/${pending?.keylogin}`,
    [`/admin/cuentas/${pending?.keylogin}`, press('Validar')],
    [`/admin/cuentas/${pending?.keylogin}`, press('Rechazar')],
    '/admin/nuevo-profesional',
    '/admin/mensajes',
    `/admin/chat-history/${client.keylogin}/${professional.keylogin}`,
    '/admin/reviews',
    ['/admin/reviews', press(/^Eliminar la reseña/)],
    `/admin/reviews/${review?.id}`,
    '/admin/pagos-de-clientes',
    ...pagos.slice(0, 3).map(({ id }) => `/admin/pagos-de-clientes/${id}`),
    '/admin/pagos-a-profesionales',
    ['/admin/pagos-a-profesionales', press(/^(Registrar envío|Marcar pagado|Falló)/)],
    '/admin/disputas',
    '/admin/disputas?estado=resueltas',
    '/admin/denuncias',
    '/admin/reportes',
    ...REPORTS.map((name) => `/admin/reportes/${name}`),
    '/admin/categorias',
    ['/admin/categorias', press(/^Editar /)],
    ['/admin/categorias', press('Agregar categoría')],
    '/admin/auditoria',
  ];
}

test('administrators’ screens have targets of 44 px, and at a text size of 200 % nothing overflows or is cut off', async ({
  seat,
}) => {
  const { page } = await seat(PHONE, admin);
  for (const screen of await screens()) {
    await visit(page, screen);
    expect.soft(await page.evaluate(low), nameOf(screen)).toEqual([]);
    await page.evaluate(enlarge);
    expect.soft(await page.evaluate(outside), nameOf(screen)).toEqual([]);
  }
});

const nameOf = (screen: Screen): string => (typeof screen === 'string' ? screen : screen[0]);

async function visit(page: Page, screen: Screen): Promise<void> {
  const [path, open] = typeof screen === 'string' ? [screen] : screen;
  await page.goto(path);
  // Charts appear after their script has loaded.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1').first()).toBeAttached();
  await settled(page);
  await open?.(page);
  await settled(page);
}

const settled = (page: Page) =>
  expect(page.locator('[aria-busy="true"], fieldset:disabled')).toHaveCount(0);

const press = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name }).first();
  // Not every demo has all kinds of pending work.
  if ((await button.count()) === 0) return;
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();

/** In the page: doubles the text size and waits until it is rendered. */
function enlarge(): Promise<void> {
  document.documentElement.style.fontSize = '200%';
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/** In the page: elements that overflow the screen, are cut off by their container, or scroll sideways. */
function outside(): string[] {
  const { clientWidth: screen, scrollWidth } = document.documentElement;
  const found = scrollWidth > screen ? [`the page is ${scrollWidth} px wide`] : [];
  const chain = (element: Element): Element[] =>
    element.parentElement ? [element, ...chain(element.parentElement)] : [element];
  /** For screen readers only. */
  const unseen = (element: Element) =>
    element.closest('svg, [hidden], [aria-hidden="true"]') !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    chain(element).some((at) => getComputedStyle(at).clipPath !== 'none');
  /** Rows of links, rows of tabs and wide tables scroll sideways on purpose. */
  const scrolls = (element: Element) => element.closest('nav, [role="tablist"], [role="group"]');
  for (const element of document.body.querySelectorAll('*')) {
    if (unseen(element) || scrolls(element)) continue;
    const { right, left, width } = element.getBoundingClientRect();
    const { overflowX, textOverflow } = getComputedStyle(element);
    const words = (element.textContent ?? '').trim().slice(0, 60);
    if (width > 0 && (right > screen + 1 || left < -1)) found.push(`beyond the screen: ${words}`);
    // Text scrolls within its field.
    const typed = element.matches('input, textarea');
    if (overflowX !== 'visible' && textOverflow !== 'ellipsis' && !typed)
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its container: ${words}`);
  }
  return found;
}

/** In the page: targets lower than 44 px, except links within a sentence. */
function low(): string[] {
  const inSentence = (link: Element) =>
    getComputedStyle(link).display === 'inline' &&
    [...(link.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 3,
    );
  /** The target of a link is its row, of a checkbox its label, of a field its frame. */
  const targetOf = (element: Element) =>
    (element.matches('a[data-row]') ? element.closest('tr') : null) ??
    (element.matches('input') ? element.closest('label, [class*="_box_"]') : null) ??
    element;
  return [
    ...document.querySelectorAll(
      ':is(main, [role="dialog"]) :is(a[href], button, summary, select, textarea, input:not([type="file"]))',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !inSentence(element))
    .map((element) => ({ element, height: targetOf(element).getBoundingClientRect().height }))
    .filter(({ height }) => height > 0 && height < 43.5)
    .map(({ element, height }) => `${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`);
}
