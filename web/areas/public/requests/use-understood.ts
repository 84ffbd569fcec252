import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RequestForm } from '#contract/requests.ts';
import { isBlank } from '#lib/blank.ts';
import { api } from '#web/api/index.ts';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import type { RequestCategory } from './load.ts';
import { type Prefill, type UnderstoodText, understoodIn } from './understood.ts';
import type { RequestValues } from './use-request-form.ts';

/** A pause in typing after which the text is read. */
const PAUSE = 600;
/** As much of it as is read. */
const READ_MAX = 300;
/** Fewer letters say nothing. */
const READ_FROM = 4;

interface UnderstoodOptions {
  form: SendForm<RequestValues>;
  categories: readonly RequestCategory[];
  /** What was understood of the address's text. */
  first: UnderstoodText | null;
  empty: RequestForm;
}

/**
 * What the description says by now (4 §G), and the fields that it filled in. Only fields that nobody has touched are
 * filled in: they still hold what a new request holds, or what was understood before.
 */
export function useUnderstood({ form, categories, first, empty }: UnderstoodOptions) {
  const [understood, setUnderstood] = useState(first);
  const [filled, setFilled] = useState<Prefill>(first?.values ?? {});
  const texto = form.values.descripcion_servicio;
  const read = useRef(texto);

  const arrive = useEffectEvent((found: UnderstoodText) => {
    const { values } = form;
    const untouched = (field: keyof RequestForm) =>
      values[field] === (filled[field] ?? empty[field]);
    const trade = untouched('categoria') && untouched('opt') && untouched('aparato');
    const fitting = Object.entries(found.values).filter(([field]) =>
      TRADE.includes(field) ? trade : untouched(field as keyof RequestForm),
    );
    const next: Prefill = Object.fromEntries(fitting);
    setUnderstood(found);
    if (fitting.length === 0) return;
    setFilled({ ...filled, ...next });
    form.set(next);
  });

  useEffect(() => {
    const text = texto.trim().slice(0, READ_MAX);
    if (texto === read.current || isBlank(text) || text.length < READ_FROM) return;
    const kinds = new Map(categories.map(({ categoria, tipo }) => [categoria, tipo]));
    const asking = new AbortController();
    const timer = setTimeout(() => {
      read.current = texto;
      api.search.understand({ texto: text }, { signal: asking.signal }).then(
        (reading) => {
          if (!asking.signal.aborted)
            arrive(understoodIn(text, reading, { kinds, now: Date.now() }));
        },
        // Ignored: without it the person chooses.
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [texto, categories]);

  return { understood, filled };
}

const TRADE: readonly string[] = ['categoria', 'aparato', 'opt'];
