import { IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { emptyRequest, type OwnRequest, REQUEST_RECIPIENTS } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { takesPlace } from '#domain/requests/state.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { clearChosen } from './chosen.ts';
import { useRefill } from './use-refill.tsx';

/** Leads to the search, to send an open request to somebody more (4 §G): the same one, with its images. */
export function AskMore({ request }: { request: OwnRequest }) {
  const navigate = useNavigate();
  const { refill, question } = useRefill();
  const { client_id, datos, precotizacion, imagenes, destinatarios } = request;
  const taken = destinatarios.filter((one) =>
    takesPlace(one.estado, one.propuesta?.estado ?? null),
  );
  const places = REQUEST_RECIPIENTS - taken.length;

  const start = () => {
    const form = {
      ...emptyRequest(datos.fecha),
      ...datos,
      opcion: datos.opt,
      subcategoria: workOf(datos),
      precotizacion,
    };
    const to = destinatarios.map(({ keylogin }) => keylogin);
    void refill({
      form,
      sent: { id: client_id, to, places, images: imagenes.length },
      imagesOf: request,
      next: () => {
        clearChosen();
        return navigate(paths.matches(form));
      },
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconUserPlus size={20} aria-hidden />}
        disabledReason={whyNot(datos.fecha, places)}
        onClick={start}
      >
        Preguntar a alguien más
      </Button>
      {question}
    </>
  );
}

function whyNot(day: string, places: number): string | undefined {
  if (day < mexicoDay(serverNow())) return 'Ya pasó el día que pediste: pídela otra vez con otro.';
  return places > 0
    ? undefined
    : 'La tienen cuatro profesionales. Si alguien no puede, podrás preguntar a alguien más.';
}
