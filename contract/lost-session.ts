/**
 * The status and text of a signed-in call without a valid session (1 §4), as in the error catalogue. In a file
 * of its own because every page needs them and few need the whole catalogue.
 */
export const LOST_SESSION = {
  no_session: [401, 'No hay una sesión iniciada'],
  session_not_found: [401, 'No se encontró una sesión activa'],
} as const;

/** Whether a reply's `mensaje` says that the session is over (1 §4). */
export const isLostSession = (mensaje: string): boolean =>
  Object.values(LOST_SESSION).some(([, text]) => text === mensaje);
