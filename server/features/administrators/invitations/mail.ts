import {
  PERMISSION_NAMES,
  PERMISSION_WORDS,
  permissionsOf,
} from '#domain/administrators/permissions.ts';
import { sharedPaths } from '#lib/paths.ts';
import { decidedWhen } from '#server/features/accounts/index.ts';
import type { Mail } from '#server/mails/mail.ts';
import { type InvitationRow, inviterName } from './queries.ts';

/** The mail with the link of an invitation. */
export function invitationMail(row: InvitationRow, clave: string, origin: string): Mail {
  const may = permissionsOf(row).map((one) => `${PERMISSION_NAMES[one]}: ${PERMISSION_WORDS[one]}`);
  return {
    to: row.email,
    subject: 'Te invitan al equipo de Maestros',
    said: [
      `Hola, ${row.nombre}: ${inviterName(row) ?? 'Quien opera el servidor'} te invita al equipo de Maestros.`,
      ['Tus permisos:', ...may].join('\n'),
      `Abre el enlace y elige tu contraseña. Sirve una vez y vence el ${decidedWhen(row.expires_at)}, hora de la Ciudad de México.`,
      'Si no esperabas esta invitación, ignora este correo: sin el enlace no se crea ninguna cuenta. No lo reenvíes a nadie.',
    ],
    button: { label: 'Ver la invitación', address: origin + sharedPaths.invitation(clave) },
    why: `Es para ${row.email}: alguien del equipo de Maestros escribió este correo en la invitación.`,
  };
}
