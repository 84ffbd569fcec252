import { Link } from 'react-router';
import type { ListedProject } from '#contract/projects.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Money } from '#web/ui/money.tsx';
import { ChooseRow } from '../list/choose/choose.tsx';
import type { useChoice } from '../list/choose/use-choice.ts';
import { Cell, ListTable, moveFocus, NoCell, TitleCell } from '../list/list-table.tsx';
import { dayText } from '../words.ts';
import style from './projects.module.css';
import { notChosenWords, placeWords, silenceWords } from './words.ts';

interface ProjectsTableProps {
  proyectos: readonly ListedProject[];
  /** Another filter is loading. */
  stale: boolean;
  order: string;
  onOrder: (order: string) => void;
  choice: Pick<ReturnType<typeof useChoice<ListedProject, number>>, 'has' | 'choose'>;
}

const COLUMNS = [
  'Proyecto',
  { label: 'Cliente', width: '7rem' },
  { label: 'Profesional', width: '7rem' },
  { label: 'Situación', width: '9rem' },
  { label: 'Precio', number: true, width: '6rem', order: ['precio', 'descending'] },
  { label: 'Protegido', number: true, width: '5.75rem' },
  { label: 'Sin moverse', number: true, width: '6.75rem', order: ['sin_movimiento', 'descending'] },
  { label: 'Vence', number: true, width: '6rem', order: ['vence', 'ascending'] },
] as const;

export function ProjectsTable({ proyectos, stale, order, onOrder, choice }: ProjectsTableProps) {
  const now = useNow();
  return (
    <ListTable
      dense
      caption="Proyectos"
      columns={COLUMNS}
      stale={stale}
      order={order}
      onOrder={onOrder}
    >
      {proyectos.map((one) => (
        <tr key={one.id}>
          <TitleCell>
            <ChooseRow
              label={`Elegir «${one.titulo || 'Sin título'}»`}
              chosen={choice.has(one)}
              onChoose={(yes) => choice.choose(one, yes)}
              disabledReason={notChosenWords(one)}
            />
            <span>
              <Link data-row to={paths.teamProject(one.id)} onKeyDown={moveFocus}>
                {one.titulo || 'Sin título'}
              </Link>
              <small className={style.about}>
                {[`N.º ${one.id}`, one.categoria, placeWords(one)].filter(Boolean).join(' · ')}
              </small>
            </span>
          </TitleCell>
          <Cell label="Cliente">{one.client.nombre}</Cell>
          <Cell label="Profesional">{one.author.nombre}</Cell>
          <Cell label="Situación" kind="short">
            <span className={style.state}>
              <EstadoChip project={one} />
              {one.responsable && (
                <span className={style.assignee} title={`Lo lleva ${one.responsable.nombre}`}>
                  <Avatar nombre={one.responsable.nombre} imagen={null} size={24} />
                  <span className="m-hidden">Lo lleva {one.responsable.nombre}</span>
                </span>
              )}
            </span>
          </Cell>
          {one.precio === 0 ? (
            <NoCell kind="number" said="Sin precio" />
          ) : (
            <Cell label="Precio" kind="number">
              <Money mxn={one.precio} bare />
            </Cell>
          )}
          {one.retenido === 0 ? (
            <NoCell kind="number" said="Nada protegido" />
          ) : (
            <Cell label="Protegido" kind="number">
              <Money mxn={one.retenido} bare strong />
            </Cell>
          )}
          <Cell label="Sin moverse" kind="number">
            {silenceWords(one, now)}
          </Cell>
          {one.vence === null ? (
            <NoCell kind="number" said="Sin plazo" />
          ) : (
            <Cell label="Vence" kind="number">
              {dayText(one.vence)}
            </Cell>
          )}
        </tr>
      ))}
    </ListTable>
  );
}
