/**
 * The product's service worker, alone in its file (vite.config.ts): it shows what somebody is told while no page of ours
 * is open, and a page of its own where there is no connection (4 §E).
 */

interface WindowOfOurs {
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** What of the worker's own world is used here; the program knows only that of pages. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowOfOurs[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Waiting;
  activate: Waiting;
  push: Waiting & { readonly data: { text(): string } | null };
  notificationclick: Waiting & { readonly notification: Notification };
  fetch: Waiting & {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(response: Promise<Response>): void;
  };
}

/** What the server sends to a device (server/features/notifications/devices/send.ts). */
interface Told {
  titulo: string;
  msg: string;
  enlace: string;
  /** How many are not read, with this one. */
  avisos: number;
  /** Says that it is here, or was opened. */
  clave: string;
}

const worker = globalThis as unknown as Worker;

const KEPT = 'sin-conexion-1';
const OFFLINE_PAGE = '/sin-conexion.html';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(load(event));
});
worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data?.text() ?? ''))));
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data as Told));
});

async function install(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  // A page is asked for while the worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function load({ request, preloadResponse }: Events['fetch']): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

/** Browsers demand that something is shown, also where nothing can be read. */
function read(text: string): Told {
  const told = {
    titulo: 'Maestros',
    msg: 'Tienes un aviso nuevo.',
    enlace: '/avisos',
    avisos: 0,
    clave: '',
  };
  try {
    return { ...told, ...(JSON.parse(text) as Partial<Told>) };
  } catch {
    return told;
  }
}

async function show(told: Told): Promise<void> {
  await worker.registration.showNotification(told.titulo, {
    body: told.msg,
    icon: '/iconos/icono-192.png',
    badge: '/iconos/monocromo-512.png',
    lang: 'es-MX',
    // The same one twice is shown once.
    tag: told.clave,
    data: told,
  });
  const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> };
  if (told.avisos > 0) await setAppBadge?.call(navigator, told.avisos).catch(() => {});
  await confirm(told, 0);
}

/** What does not get through is told by another way. */
async function confirm({ clave }: Told, abierta: 0 | 1): Promise<void> {
  if (clave === '') return;
  const body = JSON.stringify({ rute: '', clave, abierta });
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notifications/confirm_push.php', { method: 'POST', headers, body }).catch(
    () => {},
  );
}

/** Leads to what it speaks of: in a page of ours that is open, or in a new one. */
async function open(told: Told): Promise<void> {
  const path = /^\/(?!\/)/.test(told.enlace) ? told.enlace : '/avisos';
  const confirmed = confirm(told, 1);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  if (!page) await worker.clients.openWindow(path);
  else {
    // Refused to a page that is in front already, by some browsers.
    await page.focus().catch(() => {});
    if (!(await goes(page, path)))
      await page.navigate(path).catch(() => worker.clients.openWindow(path));
  }
  await confirmed;
}

const ANSWER_MS = 1000;

/** Whether the page goes there by itself, which loses nothing that is typed; one without our scripts does not answer. */
const goes = (page: WindowOfOurs, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
    page.postMessage({ abrir: path }, [port2]);
  });
