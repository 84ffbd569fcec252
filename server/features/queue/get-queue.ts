import { getQueue as call } from '#contract/queue.ts';
import type { CaseCause } from '#domain/cases/cases.ts';
import { CASES } from '#domain/cases/cases.ts';
import { toMxn } from '#domain/money.ts';
import { CHOSEN_AT_ONCE, QUEUE_KINDS } from '#domain/queue/queue.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { nameOfListed } from '#server/features/accounts/index.ts';
import {
  countWaiting,
  numbersOf,
  OF_ACCOUNT,
  type Place,
  queuePage,
  validationsOf,
  type WaitingRow,
} from './queries.ts';

const PAGE = 20;

export const getQueue = handle(
  call,
  async ({ tipo, clave, claves, responsable: whose, despues = '' }, { caller, db, now }) => {
    const asked = { whose, callerId: caller.id, now };
    const kinds = tipo === undefined ? QUEUE_KINDS : [tipo];
    const named = clave === undefined ? claves : [clave];
    const only =
      tipo === undefined || named === undefined ? null : await numbersOf(db, tipo, named);
    const page = claves === undefined ? PAGE : CHOSEN_AT_ONCE;
    const rows = await queuePage(db, kinds, {
      ...asked,
      only,
      after: placeOf(despues),
      rows: page + 1,
    });
    const { shown, following } = pageOf(
      rows,
      page,
      (row) => `${row.micros}.${row.tipo}.${row.object_id}`,
    );
    const counts = await countWaiting(db, asked);
    return {
      casos: shown.map(itemView),
      ...following,
      abiertos: QUEUE_KINDS.map((one) => ({ tipo: one, casos: counts.get(one) ?? 0 })),
      elegidas:
        tipo === 'validacion' && claves !== undefined && only !== null
          ? await validationsOf(db, only)
          : null,
    };
  },
);

function placeOf(mark: string): Place | null {
  const [micros, tipo, id] = mark.split('.');
  const kind = QUEUE_KINDS.find((one) => one === tipo);
  return kind === undefined ? null : { micros: Number(micros), tipo: kind, id: Number(id) };
}

const itemView = ({ tipo, object_id, since, due, responsable, shown }: WaitingRow) => ({
  tipo,
  clave: OF_ACCOUNT.includes(tipo) ? (shown.persona?.keylogin ?? '') : String(object_id),
  titulo: shown.persona ? nameOfListed(shown.persona) : shown.titulo || 'Sin título',
  detalle: tipo === 'proyecto' ? CASES[shown.detalle as CaseCause].label : shown.detalle,
  monto: shown.monto === undefined || shown.monto === null ? null : toMxn(shown.monto),
  desde: since.toISOString(),
  limite: due.toISOString(),
  responsable: responsable && {
    keylogin: responsable.keylogin,
    nombre: nameOfListed(responsable),
  },
});
