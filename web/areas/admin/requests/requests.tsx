import { exportTeamRequests } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { Row } from '#web/ui/stack.tsx';
import { FileButton } from '../file-button.tsx';
import { DaysFilter } from '../list/days-filter.tsx';
import { ListPage } from '../list/list-page.tsx';
import { LedHere } from '../list/led-here.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { pageInput } from '../list/rows.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { loadCsv } from './csv.ts';
import { CHOICES, inputOf, isFiltered, type RequestsQuery } from './filters.ts';
import { RequestsFilters } from './requests-filters.tsx';
import { RequestsTable } from './requests-table.tsx';

export const meta = () => [{ title: 'Solicitudes · Maestros' }];

/** /admin/solicitudes (4 §G): what all clients have asked for. */
export default function TeamRequests() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['requests'],
    listQuery,
    fetch: (query: RequestsQuery & { marca?: string }, signal) =>
      api.requests.getTeamRequests({ ...inputOf(query), ...pageInput(query) }, { signal }),
  });
  const { ciudad, lugar, con, paso, desde, hasta } = listQuery;
  return (
    <ListPage title="Solicitudes">
      <RequestsFilters listQuery={listQuery} onChange={change} />
      {(ciudad || con || paso || desde || hasta) && (
        <Row>
          {ciudad && (
            <LedHere onClear={() => change({ ciudad: '' })}>
              {lugar === '' ? ciudad : `${ciudad}, ${lugar}`}
            </LedHere>
          )}
          {con && <LedHere onClear={() => change({ con: '' })}>Con propuesta</LedHere>}
          {(paso || desde || hasta) && (
            <DaysFilter
              label={paso === 'respondidas' ? 'Con su primera respuesta' : 'Enviadas'}
              {...{ desde, hasta }}
              onClear={() => change({ paso: '', desde: '', hasta: '' })}
            />
          )}
        </Row>
      )}
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        filas={listQuery.filas}
        onFilas={(filas) => change({ filas })}
        noun={['solicitud', 'solicitudes']}
        none={
          isFiltered(listQuery)
            ? {
                title: 'No hay solicitudes con estos filtros',
                text: 'Prueba con otro texto, o quita los filtros.',
                onReset: reset,
              }
            : {
                title: 'Todavía no hay solicitudes',
                text: 'Lo que los clientes les pidan a los profesionales estará aquí.',
              }
        }
        actions={
          <FileButton call={exportTeamRequests} load={() => loadCsv(listQuery)}>
            Descargar CSV
          </FileButton>
        }
      >
        {({ solicitudes }, { stale }) => (
          <RequestsTable
            solicitudes={solicitudes}
            stale={stale}
            order={listQuery.orden}
            onOrder={(orden) => change({ orden: orden as RequestsQuery['orden'] })}
          />
        )}
      </NumberedList>
    </ListPage>
  );
}
