import { useNavigate } from 'react-router';
import { emptyRequest, type OwnRequest, type RequestForm } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { dayBehind } from '#domain/requests/when.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { paths } from '#web/paths.ts';
import { useRefill } from '#web/shared/requests/use-refill.tsx';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

interface AskAgainProps {
  request: OwnRequest;
  variant: NonNullable<ButtonProps['variant']>;
  /** Which of several, for screen readers. */
  of?: string;
}

/** Opens the form filled in with a request that is over. */
export function AskAgain({ request, variant, of }: AskAgainProps) {
  const navigate = useNavigate();
  const { refill, question } = useRefill();

  const start = () => {
    const { datos, precotizacion } = request;
    const now = serverNow();
    const empty = emptyRequest(mexicoDay(now + DAY));
    const form = {
      ...empty,
      ...datos,
      ...whenAgain(datos, mexicoDay(now), empty),
      opcion: datos.opt,
      subcategoria: workOf(datos),
      precotizacion,
    };
    void refill({ form, imagesOf: request, next: () => navigate(paths.requestAgain) });
  };
  return (
    <>
      <Button variant={variant} onClick={start}>
        Pedir otra vez{of !== undefined && <span className="m-hidden"> {of}</span>}
      </Button>
      {question}
    </>
  );
}

/** The same words count from today; a day that has passed leaves the day and the hour of a new request. */
function whenAgain(
  { cuando, fecha, hora }: OwnRequest['datos'],
  today: string,
  empty: Pick<RequestForm, 'fecha' | 'hora'>,
) {
  if (cuando !== '') return { fecha: dayBehind(cuando, today) };
  return fecha < today ? { fecha: empty.fecha, hora: empty.hora } : { fecha, hora };
}
