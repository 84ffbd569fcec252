import { useState } from 'react';
import type { RequestForm } from '#contract/requests.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { clearImages } from './image-store.ts';
import { readRequest, resumeRequest, saveRequest, type SentBefore } from './store.ts';

interface Filled {
  form: RequestForm;
  /** It was sent before and goes to somebody more. */
  sent?: SentBefore & { readonly id: string };
  /** Where the person goes on. */
  next: () => void | Promise<void>;
}

/** Begins a request that is filled in already; `question` asks first where an unsent one would be lost. */
export function useRefill() {
  const [waiting, setWaiting] = useState<Filled | null>(null);
  const fill = async ({ form, sent, next }: Filled) => {
    if (sent) resumeRequest(form, sent.id, sent);
    else saveRequest(form);
    // Pictures of another request must not go along.
    await clearImages();
    await next();
  };
  const refill = async (filled: Filled) => {
    const kept = readRequest();
    const unsent = kept?.sent ? '' : (kept?.form.descripcion_servicio.trim() ?? '');
    if (unsent === '' || unsent === filled.form.descripcion_servicio) await fill(filled);
    else setWaiting(filled);
  };
  const question = (
    <ConfirmDialog
      opened={waiting !== null}
      onClose={() => setWaiting(null)}
      title="¿Reemplazar la solicitud que no has enviado?"
      confirmLabel="Reemplazar"
      cancelLabel="Volver"
      irreversible
      onConfirm={async () => {
        if (waiting) await fill(waiting);
      }}
    >
      <p>
        Tienes otra solicitud empezada. Esta ocuparía su lugar, con su texto y sin sus imágenes.
      </p>
    </ConfirmDialog>
  );
  return { refill, question };
}
