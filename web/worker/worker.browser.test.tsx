import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import './worker.ts';

// What the service worker does with what the browser tells it, in a page that stands for the worker's own world.

const told = {
  titulo: 'Recibiste una propuesta',
  msg: 'Hola: Ada te envió una propuesta.',
  enlace: '/chat/ada?panel=proyecto',
  avisos: 3,
  clave: '7.firma',
};
let windows: object[] = [];
const shown: { title: string; options: NotificationOptions }[] = [];
const opened: string[] = [];
const asked: { path: string; body: unknown }[] = [];
/** What the server answers, or that there is no connection. */
let online = true;

beforeAll(() => {
  Object.assign(globalThis, {
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path: string) => void opened.push(path),
    },
  });
});
beforeEach(() => {
  online = true;
  windows = [];
  shown.length = opened.length = asked.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (!online) throw new TypeError('Failed to fetch');
    asked.push({ path: path as string, body: JSON.parse(init?.body as string) });
    return new Response('{}');
  });
});
afterEach(() => vi.restoreAllMocks());

/** The browser tells the worker something, which is done when this resolves. */
async function happens(name: string, facts: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>) => void (work = promise);
  dispatchEvent(Object.assign(new Event(name), { waitUntil, ...facts }));
  await work;
}
const pushed = (text: string) => happens('push', { data: { text: () => text } });
const pressed = () => {
  const close = vi.fn<() => void>();
  return happens('notificationclick', { notification: { close, data: told } }).then(() =>
    expect(close).toHaveBeenCalledOnce(),
  );
};
const confirmed = (abierta: number) => [
  {
    path: '/api/notifications/confirm_push.php',
    body: { rute: '', clave: told.clave, abierta },
  },
];

test('what arrives is shown with where it leads, and said to be there', async () => {
  await pushed(JSON.stringify(told));
  expect(shown).toMatchObject([
    { title: told.titulo, options: { body: told.msg, tag: told.clave, data: told } },
  ]);
  expect(asked).toEqual(confirmed(0));
});

test('what cannot be read is shown too, and leads to the list', async () => {
  await pushed('{');
  expect(shown).toMatchObject([{ title: 'Maestros', options: { data: { enlace: '/avisos' } } }]);
  expect(asked).toEqual([]);
});

test('it is shown also where nothing can be said to the server', async () => {
  online = false;
  await pushed(JSON.stringify(told));
  expect(shown).toHaveLength(1);
});

test('pressed, it opens what it speaks of, and says that it was', async () => {
  await pressed();
  expect(opened).toEqual([told.enlace]);
  expect(asked).toEqual(confirmed(1));
});

test('a page of ours that is open goes there by itself', async () => {
  const went: unknown[] = [];
  const focus = vi.fn<() => Promise<void>>(async () => {});
  windows = [
    {
      visibilityState: 'hidden',
      focus,
      postMessage: ({ abrir }: { abrir: string }, [port]: [MessagePort]) => {
        went.push(abrir);
        port.postMessage('va');
      },
    },
  ];
  await pressed();
  expect(focus).toHaveBeenCalledOnce();
  expect(went).toEqual([told.enlace]);
  expect(opened).toEqual([]);
});

test('one whose scripts do not answer is led there, and what is no address of ours leads to the list', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const navigate = vi.fn<(path: string) => Promise<void>>(async () => {});
  windows = [
    { visibilityState: 'visible', focus: async () => {}, postMessage: () => {}, navigate },
  ];
  const outside = { ...told, enlace: '//otro.example' };
  const done = happens('notificationclick', {
    notification: { close: () => {}, data: outside },
  });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.runAllTimers();
  await done;
  vi.useRealTimers();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/avisos');
});

test('without a connection a page of ours is answered, and with one what the server says', async () => {
  const page = new Request('/cliente');
  const kept = new Response('Sin conexión');
  vi.spyOn(caches, 'match').mockResolvedValue(kept);
  const ask = async (request: object, preloadResponse: Promise<Response | undefined>) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => void (answer = response);
    await happens('fetch', { request, preloadResponse, respondWith });
    return answer;
  };
  online = false;
  const navigation = { mode: 'navigate', method: 'GET', url: page.url };
  expect(await ask(navigation, Promise.resolve(undefined))).toBe(kept);
  const live = new Response('Hola');
  expect(await ask(navigation, Promise.resolve(live))).toBe(live);
  // What is no page goes its own way.
  expect(await ask({ mode: 'cors', method: 'GET' }, Promise.resolve(undefined))).toBeUndefined();
  expect(await ask({ mode: 'navigate', method: 'POST' }, Promise.resolve(live))).toBeUndefined();
});
