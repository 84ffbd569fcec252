import type { RequestForm } from '#contract/requests.ts';
import type { CategoryKind } from '#domain/requests/prequote.ts';
import type { Reading } from '#web/shared/requests/use-reading.ts';
import { dayBehind } from '#domain/requests/when.ts';
import { isUncounted, metersOf } from '#domain/search/amount.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';

/** What an address fills in: the category, the text of the home page's field and what it says, a place. */
export type Prefill = Partial<RequestForm>;

/** Another place than that of the address which was chosen before. */
export const NO_ADDRESS = { direccion_id: '', colonia: '', cp: '' } as const;

/** A trade that a text may mean. */
export type Meant = Reading['trabajos'][number];

/** What was understood of a text. */
export interface UnderstoodText {
  readonly texto: string;
  /** The trades to ask about; none where it is sure, or nothing was understood. */
  readonly maybe: readonly Meant[];
  /** It asks for works of several trades, which are those to ask about. */
  readonly several: boolean;
  /** It asks for what no trade of a home does. */
  readonly elsewhere: boolean;
  /** A length or an area, which counts once an option says of what. */
  readonly metros: number | null;
  /** The neighbourhood, which stands with the place. */
  readonly colonia: string | null;
  /** The fields that it fills in. */
  readonly values: Prefill;
}

/** The fields of a trade and its option. */
export const chosen = ({ categoria, aparato, opt }: Meant): Prefill => ({
  categoria,
  aparato: aparato ?? '',
  opt: opt ?? '',
});

/** What a reading of a text means for the form; `now` in epoch milliseconds. */
export function understoodIn(
  texto: string,
  reading: Reading,
  { kinds, now }: { kinds: ReadonlyMap<string, CategoryKind>; now: number },
): UnderstoodText {
  const { seguro, ancho, largo, cantidad, metros, fecha, hora, cuando } = reading;
  const { estado, ciudad, colonia } = reading;
  // A category without options cannot be requested yet.
  const trades = reading.trabajos.filter(({ categoria }) => kinds.has(categoria));
  const [first] = trades;
  const sure = seguro && first && first === reading.trabajos[0] ? first : undefined;
  return {
    texto,
    maybe: sure ? [] : trades,
    several: reading.varios && trades.length > 1,
    elsewhere: reading.ajeno,
    metros,
    colonia,
    values: {
      ...(sure && chosen(sure)),
      ...(ancho && largo && { ancho, largo }),
      ...(cantidad && { cantidad: String(cantidad) }),
      // One of it would be a price of nothing that was asked for.
      ...(!cantidad && sure?.opt && isUncounted(sure.opt, texto) && { cantidad: '' }),
      ...(fecha && { fecha, cuando: '' }),
      ...(cuando !== '' && { cuando, fecha: dayBehind(cuando, mexicoDay(now)) }),
      ...(hora && { hora }),
      ...(fecha === mexicoDay(now) && { cuando: 'hoy', hora: later(hora, soon(now)) }),
      ...((estado || colonia) && { ...NO_ADDRESS, colonia: colonia ?? '' }),
      ...(estado && { estado, ciudad: ciudad ?? '' }),
    },
  };
}

/** The fields of a place. */
export const PLACE = ['direccion_id', 'estado', 'ciudad', 'colonia', 'cp'] as const;

/** What is filled in of a form: a place in which its saved address is anyway leaves it that address. */
export function fillingIn(values: Prefill, form: RequestForm): Prefill {
  const { estado, ciudad, colonia } = values;
  const stays =
    form.direccion_id !== '' &&
    values.direccion_id === '' &&
    (estado ?? form.estado) === form.estado &&
    (ciudad || form.ciudad) === form.ciudad &&
    (colonia || form.colonia) === form.colonia;
  if (!stays) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !PLACE.some((one) => one === field)),
  );
}

const ONE = '1';

/**
 * An option that is chosen, and how many of it the meters of a text are. Choosing again counts again, until somebody
 * says how many.
 */
export function choosing(opt: string, values: RequestForm, metros: number | null): Prefill {
  const counted = (one: string) => String((metros && metersOf(one, metros)) ?? ONE);
  const untouched = [ONE, counted(values.opt)].includes(values.cantidad);
  return { opt, ...(metros !== null && untouched && { cantidad: counted(opt) }) };
}

/** An hour that was said, unless it comes before anybody can. */
const later = (hora: string | null, soonest: string): string =>
  hora !== null && hora > soonest ? hora : soonest;

const HOUR = 3_600_000;

/** Nobody comes earlier. */
const MORNING = '08:00';

/** The next full hour that leaves time to come, still today and not in the night. */
export function soon(now: number): string {
  const later = now + 2 * HOUR;
  if (mexicoDay(later) !== mexicoDay(now)) return '23:00';
  const hour = `${mexicoTime(later).slice(0, 2)}:00`;
  return hour < MORNING ? MORNING : hour;
}
