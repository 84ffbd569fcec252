import { getValidations as call } from '#contract/operations.ts';
import type { Lectura } from '#contract/identity.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { picturePath } from '#server/features/accounts/index.ts';
import { auditList } from '#server/features/audit/index.ts';
import { readingView } from '#server/features/identity/index.ts';
import { waitingProfessionals, PAGE } from './queries.ts';

export const getValidations = handle(call, async (input, context) => {
  const { caller, db, now } = context;
  await auditList(db, { adminId: caller.id, action: 'listar_validaciones', input, now });
  const { despues = 0 } = input;
  const { shown, following } = pageOf(
    await waitingProfessionals(db, despues, PAGE + 1),
    PAGE,
    ({ id }) => id,
  );
  const validaciones = [];
  for (const row of shown)
    validaciones.push({
      keylogin: row.keylogin,
      nombre: `${row.nombre} ${row.apellidos}`,
      img_profile: row.img_profile && picturePath(row.img_profile),
      profesion: row.profesion,
      zona: row.estado ? `${row.ciudad ?? WHOLE_STATE}, ${row.estado}` : WHOLE_COUNTRY,
      identificacion: row.identificacion,
      lectura: decisive(await readingView(context, row.id)),
      createAt: row.created_at.toISOString(),
    });
  return { validaciones, ...following };
});

/** The part of a reading that the list shows: whether it agrees, not its content. */
const decisive = (lectura: Lectura | null) =>
  lectura && {
    estado: lectura.estado,
    comparacion: lectura.comparacion,
    vigente: lectura.vigente,
    digitos: lectura.digitos,
  };
