import type { ListedMessage } from '#contract/chat.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TeamLink } from '../team-link.tsx';
import { FromTo } from '../list/from-to.tsx';
import { Cell, ListTable, moveFocus, TextCell, TitleCell } from '../list/list-table.tsx';
import { momentText } from '../words.ts';

interface MessagesTableProps {
  mensajes: readonly ListedMessage[];
  /** Another page is loading. */
  stale: boolean;
  order: string;
  onOrder: (order: string) => void;
}

const COLUMNS = [
  { label: 'De y para', width: '32%' },
  'Mensaje',
  { label: 'Fecha', number: true, width: '10rem', order: ['antiguos', 'ascending'] },
] as const;

/** Each row opens the conversation of the two people. */
export function MessagesTable({ mensajes, stale, order, onOrder }: MessagesTableProps) {
  return (
    <ListTable
      dense
      caption="Mensajes"
      columns={COLUMNS}
      stale={stale}
      order={order}
      onOrder={onOrder}
    >
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
