import type { Session } from '#web/api/session-store.ts';

export type ContactValues = Record<'nombre' | 'telefono' | 'correo' | 'mensaje', string>;

export interface ContactDraft {
  values: ContactValues;
  /** Of exactly these values: sending them again, even after a reload, sends them once. */
  client_id: string;
}

/** Session storage: a reload keeps it, closing the tab on a shared computer does not. */
const ITEM = 'contacto';

/** What this tab had typed; else what we know of who is signed in. */
export function openDraft(session: Session | null): ContactDraft {
  const account = session?.user.account;
  const known = {
    nombre: account ? `${account.nombre} ${account.apellidos}`.trim() : '',
    // The field holds the ten digits.
    telefono: account?.phone.replace(/^\+52/, '') ?? '',
    correo: account?.email ?? '',
    mensaje: '',
  };
  return readDraft() ?? { values: known, client_id: crypto.randomUUID() };
}

function readDraft(): ContactDraft | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(ITEM) ?? 'null',
    ) as Partial<ContactDraft> | null;
    if (typeof stored?.client_id !== 'string') return null;
    const { nombre = '', telefono = '', correo = '', mensaje = '' } = stored.values ?? {};
    const values = { nombre, telefono, correo, mensaje };
    const sound = Object.values(values).every((value) => typeof value === 'string');
    return sound ? { values, client_id: stored.client_id } : null;
  } catch {
    // Forbidden, or not ours.
    return null;
  }
}

export function keepDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(ITEM, JSON.stringify(draft));
  } catch {
    // Full or forbidden: it still stands in the form.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(ITEM);
  } catch {
    // There is none then.
  }
}

export const sameValues = (a: ContactValues, b: ContactValues): boolean =>
  a.nombre === b.nombre &&
  a.telefono === b.telefono &&
  a.correo === b.correo &&
  a.mensaje === b.mensaje;
