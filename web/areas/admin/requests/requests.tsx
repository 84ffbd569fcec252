import { api } from '#web/api/index.ts';
import { Row, Stack } from '#web/ui/stack.tsx';
import { DaysFilter } from '../list/days-filter.tsx';
import { LedHere } from '../list/led-here.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { CHOICES, RequestsFilters, type RequestsQuery } from './requests-filters.tsx';
import { RequestsTable } from './requests-table.tsx';

export const meta = () => [{ title: 'Solicitudes · Maestros' }];

/** /admin/solicitudes (4 §G): what all clients have asked for. */
export default function TeamRequests() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['requests'],
    listQuery,
    fetch: ({ estado, con, paso, ...rest }: RequestsQuery & { marca?: string }, signal) =>
      api.requests.getTeamRequests(
        {
          ...rest,
          itemsPerPage: 10,
          ...(estado !== '' && { estado }),
          ...(con !== '' && { con }),
          ...(paso !== '' && { paso }),
        },
        { signal },
      ),
  });
  const { ciudad, lugar, con, paso, desde, hasta } = listQuery;
  const { page: _page, ...filters } = listQuery;
  const filtered = Object.values(filters).some((value) => value !== '');
  return (
    <Stack gap={5}>
      <h1>Solicitudes</h1>
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
        noun={['solicitud', 'solicitudes']}
        none={
          filtered
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
      >
        {({ solicitudes }, { stale }) => <RequestsTable solicitudes={solicitudes} stale={stale} />}
      </NumberedList>
    </Stack>
  );
}
