import { useState } from 'react';
import type { RequestForm } from '#contract/requests.ts';
import { useReading } from '#web/shared/requests/use-reading.ts';
import type { SendForm } from '#web/ui/form/use-send-form.ts';
import type { RequestCategory } from './load.ts';
import { type Prefill, type UnderstoodText, understoodIn } from './understood.ts';
import type { RequestValues } from './use-request-form.ts';

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
  const [known] = useState(texto);
  const kinds = new Map(categories.map(({ categoria, tipo }) => [categoria, tipo]));

  const arrive = (found: UnderstoodText) => {
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
  };

  useReading(texto, known, (text, reading) =>
    arrive(understoodIn(text, reading, { kinds, now: Date.now() })),
  );

  return { understood, filled };
}

const TRADE: readonly string[] = ['categoria', 'aparato', 'opt'];
