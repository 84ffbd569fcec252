import { afterPaying, type Membership } from '#domain/membership/membership.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { pesos } from '#web/ui/money.tsx';
import { isPaid, type Level } from './levels.ts';

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

/** «12 días, 3 horas, 5 minutos» of minutes (2 §4). */
export const countdown = (minutes: number): string =>
  [
    count(Math.floor(minutes / 1440), 'día', 'días'),
    count(Math.floor((minutes % 1440) / 60), 'hora', 'horas'),
    count(minutes % 60, 'minuto', 'minutos'),
  ].join(', ');

/** «dom 20 dic» of an instant, epoch ms. */
export const dayOf = (at: number): string => formatDay(mexicoDay(at));

/** «12 proyectos por semana». */
export const limitText = (limit: number | null): string =>
  limit === null ? 'Sin límite' : `${count(limit, 'proyecto', 'proyectos')} por semana`;

/** Texts of what choosing a level would change. */
export interface Comparison {
  title: string;
  /** Heading of the list of gained or lost benefits. */
  heading: 'Ganas' | 'Dejas de tener' | null;
  benefits: readonly string[];
  facts: readonly string[];
}

/** Compares the user's level with a chosen one; null when nothing would change. `now` in epoch ms. */
export function compare(
  standing: Membership,
  { own, chosen }: { own: Level; chosen: Level },
  now: number,
): Comparison | null {
  if (chosen.id < own.id) return lower(standing, own, chosen);
  if (chosen.id > own.id) return higher(standing, own, chosen, now);
  return isPaid(standing, chosen) ? again(standing, own, now) : null;
}

function higher(standing: Membership, own: Level, chosen: Level, now: number): Comparison {
  const facts = [limitChange(own, chosen)];
  if (isPaid(standing, chosen))
    facts.push(`Pagas ${pesos(chosen.precio)} MXN por 30 días, una vez.`);
  else facts.push('No se cobra y empieza en este momento.');
  const endsAt = afterPaying(standing, chosen.id, now)?.endsAt;
  if (endsAt) facts.push(`Si empieza hoy, termina el ${dayOf(endsAt)}. No se renueva sola.`);
  if (standing.endsAt !== null)
    facts.push(`Los días que te quedan de ${own.descripcion} no se descuentan.`);
  return {
    title: `Subes de ${own.descripcion} a ${chosen.descripcion}`,
    heading: 'Ganas',
    benefits: without(chosen, own),
    facts,
  };
}

function again(standing: Membership, own: Level, now: number): Comparison {
  const endsAt = afterPaying(standing, own.id, now)?.endsAt;
  const facts = [`Pagas ${pesos(own.precio)} MXN y sumas 30 días.`];
  if (endsAt) facts.push(`Terminaría el ${dayOf(endsAt)}. No pierdes los días que te quedan.`);
  return { title: `Renuevas ${own.descripcion}`, heading: null, benefits: [], facts };
}

function lower(standing: Membership, own: Level, chosen: Level): Comparison {
  const facts = [
    limitChange(own, chosen),
    'Es gratis y aplica en este momento.',
    `Lo que pagaste por ${own.descripcion} no se devuelve, y para volver a subir se paga de nuevo.`,
  ];
  if (chosen.id > 0 && standing.endsAt !== null)
    facts.push(
      `${chosen.descripcion} termina el ${dayOf(standing.endsAt)}, como tu nivel de ahora.`,
    );
  return {
    title: `Bajas de ${own.descripcion} a ${chosen.descripcion}`,
    heading: 'Dejas de tener',
    benefits: without(own, chosen),
    facts,
  };
}

function limitChange({ proyects_limit: before }: Level, { proyects_limit: after }: Level): string {
  if (before === after) return `Tu límite sigue igual: ${limitText(after).toLowerCase()}.`;
  if (after === null) return `Ya no tienes el límite de ${limitText(before)}.`;
  if (before === null) return `Vuelves a tener un límite: ${limitText(after)}.`;
  return `Tu límite pasa de ${before} a ${limitText(after)}.`;
}

const without = (level: Level, other: Level): string[] =>
  level.beneficios.filter((beneficio) => !other.beneficios.includes(beneficio));
