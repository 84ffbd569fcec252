import { local } from '#lib/browser-storage.ts';

// Whom a visitor wanted to save, kept over login and sign-up.
const ITEM = 'favorito';
/** Longer ago it is forgotten: perhaps somebody else signs in. */
const LIFE_MS = 3_600_000;

interface Wanted {
  keylogin: string;
  nombre: string;
}

export function rememberWanted({ keylogin, nombre }: Wanted): void {
  local.set(ITEM, JSON.stringify({ keylogin, nombre, at: Date.now() }));
}

/** The professional whom the visitor wanted to save, once; null without one. */
export function takeWanted(): Wanted | null {
  const raw = local.get(ITEM);
  if (raw === null) return null;
  local.remove(ITEM);
  try {
    const { keylogin, nombre, at } = JSON.parse(raw) as Partial<Wanted & { at: number }>;
    const readable = typeof keylogin === 'string' && typeof nombre === 'string';
    return readable && Date.now() < Number(at) + LIFE_MS ? { keylogin, nombre } : null;
  } catch {
    // It is not JSON.
    return null;
  }
}
