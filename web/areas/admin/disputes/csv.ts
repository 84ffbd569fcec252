import type { DisputeLine } from '#contract/disputes.ts';
import { api } from '#web/api/index.ts';
import { amountCell, csvFile, sortable } from '../list/csv-file.ts';
import { ENDS } from './ends.ts';
import type { DisputeState } from './use-disputes.ts';

const HEAD = [
  'Disputa',
  'Proyecto',
  'Título',
  'Cliente',
  'Profesional',
  'La abrió',
  'Qué cuenta',
  'Respuesta',
  'Precio',
  'Pagado',
  'Protegido',
  'Fecha y hora',
  'Tarde',
  'Cómo terminó',
  'Regresó al cliente',
  'Se liberó',
  'Por',
  'Terminó el',
  'Motivo',
];

const lineOf = (one: DisputeLine): string[] => [
  String(one.id),
  String(one.id_proposal),
  one.titulo,
  one.client.nombre,
  one.author.nombre,
  one.sender === one.client.keylogin ? 'Cliente' : 'Profesional',
  one.texto,
  one.respuesta?.texto ?? '',
  amountCell(one.precio),
  amountCell(one.pagado),
  amountCell(one.retenido),
  sortable(one.createAt),
  one.tarde === 1 ? 'Sí' : 'No',
  ...(one.resolucion
    ? [
        ENDS[one.resolucion.fin].chip,
        amountCell(one.resolucion.reembolso),
        amountCell(one.resolucion.liberado),
        one.resolucion.por,
        sortable(one.resolucion.createAt),
        one.resolucion.motivo,
      ]
    : ['', '', '', '', '', '']),
];

/** The disputes of a tab, at most 2,000, as a file. */
export async function loadCsv(estado: DisputeState) {
  const { disputes, hay_mas } = await api.disputes.exportDisputes({ estado });
  return csvFile({
    name: 'disputas',
    head: HEAD,
    lines: disputes.map(lineOf),
    noun: ['disputa', 'disputas'],
    more: hay_mas,
  });
}
