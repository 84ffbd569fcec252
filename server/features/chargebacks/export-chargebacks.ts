import { exportChargebacks as call } from '#contract/chargebacks.ts';
import { CHARGEBACKS_EXPORTED } from '#domain/chargebacks/listing.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { chargebackPage } from './queries.ts';
import { chargebackView } from './views.ts';

export const exportChargebacks = handle(
  call,
  async ({ estado = 'abiertos' }, { caller, db, now }) => {
    const rows = await chargebackPage(db, {
      open: estado === 'abiertos',
      after: null,
      rows: CHARGEBACKS_EXPORTED + 1,
      now,
    });
    const contracargos = rows.slice(0, CHARGEBACKS_EXPORTED).map(chargebackView);
    await audit(db, {
      adminId: caller.id,
      action: 'descargar_contracargos',
      subjectId: '',
      people: [],
      after: { contracargos: contracargos.length, estado },
      now,
    });
    return { contracargos, hay_mas: rows.length > CHARGEBACKS_EXPORTED };
  },
);
