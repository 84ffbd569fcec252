import type { ApprovalState } from '#domain/approvals/approvals.ts';
import { APPROVALS } from '#domain/approvals/approvals.ts';
import { sharedPaths } from '#lib/paths.ts';
import type { Trx } from '#server/db/pool.ts';
import { accountName } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { listFor, settleForTeam } from '#server/features/notifications/index.ts';
import type { ApprovalRow } from './queries.ts';

type Ended = Exclude<ApprovalState, 'en_espera'>;

const ACTIONS = {
  aprobada: 'aprobar',
  rechazada: 'rechazar_aprobacion',
  retirada: 'retirar_aprobacion',
  vencida: 'vencer_aprobacion',
  sin_efecto: 'dejar_sin_efecto',
} as const;

interface End {
  readonly estado: Ended;
  /** Null where time or somebody's leaving ended it. */
  readonly by: number | null;
  readonly motivo: string;
  readonly now: Date;
}

/** Ends a locked one that waits: its objects are free, what it said is gone, and whoever asked is told. */
export async function endApproval(
  trx: Trx,
  row: ApprovalRow,
  { estado, by, motivo, now }: End,
): Promise<void> {
  await trx
    .updateTable('approval')
    .set({ estado, ended_at: now, ended_by: by, ended_motivo: motivo, encrypted_input: null })
    .where('id', '=', row.id)
    .where('estado', '=', 'en_espera')
    .execute();
  await trx.deleteFrom('approval_object').where('approval_id', '=', row.id).execute();
  await audit(trx, {
    // What time ends is entered under whoever asked: nobody else did anything.
    adminId: by ?? row.asked_by,
    action: ACTIONS[estado],
    subjectId: String(row.id),
    people: row.people,
    after: {
      que: row.kind,
      ...(row.amount !== null && { monto: row.amount }),
      ...(by !== row.asked_by && { pidio: await accountName(trx, row.asked_by) }),
      ...(motivo !== '' && { motivo }),
    },
    now,
  });
  await settleForTeam(trx, sharedPaths.approval(row.id), now);
  if (by === row.asked_by) return;
  const { label } = APPROVALS[row.kind];
  await listFor(
    trx,
    [row.asked_by],
    {
      subject: `Tu petición: ${label.toLowerCase()}`,
      text: await endedText(trx, { estado, by, motivo }),
      path: sharedPaths.approvals,
    },
    now,
  );
}

async function endedText(trx: Trx, { estado, by, motivo }: Omit<End, 'now'>): Promise<string> {
  if (estado === 'vencida') return 'Venció: en 48 horas nadie más la aprobó. No se hizo nada.';
  if (estado === 'sin_efecto') return `Quedó sin efecto: ${motivo}`;
  const who = by === null ? 'Alguien' : await accountName(trx, by);
  return estado === 'aprobada'
    ? `${who} la aprobó y ya está hecha.`
    : `${who} la rechazó: ${motivo}`;
}
