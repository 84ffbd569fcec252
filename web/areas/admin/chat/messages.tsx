import { api } from '#web/api/index.ts';
import { SearchedList } from '../list/searched-list.tsx';
import { MessagesTable } from './messages-table.tsx';

export const meta = () => [{ title: 'Listado de mensajes · Maestros' }];

/** /admin/mensajes (2 §2): all messages; the audit log records each reading. */
export default function Messages() {
  return (
    <SearchedList
      title="Listado de mensajes"
      name="messages"
      fetch={(page, options) => api.chat.getMensajes(page, options)}
      recorded
      label="Texto, nombre o correo"
      noun={['mensaje', 'mensajes']}
      empty={{
        title: 'Todavía no hay mensajes',
        text: 'Lo que las personas se escriban estará aquí.',
      }}
      unfound={{
        title: 'No hay mensajes con este texto',
        text: 'Prueba con otra palabra, o con el nombre o el correo de una de las dos personas.',
      }}
    >
      {({ mensajes }, { stale }) => <MessagesTable mensajes={mensajes} stale={stale} />}
    </SearchedList>
  );
}
