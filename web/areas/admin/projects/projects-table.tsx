import { Link } from 'react-router';
import type { ListedProject } from '#contract/projects.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { Cell, ListTable, moveFocus, NoCell, TitleCell } from '../list/list-table.tsx';
import { dayText } from '../words.ts';
import style from './projects.module.css';
import { placeWords, silenceWords } from './words.ts';

interface ProjectsTableProps {
  proyectos: readonly ListedProject[];
  /** Another filter is loading. */
  stale: boolean;
}

const COLUMNS = [
  'Proyecto',
  'Cliente y profesional',
  'Situación',
  { label: 'Precio', number: true },
  { label: 'Protegido', number: true },
  { label: 'Sin moverse', number: true },
  { label: 'Vence', number: true },
] as const;

export function ProjectsTable({ proyectos, stale }: ProjectsTableProps) {
  const now = useNow();
  return (
    <ListTable caption="Proyectos" columns={COLUMNS} stale={stale}>
      {proyectos.map((one) => (
        <tr key={one.id}>
          <TitleCell>
            <span>
              <Link data-row to={paths.teamProject(one.id)} onKeyDown={moveFocus}>
                {one.titulo || 'Sin título'}
              </Link>
              <small>
                {[`N.º ${one.id}`, one.categoria, placeWords(one)].filter(Boolean).join(' · ')}
              </small>
            </span>
          </TitleCell>
          <Cell label="Cliente y profesional">
            <span className={style.people}>
              {one.client.nombre}
              <small>{one.author.nombre}</small>
            </span>
          </Cell>
          <Cell label="Situación" kind="short">
            <span className={style.people}>
              <EstadoChip project={one} />
              {one.responsable && <small>Lo lleva {one.responsable.nombre}</small>}
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
