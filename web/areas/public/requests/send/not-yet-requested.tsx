import { Link, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { useKnowsRequest, useReadyRequest } from '#web/shared/requests/ready.ts';
import { useSentRequest } from '#web/shared/requests/store.ts';
import { Card } from '#web/ui/card.tsx';
import style from './not-yet-requested.module.css';

/** With `?solicitud=1`: says why no professional can be chosen when there is no matching request. */
export function NotYetRequested({ categoria }: { categoria: string }) {
  const [params] = useSearchParams();
  const wanted = useReadyRequest()?.form.categoria;
  const sent = useSentRequest();
  if (!useKnowsRequest() || !params.has('solicitud') || (wanted && wanted === categoria))
    return null;
  return (
    <Card padding="sm" className={style.notice ?? ''}>
      {wanted ? (
        <>
          Tu solicitud es de {wanted}.{' '}
          <Link to={paths.category(wanted)}>Ver profesionales de {wanted}</Link>
        </>
      ) : sent !== null ? (
        <>
          Tu solicitud ya se envió. <Link to={paths.clientRequest(sent)}>Ver la solicitud</Link>
        </>
      ) : (
        <>
          Todavía no hay una solicitud por enviar.{' '}
          <Link to={paths.request}>Hacer una solicitud</Link>
        </>
      )}
    </Card>
  );
}
