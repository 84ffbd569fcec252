import type { ListedProject } from '#contract/projects.ts';
import { api } from '#web/api/index.ts';
import { standingOf } from '#web/shared/projects/estado-chip.tsx';
import { amountCell, csvFile, sortable } from '../list/csv-file.ts';
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

const lineOf = (one: ListedProject): string[] => [
  String(one.id),
  one.titulo,
  standingOf(one)[0],
  one.client.nombre,
  one.author.nombre,
  one.categoria,
  one.ciudad,
  one.lugar,
  ...[one.precio, one.pagado, one.liberado, one.retenido].map(amountCell),
  sortable(one.createAt),
  sortable(one.movido),
  sortable(one.vence),
  one.responsable?.nombre ?? '',
];

/** Projects as a file, with the words of the screen. */
export const fileOfProjects = (projects: readonly ListedProject[], more: boolean) =>
  csvFile({
    name: 'proyectos',
    head: HEAD,
    lines: projects.map(lineOf),
    noun: ['proyecto', 'proyectos'],
    more,
  });

/** What a filter holds, at most 10,000, as a file. */
export async function loadCsv(query: ProjectsQuery) {
  const { proyectos, hay_mas } = await api.projects.exportProjects(inputOf(query));
  return fileOfProjects(proyectos, hay_mas);
}
