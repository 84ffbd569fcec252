/**
 * What a dialog says at its buttons of an attempt that did not reach the server, besides the short message; null of any
 * other error. Only without a line from the beginning is it certain that nothing was done.
 */
export function lostLine(error: unknown, online: boolean): string | null {
  if ((error as { code?: unknown } | null)?.code !== 'network') return null;
  return online
    ? 'Se cortó la conexión y no sabemos si se hizo. Inténtalo de nuevo cuando vuelva.'
    : 'No hay conexión. No se hizo nada: inténtalo de nuevo cuando vuelva.';
}
