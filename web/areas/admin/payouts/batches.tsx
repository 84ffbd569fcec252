import { Fragment } from 'react';
import { formatNumber } from '#lib/numbers.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { Section } from '#web/shared/own-area/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { useIsTable } from '#web/ui/use-is-wide.ts';
import { ActionsCell, Cell, ListTable, TitleCell } from '../list/list-table.tsx';
import { DownloadButton } from './download-button.tsx';
import { More } from '../list/more.tsx';
import style from './payouts.module.css';
import type { useBatches } from './use-payouts.ts';
import { type Batch, statesText, unpreparedText } from './words.ts';

interface BatchesProps {
  batches: ReturnType<typeof useBatches>;
  onShow: (fecha: string) => void;
}

const FORMATS = [
  { format: 'xlsx', name: 'Excel' },
  { format: 'csv', name: 'CSV' },
] as const;

const COLUMNS = [
  'Miércoles',
  { label: 'Pagos', number: true },
  { label: 'Monto', number: true },
  'Estado',
  'Acciones',
] as const;

/** The past Wednesdays: the payouts of each by state, and its file for the bank; as cards folded, before the payments. */
export function Batches({ batches, onShow }: BatchesProps) {
  const list = batches.data?.pages.flatMap(({ lotes }) => lotes) ?? [];
  const isTable = useIsTable();
  const body =
    list.length === 0 ? (
      <EmptyState scene="projects" title="Todavía no hay pagos">
        El próximo miércoles a las 9:00 aquí aparecerá el primer lote para descargarlo.
      </EmptyState>
    ) : (
      <Stack gap={4}>
        <ListTable caption="Pagos por miércoles" columns={COLUMNS} stale={false}>
          {list.map((batch) => (
            <Row key={batch.fecha} batch={batch} onShow={onShow} />
          ))}
        </ListTable>
        <More list={batches} what="miércoles" />
      </Stack>
    );
  if (isTable) return <Section title="Por miércoles">{body}</Section>;
  return (
    <details className={style.folded}>
      <summary>
        <h2>Miércoles y archivos</h2>
      </summary>
      {body}
    </details>
  );
}

function Row({ batch, onShow }: { batch: Batch; onShow: (fecha: string) => void }) {
  const { fecha, pagos, monto, por_estado, sin_preparar } = batch;
  const day = formatDay(fecha);
  return (
    <tr>
      <TitleCell>
        <strong className={style.day}>
          {day} {fecha.slice(0, 4)}
        </strong>
      </TitleCell>
      <Cell label="Pagos" kind="number">
        {formatNumber(pagos)}
      </Cell>
      <Cell label="Monto" kind="number">
        <Money mxn={monto} bare />
      </Cell>
      <Cell label="Estado">
        {statesText(por_estado)}
        {sin_preparar > 0 && <p className={style.unmade}>{unpreparedText(sin_preparar)}</p>}
      </Cell>
      <ActionsCell>
        <div className={style.actions}>
          <Button
            variant="secondary"
            size="sm"
            label={`Ver pagos del ${day}`}
            onClick={() => onShow(fecha)}
          >
            Ver pagos
          </Button>
          {FORMATS.map(({ format, name }) => (
            <Fragment key={format}>
              {por_estado.pendiente > 0 && (
                <DownloadButton
                  {...{ fecha, format }}
                  estado="pendiente"
                  label={`Descargar ${name} por enviar del ${day}`}
                >
                  {`${name} por enviar`}
                </DownloadButton>
              )}
              <DownloadButton {...{ fecha, format }} label={`Descargar ${name} del ${day}`}>
                {`Descargar ${name}`}
              </DownloadButton>
            </Fragment>
          ))}
        </div>
      </ActionsCell>
    </tr>
  );
}
