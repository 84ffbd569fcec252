import * as api from '#web/api/index.ts';
import { Stack } from '#web/ui/stack.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { MessagesTable } from './messages-table.tsx';

export const meta = () => [{ title: 'Listado de mensajes · Maestros' }];

const CHOICES = {} as const;

/** /admin/mensajes (2 §2): all that people write to each other; each reading of it is recorded. */
export default function Messages() {
  const { asked, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['messages'],
    asked,
    fetch: (page: typeof asked & { marca?: string }, signal) =>
      api.adminMessages.getMensajes({ ...page, itemsPerPage: 10 }, { signal }),
    recorded: true,
  });
  return (
    <Stack gap={5}>
      <h1>Listado de mensajes</h1>
      <SearchBox
        label="Texto, nombre o correo"
        applied={asked.search}
        onSearch={(search) => change({ search })}
      />
      <NumberedList
        list={list}
        page={asked.page}
        onPage={(page) => change({ page })}
        noun={['mensaje', 'mensajes']}
        none={
          asked.search === ''
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
      >
        {({ mensajes }, { stale }) => <MessagesTable mensajes={mensajes} stale={stale} />}
      </NumberedList>
    </Stack>
  );
}
