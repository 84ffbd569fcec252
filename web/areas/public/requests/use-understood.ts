import { useEffect, useState } from 'react';
import { api } from '#web/api/index.ts';
import type { RequestForm } from '#contract/requests.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { chosenTrade } from '#web/shared/requests/chosen.ts';
import { type Reading, readable, useReading } from '#web/shared/requests/use-reading.ts';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import type { RequestCategory } from './load.ts';
import { keepReading, keptReading } from './kept-reading.ts';
import { asking, baseOf, readAnew, type Untyped } from './read-anew.ts';
import { fillingIn, type Prefill, type UnderstoodText, understoodIn } from './understood.ts';
import type { RequestValues } from './use-request-form.ts';

interface UnderstoodOptions {
  form: SendForm<RequestValues>;
  categories: readonly RequestCategory[];
  /** What was understood of the address's text. */
  first: UnderstoodText | null;
  empty: RequestForm;
  /** Not in the server's HTML, which knows nothing that the browser keeps. */
  inBrowser: boolean;
  /** The earlier request that is repeated; null for a new one. */
  carried: RequestForm | null;
  /** Whether it is repeated for somebody, whom another trade would lose. */
  forOne: boolean;
}

const SAYS_NOTHING: UnderstoodText = {
  texto: '',
  maybe: [],
  several: false,
  elsewhere: false,
  metros: null,
  colonia: null,
  values: {},
};

/**
 * What the description says by now (4 §G), and the fields that it filled in. Only fields that nobody has touched are
 * filled in: they still hold what the request began with, or what was understood before.
 */
export function useUnderstood({ form, categories, first, inBrowser, ...rest }: UnderstoodOptions) {
  const [usual, setUsual] = useState<Prefill>({});
  const empty = { ...rest.empty, ...usual };
  const [forOne] = useState(rest.forOne);
  const [another, setAnother] = useState(false);
  const texto = form.values.descripcion_servicio;
  // After a reload the address still has the text with which the request began.
  const [begun] = useState(texto.trim() === first?.texto.trim() || rest.carried ? first : null);
  const [former] = useState(() =>
    begun || rest.carried || texto === '' || !inBrowser ? null : keptReading(),
  );
  // As it was when it was repeated: it is stored anew while one types.
  const [carried] = useState(rest.carried ?? former?.carried ?? null);
  const [understood, setUnderstood] = useState(begun ?? former?.understood ?? null);
  const [untyped, setUntyped] = useState<Untyped>(() => {
    if (former) return former.untyped;
    const start = carried ?? empty;
    const filled = fillingIn(begun?.values ?? {}, form.values);
    return { held: { ...start, ...filled }, filled };
  });
  const isAsCarried = rest.carried !== null || texto === carried?.descripcion_servicio;
  const isRead = isAsCarried || readable(texto) === understood?.texto;
  const [known] = useState(isRead ? texto : (understood?.texto ?? ''));
  const kinds = new Map(categories.map(({ categoria, tipo }) => [categoria, tipo]));

  /** The address at which it begins, once that is known: nobody chose it, and a text may say another place. */
  const beginAt = (place: Prefill) => {
    setUsual(place);
    setUntyped(({ held, filled }) => ({ held: { ...held, ...place }, filled }));
    form.set(place);
  };

  /** What the text changes in the form. */
  const arrive = (text: string, reading: Reading): Prefill => {
    const read = understoodIn(text, reading, { kinds, now: serverNow() });
    const trade = carried?.categoria || (forOne ? chosenTrade() : '');
    const found = forOne && trade ? asking(read, trade) : read;
    const earlier = carried && { ...carried, categoria: trade };
    const base = earlier ? baseOf(found, { carried: earlier, empty }) : empty;
    setAnother(earlier !== null && base !== earlier);
    const next = readAnew(form.values, untyped, { found, base });
    setUnderstood(found);
    setUntyped(next.untyped);
    form.set(next.set);
    return next.set;
  };
  /** Without a text nothing is said of it any more. */
  const forget = () => {
    setUnderstood(null);
    if (carried) return;
    const next = readAnew(form.values, untyped, { found: SAYS_NOTHING, base: empty });
    setUntyped(next.untyped);
    form.set(next.set);
  };
  useReading(texto, known, arrive, forget);

  useEffect(() => {
    if (inBrowser) keepReading({ understood, untyped, carried });
  }, [inBrowser, carried, understood, untyped]);

  /**
   * Reads the text of a repeated request that was changed just now, which must not go out as the former work: what it
   * changes in the form.
   */
  const readNow = async (): Promise<Prefill> => {
    const text = readable(texto);
    if (!carried || text === '' || texto === known || text === understood?.texto) return {};
    const reading = await api.search.understand({ texto: text }).catch(() => null);
    return reading ? arrive(text, reading) : {};
  };

  return {
    understood,
    filled: untyped.filled,
    /** Whether the text means another job than the request that is repeated. */
    another,
    readNow,
    beginAt,
  };
}
