import { getSentNotifications as call } from '#contract/notifications.ts';
import type { Channel } from '#domain/notifications/channels.ts';
import { carriesLink, isOnItsWay, stepOf } from '#domain/notifications/steps.ts';
import { maskedText } from '#domain/team-search/masked.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import { auditList, peopleMeant } from '#server/features/audit/index.ts';
import type { FailureKind } from '../deliveries.ts';
import { titleOf } from '../events.ts';
import { teamTitle } from '../team.ts';
import { deliveriesOf, sentRows } from './queries.ts';

const PAGE = 20;

export const getSentNotifications = handle(call, async (input, { caller, db, now }) => {
  const { persona = '', antes } = input;
  const people = persona === '' ? undefined : await peopleMeant(db, persona);
  await auditList(db, {
    adminId: caller.id,
    action: 'listar_avisos',
    input: { persona: maskedText(persona), antes },
    of: people ?? [],
    now,
  });
  const rows = await sentRows(db, { people, antes }, PAGE + 1);
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  const deliveries = await deliveriesOf(
    db,
    shown.map(({ id }) => id),
  );
  return {
    avisos: shown.map((row) => {
      const own = deliveries.filter(({ notification_id }) => notification_id === row.id);
      const over = own.length === 0 || own.some(isOnItsWay) || carriesLink(row.evento);
      return {
        id: row.id,
        persona: { keylogin: row.keylogin, nombre: visibleName(row) },
        evento: row.evento,
        titulo: teamTitle(row.evento, row.parameters) ?? titleOf(row.evento),
        msg: row.msg,
        createAt: row.created_at.toISOString(),
        leido_at: row.read_at?.toISOString() ?? null,
        pasos: own.map((delivery) => {
          const { estado, at } = stepOf(delivery);
          return {
            canal: delivery.channel as Channel,
            estado,
            at: at.toISOString(),
            motivo: estado === 'fallo' ? (delivery.failure_kind as FailureKind | null) : null,
          };
        }),
        repetible: over || row.deleted_at !== null ? (0 as const) : (1 as const),
      };
    }),
    ...following,
  };
});
