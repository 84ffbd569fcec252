import { UNDERSTOOD_MAX, understand as call } from '#contract/search.ts';
import { amountOf } from '#domain/search/amount.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { onlyInstalls, saysFault } from '#domain/search/fault.ts';
import { detailsIn } from '#domain/search/request-details.ts';
import { understand as read } from '#domain/search/understand.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import { searchText } from '#lib/search-text.ts';
import { handle } from '#server/calls/handler.ts';
import { placeOfCode } from '#server/features/catalogue/index.ts';
import { addressIn } from './address.ts';
import { placeInText, placeNames } from './place.ts';
import { tradesOf } from './trades.ts';

export const understand = handle(call, async ({ texto }, { db, now }) => {
  const text = texto.slice(0, UNDERSTOOD_MAX);
  const { index, requestable } = await tradesOf(db);
  const namesTrade = (rest: string) => read(rest, index).trades.length > 0;
  const { colonia, cp, rest } = await addressIn(db, text, index);
  const named = await placeInText(db, searchText(rest), { namesTrade, index });
  const typed = read(rest, index);
  // What a place stands beside has no signs left, which part one work from another.
  const understood = named && !typed.several ? read(named.rest, index) : typed;
  const { trades: meant, sure, elsewhere, several, mixed } = understood;
  const unnamed = saysFault(text) ? OTHER : null;
  const trades = meant
    .filter(({ categoria }) => requestable.has(categoria))
    .map(({ categoria, aparato, opt }) => ({
      categoria,
      aparato,
      opt: opt !== null && onlyInstalls(opt, text) ? OTHER : (opt ?? unnamed),
    }));
  const details = detailsIn(text, mexicoDay(now.getTime()), mexicoTime(now.getTime()));
  return {
    seguro: sure && trades[0]?.categoria === meant[0]?.categoria,
    trabajos: trades,
    varios: several && trades.length > 1,
    ajeno: elsewhere,
    ancho: details.ancho,
    largo: details.largo,
    metros: details.deLargo ? null : details.metros,
    fecha: details.fecha,
    hora: details.hora,
    cuando: details.cuando,
    colonia,
    cp,
    // Of two works nobody knows yet which is meant.
    cantidad: several || mixed ? null : amountOf(trades[0], details, index),
    ...(named || cp === null ? await placeNames(db, named?.place) : await placeOfCode(db, cp)),
  };
});
