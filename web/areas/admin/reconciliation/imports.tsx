import { useState } from 'react';
import { momentText } from '../words.ts';
import { undoImport } from '#contract/reconciliation.ts';
import { importedWords } from '#domain/reconciliation/imported.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TeamButton } from '../team-button.tsx';
import { ActionsCell, Cell, ListTable } from '../list/list-table.tsx';
import { More } from '../list/more.tsx';
import { Shown } from '../list/shown.tsx';
import { sayLate } from '../say-late.ts';
import { type Import, useImports, useRefreshBankLines } from './use-bank-lines.ts';

/** The files that were imported; one that was imported by mistake can be taken back. */
export function Imports() {
  const list = useImports();
  const [undoing, setUndoing] = useState<Import | null>(null);
  return (
    <Shown query={list} loading="Cargando lo importado…">
      {({ pages }) => {
        const imports = pages.flatMap(({ importaciones }) => importaciones);
        if (imports.length === 0)
          return (
            <EmptyState title="Todavía no hay estado de cuenta">
              Aquí verás cada archivo que se importe, y podrás quitar el que se haya subido por
              error.
            </EmptyState>
          );
        return (
          <Stack gap={3}>
            <ListTable
              caption="Archivos importados"
              columns={['Archivo', 'Días', { label: 'Líneas', number: true }, 'Quién', 'Acciones']}
              stale={list.isFetchingNextPage}
            >
              {imports.map((one) => (
                <Row key={one.id} one={one} onUndo={() => setUndoing(one)} />
              ))}
            </ListTable>
            <More list={list} what="archivos" />
            {undoing && <Undo one={undoing} onClose={() => setUndoing(null)} />}
          </Stack>
        );
      }}
    </Shown>
  );
}

const Row = ({ one, onUndo }: { one: Import; onUndo: () => void }) => (
  <tr>
    <Cell label="Archivo" kind="long">
      {one.archivo}
    </Cell>
    <Cell label="Días" kind="long">
      {importedWords([one])}
    </Cell>
    <Cell label="Líneas" kind="number">
      {one.lineas}
    </Cell>
    <Cell label="Quién" kind="long">
      {one.por}, {momentText(one.createAt)}
    </Cell>
    <ActionsCell>
      <TeamButton
        call={undoImport}
        variant="secondary"
        size="sm"
        label={`Quitar ${one.archivo}`}
        onClick={onUndo}
      >
        Quitar
      </TeamButton>
    </ActionsCell>
  </tr>
);

function Undo({ one, onClose }: { one: Import; onClose: () => void }) {
  const refresh = useRefreshBankLines();
  const { propias, explicadas } = one;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={`¿Quitar ${one.archivo}?`}
      confirmLabel="Quitar"
      onConfirm={async () => {
        try {
          await api.reconciliation.undoImport({ import_id: one.id });
        } catch (error) {
          // Whoever was second wanted the same.
          sayLate(error, ['bank_import_not_found']);
        } finally {
          // After a failure too: somebody else may have been faster.
          await refresh();
        }
      }}
    >
      <p>
        {propias === 0
          ? 'Todas sus líneas están también en otro archivo, y se quedan.'
          : `${propias === 1 ? 'Se quita 1 línea' : `Se quitan ${propias} líneas`} del banco${
              explicadas > 0 ? ', con lo que alguien explicó de ellas' : ''
            }. Las que también están en otro archivo se quedan.`}{' '}
        Los libros no cambian, y el archivo se puede importar otra vez.
      </p>
    </ConfirmDialog>
  );
}
