import { getReplies as call } from '#contract/notifications.ts';
import { WISHES } from '#domain/notifications/replies.ts';
import { handle } from '#server/calls/handler.ts';
import { rolOf, visibleName } from '#server/features/accounts/index.ts';
import { hasPhone, withPhone } from '#server/db/sealed/index.ts';

const PAGE = 20;

export const getReplies = handle(call, async ({ antes }, { db }) => {
  const rows = await db
    .selectFrom('notification_reply')
    .selectAll()
    .$if(antes !== undefined, (query) => query.where('id', '<', antes ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE).map((row) => withPhone(db, 'notification_reply.phone', row));
  const phones = [...new Set(page.map(({ phone }) => phone))];
  const accounts =
    phones.length === 0
      ? []
      : (
          await db
            .selectFrom('account')
            .select(['phone_sealed', 'keylogin', 'nombre', 'apellidos', 'deleted_at', 'rol'])
            .where((of) => of.or(phones.map((phone) => hasPhone(db, 'account', phone))))
            .where('deleted_at', 'is', null)
            .orderBy('id')
            .execute()
        ).map((one) => withPhone(db, 'account.phone', one));
  const hay_mas = rows.length > PAGE;
  return {
    respuestas: page.map((row) => {
      const cuentas = accounts.filter(({ phone }) => phone === row.phone);
      return {
        id: row.id,
        cuentas: cuentas.map((one) => ({
          keylogin: one.keylogin,
          nombre: visibleName(one),
          rol: rolOf(one),
        })),
        phone: cuentas.length > 0 ? '' : row.phone,
        texto: row.texto,
        pidio: WISHES.find((wish) => wish === row.wish) ?? null,
        createAt: row.written_at.toISOString(),
        contestada_at: row.answered_at?.toISOString() ?? null,
      };
    }),
    hay_mas,
    siguiente: hay_mas ? (page.at(-1)?.id ?? null) : null,
  };
});
