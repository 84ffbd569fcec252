import { exportMensajes } from '#contract/chat.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { FileButton } from '../file-button.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { ListPage } from '../list/list-page.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { OrderField } from '../list/order-field.tsx';
import { pageInput } from '../list/rows.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { loadCsv } from './csv.ts';
import { CHOICES, inputOf, type MessagesQuery, ORDERS } from './filters.ts';
import { MessagesTable } from './messages-table.tsx';

export const meta = () => [{ title: 'Listado de mensajes · Maestros' }];

/** /admin/mensajes (2 §2): all messages; the audit log records each reading. */
export default function Messages() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['messages'],
    listQuery,
    fetch: (query: MessagesQuery & { marca?: string }, signal) =>
      api.chat.getMensajes({ ...inputOf(query), ...pageInput(query) }, { signal }),
    recorded: true,
  });
  const problem = (list.error instanceof ApiError && list.error.campos?.['search']) || undefined;
  return (
    <ListPage title="Listado de mensajes">
      <FilterBar
        views={<SavedViews lista="mensajes" />}
        label="Texto, nombre o correo"
        applied={listQuery.search}
        onSearch={(search) => change({ search })}
        problem={problem}
        set={0}
        order={
          <OrderField
            options={ORDERS}
            value={listQuery.orden}
            onChange={(orden) => change({ orden })}
          />
        }
      />
      {problem === undefined && (
        <NumberedList
          list={list}
          page={listQuery.page}
          onPage={(page) => change({ page })}
          filas={listQuery.filas}
          onFilas={(filas) => change({ filas })}
          noun={['mensaje', 'mensajes']}
          none={
            listQuery.search === ''
              ? {
                  title: 'Todavía no hay mensajes',
                  text: 'Lo que las personas se escriban estará aquí.',
                }
              : {
                  title: 'No hay mensajes con este texto',
                  text: 'Prueba con otra palabra, o con el nombre o el correo de una de las dos personas.',
                  onReset: reset,
                }
          }
          actions={
            <FileButton call={exportMensajes} load={() => loadCsv(listQuery)}>
              Descargar CSV
            </FileButton>
          }
        >
          {({ mensajes }, { stale }) => (
            <MessagesTable
              mensajes={mensajes}
              stale={stale}
              order={listQuery.orden}
              onOrder={(orden) => change({ orden: orden as MessagesQuery['orden'] })}
            />
          )}
        </NumberedList>
      )}
    </ListPage>
  );
}
