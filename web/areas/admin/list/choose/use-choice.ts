import { useState } from 'react';

interface Options<Row, Key> {
  /** Of what list, such as its filter: of another one nothing is chosen. */
  of: string;
  keyOf: (row: Row) => Key;
  /** Why a row cannot be chosen; undefined for one that can. */
  whyNot?: (row: Row) => string | undefined;
  /** The most that can be acted on at once; choosing all chooses no more. */
  most: number;
  /** Keeps what is chosen of rows that are not shown now, such as those of another page. */
  keeps?: boolean;
}

/** The chosen rows of a list, as they stand now: without those that have left it or can be chosen no more. */
export function useChoice<Row, Key extends string | number>(
  shown: readonly Row[],
  { of, keyOf, whyNot = () => undefined, most, keeps = false }: Options<Row, Key>,
) {
  const [stored, store] = useState<{ of: string; rows: readonly Row[] }>({ of, rows: [] });
  const canBe = (row: Row) => whyNot(row) === undefined;
  const byKey = new Map(shown.map((row) => [keyOf(row), row]));
  const chosen = (stored.of === of ? stored.rows : [])
    .flatMap((row) => byKey.get(keyOf(row)) ?? (keeps ? [row] : []))
    .filter(canBe);
  const keys = new Set(chosen.map(keyOf));
  const has = (row: Row) => keys.has(keyOf(row));
  const set = (rows: readonly Row[]) => store({ of, rows });
  const without = (rows: readonly Row[]) => {
    const gone = new Set(rows.map(keyOf));
    return chosen.filter((row) => !gone.has(keyOf(row)));
  };
  const able = shown.filter(canBe);
  const full = chosen.length >= most;
  return {
    chosen,
    has,
    choose: (row: Row, yes: boolean) => set(yes ? [...without([row]), row] : without([row])),
    none: () => set([]),
    /** Of all that are shown. */
    all: {
      chosen: able.length > 0 && (full ? able.some(has) : able.every(has)),
      choose: (yes: boolean, rows = shown) =>
        set(
          yes
            ? [
                ...chosen,
                ...rows
                  .filter((row) => canBe(row) && !has(row))
                  .slice(0, Math.max(0, most - chosen.length)),
              ]
            : without(rows),
        ),
      /** Why they cannot be; `none` where each has its own reason. */
      whyNot: (none: string) => {
        if (able.length === 0) return none;
        return full && !able.some(has)
          ? `Ya elegiste ${most}, los más que se pueden a la vez.`
          : undefined;
      },
    },
    /** Why nothing can be done with so many. */
    tooMany: chosen.length > most ? `Elige como máximo ${most} a la vez.` : undefined,
  };
}
