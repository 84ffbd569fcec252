import { formatNumber } from '#lib/numbers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import { apiBase } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { Button } from '#web/ui/button.tsx';
import { failureOf } from '#web/ui/form/campos.ts';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import style from './own-account.module.css';
import { dayOf } from './words.ts';

/** Requests a copy of everything that is stored about the user, and downloads it. */
export function DataCopy({ datos }: { datos: Privacy['datos'] }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(failureOf(error).mensaje);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['privacy'] });
    }
  };

  return (
    <Stack gap={3}>
      <h3 className={style.subtitle}>Una copia de tus datos</h3>
      <p>
        Un archivo ZIP con lo que guardamos de ti: tu cuenta, tus mensajes, proyectos, pagos,
        reseñas e imágenes.
      </p>
      <output>{statusOf(datos)}</output>
      <div>
        {datos?.vencen_at ? (
          <Button variant="secondary" busy={busy} onClick={() => void run(download)}>
            Descargar mis datos ({megabytes(datos.bytes)})
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={busy}
            disabledReason={datos ? 'Tu copia ya se está preparando.' : undefined}
            onClick={() => void run(async () => void (await api.privacy.requestData({})))}
          >
            Preparar mis datos
          </Button>
        )}
      </div>
    </Stack>
  );
}

function statusOf(datos: Privacy['datos']): string {
  if (!datos) return '';
  if (!datos.vencen_at) return 'Estamos preparando tu copia. Te avisaremos por correo.';
  return `Lista. Puedes descargarla hasta el ${dayOf(datos.vencen_at)}.`;
}

const megabytes = (bytes: number): string =>
  `${formatNumber(Math.max(bytes / 1_000_000, 0.1), 1)}\u00A0MB`;

/** Each time with a new link, which opens for some minutes. */
async function download(): Promise<void> {
  const { enlace } = await api.privacy.getDataLink({});
  if (!enlace) return;
  const link = document.createElement('a');
  link.href = apiBase() + enlace;
  link.download = '';
  link.click();
}
