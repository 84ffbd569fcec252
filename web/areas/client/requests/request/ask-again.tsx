import { useNavigate } from 'react-router';
import { emptyRequest, type OwnRequest } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { dayBehind } from '#domain/requests/when.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
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
    const now = Date.now();
    const tomorrow = mexicoDay(now + DAY);
    const form = {
      ...emptyRequest(tomorrow),
      ...datos,
      ...whenAgain(datos, mexicoDay(now), tomorrow),
      opcion: datos.opt,
      subcategoria: workOf(datos),
      precotizacion,
    };
    void refill({ form, imagesOf: request, next: () => navigate(paths.request) });
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

/** The same words count from today; a day that has passed becomes tomorrow. */
function whenAgain({ cuando, fecha }: OwnRequest['datos'], today: string, tomorrow: string) {
  if (cuando !== '') return { fecha: dayBehind(cuando, today) };
  return { fecha: fecha < today ? tomorrow : fecha };
}
