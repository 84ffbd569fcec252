import type { ListedMessage } from '#contract/chat.ts';
import { api } from '#web/api/index.ts';
import { csvFile, sortable } from '../list/csv-file.ts';
import { inputOf, type MessagesQuery } from './filters.ts';

const HEAD = ['Fecha y hora', 'De', 'Para', 'Mensaje', 'Imagen'];

const lineOf = (one: ListedMessage): string[] => [
  sortable(one.createAt),
  one.de,
  one.para,
  one.msg,
  one.imagen === 1 ? 'Sí' : 'No',
];

/** What a search finds, at most 2,000, as a file. */
export async function loadCsv(query: MessagesQuery) {
  const { mensajes, hay_mas } = await api.chat.exportMensajes(inputOf(query));
  return csvFile({
    name: 'mensajes',
    head: HEAD,
    lines: mensajes.map(lineOf),
    noun: ['mensaje', 'mensajes'],
    more: hay_mas,
  });
}
