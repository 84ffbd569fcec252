import type { ComponentProps } from 'react';
import { FileButton } from '../file-button.tsx';
import { ListSummary } from './list-page.tsx';
import { RowsField } from './rows-field.tsx';
import type { Rows } from './use-tab-address.ts';

interface RowsAndFileProps extends Rows, Pick<ComponentProps<typeof FileButton>, 'call' | 'load'> {
  /** Whether the list is here and empty, or not here yet; undefined for neither. */
  none: 'empty' | 'loading' | undefined;
}

const WHY = {
  empty: 'No hay nada que descargar.',
  loading: 'Espera a que la lista esté aquí.',
} as const;

/** Why a list cannot be downloaded, by its first page. */
export const noneOf = (first: readonly unknown[] | undefined) =>
  first === undefined ? 'loading' : first.length === 0 ? 'empty' : undefined;

/** Above a list of cards: how many are loaded at once, and all of them as a file. */
export function RowsAndFile({ filas, onFilas, none, call, load }: RowsAndFileProps) {
  return (
    <ListSummary
      actions={
        <>
          <RowsField least={20} value={filas} onChange={onFilas} />
          <FileButton call={call} load={load} disabledReason={none && WHY[none]}>
            Descargar CSV
          </FileButton>
        </>
      }
    />
  );
}
