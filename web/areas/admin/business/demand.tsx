import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DEMAND_DAYS, DEMAND_PLACES } from '#domain/business/demand.ts';
import { paths } from '#web/paths.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { formatted } from '../list/formatted.ts';
import { Cell, ListTable, NoCell } from '../list/list-table.tsx';
import { Shown } from '../list/shown.tsx';
import { Choice } from './choice.tsx';
import style from './demand.module.css';
import {
  type Demand,
  type DemandPlaceRow,
  demandWords,
  placeWords,
  shareWords,
} from './demand-words.ts';
import { inDays } from './rows.ts';
import series from './series.module.css';

/** Rows that stand at first: the widest gaps. */
const FIRST = 6;
const PLACE_NAMES = { ciudad: 'Ciudad', estado: 'Estado' } as const;
const COLUMNS = [
  'Oficio y lugar',
  { label: 'Solicitudes', number: true },
  { label: 'Con propuesta', number: true },
  { label: 'Profesionales', number: true },
] as const;

/** Where more is asked for than there are people who do it (4 §F); days and kind of place are in the address. */
export function DemandSection() {
  const [params] = useSearchParams();
  const [all, setAll] = useState(false);
  const dias = DEMAND_DAYS.find((one) => String(one) === params.get('dias')) ?? DEMAND_DAYS[0];
  const por = DEMAND_PLACES.find((one) => one === params.get('lugares')) ?? DEMAND_PLACES[0];
  const query = useQuery({
    queryKey: ['admin', 'demand', { dias, por }],
    queryFn: ({ signal }) => api.business.getDemand({ dias, por }, { signal }),
    placeholderData: keepPreviousData,
  });
  const withParam = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    return `?${next}`;
  };
  return (
    <section className={style.demand} aria-labelledby="demanda">
      <div className={style.head}>
        <h2 id="demanda">Oferta y demanda</h2>
        <Choice
          label="Días que se cuentan"
          options={DEMAND_DAYS.map((one) => [
            `${one} días`,
            withParam('dias', String(one)),
            one === dias,
          ])}
        />
        <Choice
          label="Lugares por"
          options={DEMAND_PLACES.map((one) => [
            PLACE_NAMES[one],
            withParam('lugares', one),
            one === por,
          ])}
        />
      </div>
      <p>Donde más faltan manos, primero. Cada profesional cuenta para una solicitud por semana.</p>
      <Shown query={query} loading="Comparando solicitudes y profesionales…">
        {(demand) =>
          demand.lugares.length === 0 ? (
            <EmptyState title="Sin solicitudes en estos días">
              Aquí verás en qué oficios y lugares hacen falta profesionales.
            </EmptyState>
          ) : (
            <>
              <Places
                demand={demand}
                rows={all ? demand.lugares : demand.lugares.slice(0, FIRST)}
              />
              {demand.lugares.length > FIRST && (
                <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
                  {all ? 'Ver solo los primeros' : `Ver los ${demand.lugares.length}`}
                </Button>
              )}
            </>
          )
        }
      </Shown>
    </section>
  );
}

function Places({ demand, rows }: { demand: Demand; rows: readonly DemandPlaceRow[] }) {
  return (
    <div
      className={series.box}
      role="group"
      aria-label="Tabla de oferta y demanda"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
      tabIndex={0}
    >
      <ListTable caption="Oferta y demanda por oficio y lugar" columns={COLUMNS} stale={false}>
        {rows.map((row) => (
          <Place key={`${row.categoria} ${row.estado} ${row.ciudad}`} demand={demand} row={row} />
        ))}
      </ListTable>
    </div>
  );
}

function Place({ demand, row }: { demand: Demand; row: DemandPlaceRow }) {
  const { categoria, estado: lugar, ciudad, solicitudes, con_propuesta, profesionales } = row;
  const place = { categoria, ...(lugar && { lugar }), ...(ciudad && { ciudad }) };
  const { said, todo, tone } = demandWords(row, demand);
  return (
    <tr>
      <Cell label="Oficio y lugar">
        <strong>{placeWords(row)}</strong>
        <span className={style.said} data-tone={tone}>
          {said}: <b>{todo}</b>
        </span>
      </Cell>
      <Cell label="Solicitudes" kind="number">
        <Link className={style.number} to={inDays(paths.teamRequests, demand, place)}>
          {formatted(solicitudes)}
        </Link>
      </Cell>
      {con_propuesta === 0 ? (
        <NoCell kind="number" said="Ninguna" />
      ) : (
        <Cell label="Con propuesta" kind="number">
          <Link
            className={style.number}
            to={inDays(paths.teamRequests, demand, { ...place, con: 'propuesta' })}
          >
            {formatted(con_propuesta)} ({shareWords(con_propuesta, solicitudes)})
          </Link>
        </Cell>
      )}
      {profesionales === 0 ? (
        <NoCell kind="number" said="Ninguno" />
      ) : (
        <Cell label="Profesionales" kind="number">
          <Link className={style.number} to={`${paths.accounts}?${new URLSearchParams(place)}`}>
            {formatted(profesionales)}
          </Link>
        </Cell>
      )}
    </tr>
  );
}
