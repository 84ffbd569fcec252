import type { ListedRequest } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { csvFile, sortable } from '../list/csv-file.ts';
import { inputOf, type RequestsQuery } from './filters.ts';
import { answersText, STATES } from './words.ts';

const HEAD = [
  'Solicitud',
  'Título',
  'Cliente',
  'Categoría',
  'Ciudad',
  'Estado de la república',
  'Pedida a',
  'Respuestas',
  'Situación',
  'Fecha y hora',
];

const lineOf = (one: ListedRequest): string[] => [
  String(one.id),
  one.titulo,
  one.cliente.nombre,
  one.categoria,
  one.ciudad,
  one.lugar,
  one.destinatarios.map(({ nombre }) => nombre).join('; '),
  answersText(one.destinatarios).replaceAll('\u00a0', ' '),
  STATES[one.estado][0],
  sortable(one.createAt),
];

/** What a filter holds, at most 10,000, as a file. */
export async function loadCsv(query: RequestsQuery) {
  const { solicitudes, hay_mas } = await api.requests.exportTeamRequests(inputOf(query));
  return csvFile({
    name: 'solicitudes',
    head: HEAD,
    lines: solicitudes.map(lineOf),
    noun: ['solicitud', 'solicitudes'],
    more: hay_mas,
  });
}
