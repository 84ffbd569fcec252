import { tab } from '#lib/browser-storage.ts';
import type { Session } from '#web/api/session-store.ts';

export type ContactValues = Record<'nombre' | 'telefono' | 'correo' | 'mensaje', string>;

export interface ContactDraft {
  values: ContactValues;
  /** Identifies exactly these values, so that the server stores them once, even after a reload. */
  client_id: string;
}

/** In the session storage, which survives a reload, but not closing the tab on a shared computer. */
const ITEM = 'contacto';

/** The stored draft of this tab, otherwise the data of the signed-in user; in either, what was `typed` since. */
export function openDraft(
  session: Session | null,
  typed: Partial<ContactValues> = {},
): ContactDraft {
  const account = session?.user.account;
  const known = {
    nombre: account ? `${account.nombre} ${account.apellidos}`.trim() : '',
    // The field holds the ten digits.
    telefono: account?.phone.replace(/^\+52/, '') ?? '',
    correo: account?.email ?? '',
    mensaje: '',
  };
  const draft = readDraft() ?? { values: known, client_id: crypto.randomUUID() };
  const values = { ...draft.values, ...typed };
  // Changed values are another message.
  return sameValues(values, draft.values) ? draft : { values, client_id: crypto.randomUUID() };
}

function readDraft(): ContactDraft | null {
  try {
    const stored = JSON.parse(tab.get(ITEM) ?? 'null') as Partial<ContactDraft> | null;
    if (typeof stored?.client_id !== 'string') return null;
    const { nombre = '', telefono = '', correo = '', mensaje = '' } = stored.values ?? {};
    const values = { nombre, telefono, correo, mensaje };
    const valid = Object.values(values).every((value) => typeof value === 'string');
    return valid ? { values, client_id: stored.client_id } : null;
  } catch {
    // It is not JSON.
    return null;
  }
}

export const keepDraft = (draft: ContactDraft): void => void tab.set(ITEM, JSON.stringify(draft));

export const dropDraft = (): void => tab.remove(ITEM);

export const sameValues = (a: ContactValues, b: ContactValues): boolean =>
  a.nombre === b.nombre &&
  a.telefono === b.telefono &&
  a.correo === b.correo &&
  a.mensaje === b.mensaje;
