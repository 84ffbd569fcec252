import { ROL } from '#contract/call.ts';
import { groupOf } from '#domain/notifications/events.ts';
import { GROUP_NAMES, type Group, isChosen } from '#domain/notifications/groups.ts';
import { sharedPaths } from '#lib/paths.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/mails/mail.ts';
import { eventOf } from './events.ts';
import { unsubscribeToken } from './unsubscribe/token.ts';

/** A notification as its mail reads it. */
export interface Mailed {
  readonly evento: string;
  readonly msg: string;
  readonly email: string;
  readonly nombre: string;
  readonly rol: number;
  readonly keylogin: string;
}

/** The mail of a notification that opens `path`. */
export function mailOf(
  { evento, msg, email: to, nombre, rol, keylogin }: Mailed,
  path: string,
  { origin, secretKeys }: Pick<Config, 'origin' | 'secretKeys'>,
): Mail {
  const { subject, place } = eventOf(evento);
  const group = groupOf(evento);
  return {
    to,
    subject,
    said: [msg],
    button: { label: place.button, address: `${origin}${path}` },
    why: `Es para ${nombre} (${to}): ${reasonOf(group)}`,
    ...(isChosen(group) && {
      wayOut: {
        choose: `${origin}${rol === ROL.professional ? sharedPaths.professionalPreferences : sharedPaths.clientPreferences}`,
        unsubscribe: `${origin}${sharedPaths.unsubscribe(unsubscribeToken(secretKeys, { keylogin, grupo: group }))}`,
      },
    }),
  };
}

/** Why somebody gets a mail of a group. */
function reasonOf(group: Group): string {
  if (isChosen(group)) return `recibes por correo lo de «${GROUP_NAMES[group]}».`;
  return group === 'dinero'
    ? 'lo que pasa con tu dinero te lo avisamos siempre.'
    : 'lo que pasa con tu cuenta te lo avisamos siempre.';
}
