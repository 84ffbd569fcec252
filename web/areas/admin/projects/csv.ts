import type { ListedProject } from '#contract/projects.ts';
import { csvOf } from '#lib/csv.ts';
import { mexicoDay, mexicoSeconds } from '#lib/mexico-time.ts';
import { api } from '#web/api/index.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { standingOf } from '#web/shared/projects/estado-chip.tsx';
import { totalText } from '../list/total-text.ts';
import { inputOf, type ProjectsQuery } from './filters.ts';

const HEAD = [
  'Proyecto',
  'Título',
  'Situación',
  'Cliente',
  'Profesional',
  'Categoría',
  'Ciudad',
  'Estado',
  'Precio',
  'Pagado',
  'Liberado',
  'Protegido',
  'Creado',
  'Último movimiento',
  'Vence',
  'Responsable',
];

/** As spreadsheets sort it: 2026-11-24 10:00:00, in Mexico City. */
function sortable(at: string | null): string {
  if (at === null) return '';
  const time = Date.parse(at);
  return `${mexicoDay(time)} ${mexicoSeconds(time)}`;
}

const lineOf = (one: ListedProject): string[] => [
  String(one.id),
  one.titulo,
  standingOf(one)[0],
  one.client.nombre,
  one.author.nombre,
  one.categoria,
  one.ciudad,
  one.lugar,
  ...[one.precio, one.pagado, one.liberado, one.retenido].map((mxn) => mxn.toFixed(2)),
  sortable(one.createAt),
  sortable(one.movido),
  sortable(one.vence),
  one.responsable?.nombre ?? '',
];

/** The projects of a filter as CSV, with the words of the screen. */
export const csvOfProjects = (projects: readonly ListedProject[]): string =>
  csvOf([HEAD, ...projects.map(lineOf)]);

/** What a filter holds, at most 10,000, as CSV, and the text that says so. */
export async function loadCsv(query: ProjectsQuery) {
  const { proyectos, hay_mas } = await api.projects.exportProjects(inputOf(query));
  const nombre = `proyectos_${mexicoDay(serverNow())}.csv`;
  const count = totalText({
    total: proyectos.length,
    estimated: false,
    noun: ['proyecto', 'proyectos'],
  });
  return {
    csv: csvOfProjects(proyectos),
    nombre,
    message: hay_mas
      ? `Descargaste los primeros ${count} en ${nombre}. Hay más: usa los filtros para tener los otros.`
      : `Descargaste ${count} en ${nombre}.`,
  };
}
