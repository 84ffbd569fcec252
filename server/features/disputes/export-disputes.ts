import { exportDisputes as call } from '#contract/disputes.ts';
import { DISPUTES_EXPORTED } from '#domain/disputes/listing.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { disputePage } from './queries.ts';
import { disputePageView } from './views.ts';

export const exportDisputes = handle(call, async ({ estado = 'abiertas' }, context) => {
  const { caller, db, now } = context;
  const rows = await disputePage(db, {
    open: estado === 'abiertas',
    despues: undefined,
    rows: DISPUTES_EXPORTED + 1,
  });
  const disputes = rows
    .slice(0, DISPUTES_EXPORTED)
    .map((row) => disputePageView(context, row, [], []));
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_disputas',
    subjectId: '',
    people: [],
    after: { disputas: disputes.length, estado },
    now,
  });
  return { disputes, hay_mas: rows.length > DISPUTES_EXPORTED };
});
