import { horarioPrecios as call } from '#contract/profile.ts';
import { fromMxn } from '#domain/money.ts';
import { DIAS } from '#domain/profile/hours.ts';
import { failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockExistingAccount, savePrices, userView } from '#server/features/accounts/index.ts';

export const horarioPrecios = handle(call, async ({ oferta }, { caller, db, now, services }) => {
  await lockExistingAccount(db, caller.id);
  await db
    .updateTable('profile')
    .set({
      dias: DIAS.filter((dia) => oferta.dias.includes(dia)),
      hora_inicio: hourOf(oferta.hora_inicio),
      hora_fin: hourOf(oferta.hora_fin),
      updated_at: now,
    })
    .where('account_id', '=', caller.id)
    .execute();
  const prices = oferta.precios.map(({ profesion, desde }) => ({
    profesion,
    desde: desde === null ? null : fromMxn(desde),
  }));
  const unknown = await savePrices(db, caller.id, prices);
  if (unknown !== null) failAt(`precios.${unknown}.profesion`, 'invalid_input');
  return { user: await userView({ db, services, now }, caller.id) };
});

const hourOf = (text: string | null | undefined): number | null =>
  text ? Number(text.slice(0, 2)) : null;
