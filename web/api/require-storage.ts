import { local } from '#lib/browser-storage.ts';
import { ApiError } from './client.ts';

const PROBE = 'prueba';

/** Ends a form that signs in where the browser cannot keep the session, before anything is sent. */
export function requireStorage(): void {
  const stored = local.set(PROBE, '1');
  local.remove(PROBE);
  if (stored) return;
  throw new ApiError(
    'Tu navegador no deja guardar tu sesión. Permite las cookies y los datos de este sitio, o libera espacio, e inténtalo de nuevo.',
    'storage',
  );
}

/** How long the sentence stays, in ms: this one says what to do. */
export const toastLifeOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'storage' ? 12_000 : undefined;
