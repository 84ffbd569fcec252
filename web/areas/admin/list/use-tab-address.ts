import { ROWS } from './rows.ts';
import { useListAddress } from './use-list-address.ts';

type Filas = (typeof ROWS)[number] | '';

export interface Rows {
  /** '' for as many as there are at first. */
  filas: Filas;
  onFilas: (filas: Filas) => void;
}

/** Which of two tabs a list is at, and how many it loads at once; the first tab is not in the address. */
export function useTabAddress<First extends string, Second extends string>(
  first: First,
  second: Second,
) {
  const { listQuery, change } = useListAddress({ estado: [second], filas: ROWS });
  const rows: Rows = {
    filas: listQuery.filas,
    onFilas: (filas) => change({ filas }),
  };
  return {
    estado: listQuery.estado === second ? second : first,
    show: (tab: string) => change({ estado: tab === second ? second : '' } as never),
    rows,
  };
}
