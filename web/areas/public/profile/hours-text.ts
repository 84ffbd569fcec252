import type { PublicProfile } from '#contract/profile/view.ts';
import { formatTime } from '#lib/mexico-time.ts';
import { DAY_NAMES, DIAS, type Dia } from '#domain/profile/hours.ts';

/** «Lunes a viernes y domingo, de 9:00 a 18:00»; '' where somebody does not say. */
export function hoursText({
  dias,
  hora_inicio,
  hora_fin,
}: Pick<PublicProfile, 'dias' | 'hora_inicio' | 'hora_fin'>): string {
  if (dias.length === 0) return '';
  const runs: Dia[][] = [];
  for (const dia of DIAS.filter((one) => dias.includes(one))) {
    const last = runs.at(-1);
    if (last && DIAS.indexOf(dia) === DIAS.indexOf(last.at(-1) ?? dia) + 1) last.push(dia);
    else runs.push([dia]);
  }
  const parts = runs.flatMap((run) => {
    const names = run.map((dia) => DAY_NAMES[dia]);
    return names.length > 2 ? [`${names[0]} a ${names.at(-1)}`] : names;
  });
  const words = dias.length === DIAS.length ? 'todos los días' : listed(parts);
  const whole = hora_inicio === '00:00' && hora_fin === '24:00';
  const hours = whole
    ? ', las 24 horas'
    : hora_inicio && `, de ${formatTime(hora_inicio)} a ${formatTime(hora_fin)}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${hours}`;
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
