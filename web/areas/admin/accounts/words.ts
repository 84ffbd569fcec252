import type { OutputOf } from '#contract/call.ts';
import { ROL } from '#contract/call.ts';
import type { ListedAccount, remindProfessionals } from '#contract/accounts.ts';

/** «3 profesionales». */
export const peopleText = (count: number): string =>
  count === 1 ? '1 profesional' : `${count} profesionales`;

/** Why an account cannot be chosen; undefined for one that can. */
export function notChosenWords({ rol, suspendida }: ListedAccount): string | undefined {
  if (rol !== ROL.professional) return 'Solo se elige a profesionales.';
  return suspendida ? 'Su cuenta está suspendida.' : undefined;
}

/** «Les recordamos a 3 profesionales: 1 recibe otra vez su enlace. A 2 ya se les había recordado hoy.» */
export function remindedText({
  recordados,
  enlaces,
  ya_recordados,
}: Pick<OutputOf<typeof remindProfessionals>, 'recordados' | 'enlaces' | 'ya_recordados'>): string {
  const again = enlaces === 1 ? '1 recibe' : `${enlaces} reciben`;
  const parts = [
    recordados > 0 &&
      `${recordados === 1 ? 'Le' : 'Les'} recordamos a ${peopleText(recordados)}${enlaces > 0 ? `: ${again} otra vez su enlace` : ''}.`,
    ya_recordados === 1 && 'A 1 ya se le había recordado hoy.',
    ya_recordados > 1 && `A ${ya_recordados} ya se les había recordado hoy.`,
  ];
  return parts.filter(Boolean).join(' ') || 'No hay a quién recordarle.';
}
