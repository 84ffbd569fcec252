import {
  type Icon,
  IconBuildingBank,
  IconChartBar,
  IconLock,
  IconMessageReply,
  IconPercentage,
  IconUserPlus,
} from '@tabler/icons-react';
import { inviteAdministrator } from '#contract/administrators.ts';
import type { Call } from '#contract/call.ts';
import { createProfesional } from '#contract/sign-up.ts';
import { searchText } from '#lib/search-text.ts';
import { paths } from '#web/paths.ts';

/** A screen or something that can be done, found by its words. */
export interface Jump {
  readonly to: string;
  readonly label: string;
  readonly Icon: Icon;
  /** Other words for it. */
  readonly also?: string;
  /** Who may not make this call has no use for it. */
  readonly call?: Call;
}

/** What the navigation does not lead to at once. */
export const FURTHER: readonly Jump[] = [
  {
    to: paths.newProfessional,
    label: 'Crear cuenta de profesional',
    Icon: IconUserPlus,
    also: 'alta agregar nueva',
    call: createProfesional,
  },
  {
    to: paths.team,
    label: 'Invitar a alguien al equipo',
    Icon: IconUserPlus,
    also: 'invitacion administrador agregar',
    call: inviteAdministrator,
  },
  {
    to: paths.ownTeamAccount,
    label: 'Cambiar mi contraseña',
    Icon: IconLock,
    also: 'clave seguridad verificacion llave pasos',
  },
  { to: paths.rates, label: 'Tarifas', Icon: IconPercentage, also: 'comision precios membresias' },
  {
    to: paths.bank,
    label: 'Importar estado de cuenta',
    Icon: IconBuildingBank,
    also: 'banco conciliacion csv',
  },
  {
    to: paths.replies,
    label: 'Respuestas de WhatsApp',
    Icon: IconMessageReply,
    also: 'baja contestaciones',
  },
  ...(
    [
      ['cuentas', 'Reporte de cuentas'],
      ['mensajes', 'Reporte de mensajes'],
      ['propuestas', 'Reporte de propuestas'],
      ['pagos-de-clientes', 'Reporte de pagos de clientes'],
      ['reviews', 'Reporte de reseñas'],
      ['notificaciones', 'Reporte de avisos'],
    ] as const
  ).map(([name, label]) => ({ to: paths.report(name), label, Icon: IconChartBar })),
];

const MOST = 4;

/** The jumps in which each typed word begins one, without regard to accents: those first whose name begins with the text. */
export function jumpsFor(text: string, jumps: readonly Jump[]): Jump[] {
  const wanted = searchText(text);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const begins = ({ label }: Jump) => searchText(label).startsWith(wanted);
  const fits = ({ label, also = '' }: Jump) => {
    // One letter begins too many of the other words.
    const own = searchText(wanted.length > 1 ? `${label} ${also}` : label).split(' ');
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = jumps.filter(fits);
  return [...found.filter(begins), ...found.filter((jump) => !begins(jump))].slice(0, MOST);
}
