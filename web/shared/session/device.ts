import { local } from '#lib/browser-storage.ts';
import { readSession } from '#web/api/session-store.ts';

/**
 * Whether this browser shows what somebody is told: `on`, `off`, `denied` in its settings, `install` where it only can once
 * the product is on the home screen, `unsupported` where it never can.
 */
export type DeviceState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

/** Who is told here, by their public key: the next person of this browser asks anew. */
const TOLD_HERE = 'avisos_dispositivo';
/** What was said to the server last: for which session, and where it reaches this browser. */
const SAVED = 'avisos_guardado';

const WORKER = '/sw.js';

/** How this browser stands for whoever is signed in. */
export async function deviceState(): Promise<DeviceState> {
  if (!canBeTold()) return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const session = readSession();
  if (Notification.permission !== 'granted' || local.get(TOLD_HERE) !== session?.keylogin)
    return 'off';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** A tablet of Apple's calls itself a Mac, but is touched. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks the person, and then the browser and the server; what the state is afterwards. Errors are for people. */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return deviceState();
  await subscribe();
  const session = readSession();
  if (session) local.set(TOLD_HERE, session.keylogin);
  return deviceState();
}

/** From now on nobody is told here. */
export async function turnOff(): Promise<DeviceState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { api } = await import('#web/api/index.ts');
    await api.notifications.forgetDevice({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  local.remove(TOLD_HERE);
  local.remove(SAVED);
  return deviceState();
}

/** Tells the server where it reaches this browser, which changes with each session and sometimes by itself. */
export async function keepTold(): Promise<void> {
  if (!canBeTold() || Notification.permission !== 'granted') return;
  if (local.get(TOLD_HERE) !== readSession()?.keylogin) return;
  await subscribe();
}

async function subscribe(): Promise<void> {
  const { api } = await import('#web/api/index.ts');
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  let subscription = await pushManager.getSubscription();
  const saved = savedAs(subscription);
  if (saved !== '' && local.get(SAVED) === saved) return;
  const { clave_publica } = await api.notifications.getPushKey({});
  const key = bytesOf(clave_publica);
  // One for another key, as after the server's secret changed, is taken by nobody.
  if (subscription && !isFor(subscription, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new Error(
        'Tu navegador no pudo conectarse a su servicio de avisos. Inténtalo más tarde.',
      );
    });
  const { endpoint, keys } = subscription.toJSON();
  await api.notifications.saveDevice({
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  });
  local.set(SAVED, savedAs(subscription));
}

/** A session's end ends it at the server. */
const savedAs = (subscription: PushSubscription | null): string =>
  subscription ? `${readSession()?.session_id.slice(0, 8)} ${subscription.endpoint}` : '';

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isFor({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options.applicationServerKey;
  // Not every browser says it.
  if (!own) return true;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}
