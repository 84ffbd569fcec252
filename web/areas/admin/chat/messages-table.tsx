import type { getMensajes } from '#contract/chat.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TeamLink } from '../team-link.tsx';
import { FromTo } from '../list/from-to.tsx';
import { Cell, ListTable, moveFocus, TextCell, TitleCell } from '../list/list-table.tsx';
import { momentText } from '../words.ts';

type Message = OutputOf<typeof getMensajes>['mensajes'][number];

interface MessagesTableProps {
  mensajes: readonly Message[];
  /** Another page is loading. */
  stale: boolean;
}

const COLUMNS = ['De y para', 'Mensaje', { label: 'Fecha', number: true }] as const;

/** Each row opens the conversation of the two people. */
export function MessagesTable({ mensajes, stale }: MessagesTableProps) {
  return (
    <ListTable caption="Mensajes" columns={COLUMNS} stale={stale}>
      {mensajes.map((message) => (
        <tr key={message.id}>
          <TitleCell>
            <TeamLink
              data-row
              to={paths.chatHistory(message.key1, message.key2)}
              onKeyDown={moveFocus}
            >
              <FromTo from={message.de} to={message.para} />
            </TeamLink>
          </TitleCell>
          <TextCell label="Mensaje">
            {message.sistema === 1 && <Chip>Sistema</Chip>} {message.msg}{' '}
            {message.imagen === 1 && <Chip>Imagen</Chip>}
          </TextCell>
          <Cell label="Fecha" kind="number">
            <RelativeTime at={message.createAt}>{momentText(message.createAt)}</RelativeTime>
          </Cell>
        </tr>
      ))}
    </ListTable>
  );
}
