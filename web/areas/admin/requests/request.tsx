import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { placeWords } from '#domain/requests/place-words.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { whenWords } from '#domain/requests/when.ts';
import { api } from '#web/api/index.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { TOAST_ON_ERROR } from '#web/shared/query.tsx';
import { RequestImages } from '#web/shared/requests/request-images.tsx';
import { Card } from '#web/ui/card.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import { Recipients } from './recipients.tsx';
import style from './request.module.css';
import { StateChip } from './state-chip.tsx';
import type { TeamRequest } from './words.ts';

export const meta = () => [{ title: 'Solicitud · Maestros' }];

/** /admin/solicitudes/:id (4 §G): read-only; the audit log records each opening. */
export default function TeamRequestDetail() {
  const id = Number(useParams()['id']);
  const query = useQuery({
    queryKey: ['admin', 'request', id],
    meta: TOAST_ON_ERROR,
    queryFn: ({ signal }) => api.requests.getTeamRequest({ id }, { signal }),
    // Each reading is recorded: returning to the screen counts, returning to the browser tab does not.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  return (
    <Stack gap={5}>
      <BackButton to={paths.teamRequests} />
      <h1>{query.data ? requestTitle(query.data.solicitud.datos) : 'Solicitud'}</h1>
      <DetailState
        query={query}
        back={{ to: paths.teamRequests, label: 'Ver todas las solicitudes' }}
      >
        {({ solicitud }) => (
          <>
            <Asked request={solicitud} />
            <Recipients request={solicitud} />
          </>
        )}
      </DetailState>
    </Stack>
  );
}

function Asked({ request }: { request: TeamRequest }) {
  const today = useToday();
  const { estado, datos, cliente, precotizacion, imagenes_card, createAt, vence } = request;
  return (
    <Card as="section">
      <Stack gap={4}>
        <div className={style.head}>
          <h2 className={style.heading}>Lo que pidió</h2>
          <StateChip estado={estado} />
        </div>
        <p className={style.words}>«{datos.descripcion_servicio}»</p>
        <RequestImages images={imagenes_card}>
          {(path, alt) => <img src={pictureUrl(path) ?? ''} alt={alt} />}
        </RequestImages>
        <Facts>
          <Fact label="Cliente">
            {cliente.eliminada ? (
              cliente.nombre
            ) : (
              <PersonLink person={{ keylogin: cliente.keylogin, nombre: cliente.nombre }} />
            )}
          </Fact>
          <Fact label="Correo">{cliente.email}</Fact>
          <Fact label="Categoría">{datos.categoria}</Fact>
          <Fact label="Trabajo">{workOf(datos)}</Fact>
          <Fact label="Medidas">
            {datos.ancho && datos.largo ? `${datos.ancho} × ${datos.largo} m` : ''}
          </Fact>
          <Fact label="Cantidad">{datos.cantidad === '1' ? '' : datos.cantidad}</Fact>
          <Fact label="Para cuándo">{whenWords(datos, today)}</Fact>
          <Fact label="Lugar">{placeWords(datos)}</Fact>
          <Fact label="Precotización">
            {precotizacion === null
              ? 'Sin precio: alguien tiene que revisar'
              : `aprox. ${wholePesosText(precotizacion)}`}
          </Fact>
          <Fact label="Enviada">{momentText(createAt)}</Fact>
          <Fact label="Espera respuestas hasta">{momentText(vence)}</Fact>
        </Facts>
      </Stack>
    </Card>
  );
}
