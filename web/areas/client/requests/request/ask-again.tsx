import { useState } from 'react';
import { useNavigate } from 'react-router';
import { emptyRequest, type OwnRequest } from '#contract/requests.ts';
import { workOf } from '#domain/requests/request-message.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { paths } from '#web/paths.ts';
import { clearImages } from '#web/shared/requests/image-store.ts';
import { readRequest, saveRequest } from '#web/shared/requests/store.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface AskAgainProps {
  request: OwnRequest;
  variant: NonNullable<ButtonProps['variant']>;
}

/** Opens the form filled in with a request that is over; asks first where an unsent one would be lost. */
export function AskAgain({ request: { datos, precotizacion }, variant }: AskAgainProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  const fill = async () => {
    const now = Date.now();
    const tomorrow = mexicoDay(now + DAY);
    saveRequest({
      ...emptyRequest(tomorrow),
      ...datos,
      // A day that has passed becomes tomorrow.
      ...(datos.fecha < mexicoDay(now) && { fecha: tomorrow }),
      opcion: datos.opt,
      subcategoria: workOf(datos),
      precotizacion,
    });
    // Pictures of another request must not go along.
    await clearImages();
    await navigate(paths.request);
  };
  const start = () => {
    const unsent = readRequest()?.form.descripcion_servicio.trim() ?? '';
    if (unsent === '' || unsent === datos.descripcion_servicio) void fill();
    else setAsking(true);
  };
  return (
    <>
      <Button variant={variant} onClick={start}>
        Pedir otra vez
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Reemplazar la solicitud que no has enviado?"
        confirmLabel="Reemplazar"
        cancelLabel="Volver"
        irreversible
        onConfirm={fill}
      >
        <p>
          Tienes otra solicitud empezada. Esta ocuparía su lugar, con su texto y sin sus imágenes.
        </p>
      </ConfirmDialog>
    </>
  );
}
