import { useState } from 'react';
import type { RequestForm } from '#contract/requests.ts';
import { api } from '#web/api/index.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { clearImages, keepImages } from './image-store.ts';
import { placeAgain } from './place.ts';
import { sentImages } from './sent-images.ts';
import { readRequest, resumeRequest, saveRequest, type SentBefore } from './store.ts';

interface Filled {
  form: RequestForm;
  /** It was sent before and goes to somebody more. */
  sent?: SentBefore & { readonly id: string };
  /** The request whose images it begins with, if it had any. */
  imagesOf?: { readonly id: number; readonly imagenes: readonly string[] };
  /** Where the person goes on. */
  next: () => void | Promise<void>;
}

/** A request names no address of its client's: it is found again among those that are saved. */
async function atSaved(form: RequestForm): Promise<RequestForm> {
  if (form.direccion_id !== '') return form;
  try {
    const { direcciones, ultima } = await api.accounts.getAddresses({});
    return { ...form, ...placeAgain(form, direcciones, ultima) };
  } catch {
    // The form asks for them again, and says so.
    return form;
  }
}

/** Begins a request that is filled in already; `question` asks first where an unsent one would be lost. */
export function useRefill() {
  const [waiting, setWaiting] = useState<Filled | null>(null);
  const fill = async ({ form, sent, imagesOf, next }: Filled) => {
    const images = imagesOf && imagesOf.imagenes.length > 0 ? await sentImages(imagesOf.id) : [];
    if (sent) resumeRequest(form, sent.id, sent);
    else saveRequest(await atSaved(form));
    // Pictures of another request must not go along.
    await clearImages();
    if (images === null) toast.warning('No pudimos traer tus imágenes', 'Agrégalas otra vez.');
    else if (images.length > 0) await keepImages(images);
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
      <p>Tienes otra solicitud empezada. Esta ocuparía su lugar y el de sus imágenes.</p>
    </ConfirmDialog>
  );
  return { refill, question };
}
