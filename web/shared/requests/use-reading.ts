import { useEffect, useEffectEvent, useRef } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { understand } from '#contract/search.ts';
import { isBlank } from '#lib/blank.ts';
import { api } from '#web/api/index.ts';

/** What a text says of a job (4 §G). */
export type Reading = OutputOf<typeof understand>;

/** A pause in typing after which the text is read. */
const PAUSE = 600;
/** As much of it as is read. */
const READ_MAX = 300;
/** Fewer letters say nothing. */
const READ_FROM = 4;

/** As much of a text as is read; '' where that says nothing. */
export function readable(texto: string): string {
  const text = texto.trim().slice(0, READ_MAX);
  return isBlank(text) || text.length < READ_FROM ? '' : text;
}

/**
 * Asks what a text means once its typing pauses; `known` is the one that was read before. Without an answer nothing
 * happens: the person chooses. `onEmpty` hears that nothing is left of a text that was read.
 */
export function useReading(
  texto: string,
  known: string,
  onRead: (texto: string, reading: Reading) => void,
  onEmpty: () => void = () => {},
): void {
  const read = useRef(known);
  const arrive = useEffectEvent(onRead);
  const forget = useEffectEvent(onEmpty);
  useEffect(() => {
    const text = readable(texto);
    if (texto === read.current || (text === '' && readable(read.current) === '')) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      read.current = texto;
      if (text === '') return forget();
      api.search.understand({ texto: text }, { signal: asking.signal }).then(
        (reading) => {
          if (!asking.signal.aborted) arrive(text, reading);
        },
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [texto]);
}
