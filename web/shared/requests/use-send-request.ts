import { useRef, useState } from 'react';
import { REQUEST_IMAGES_TEXTS } from '#contract/chat.ts';
import { api } from '#web/api/index.ts';
import { type Failure, failureOf } from '#web/ui/form/campos.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { clearChosen } from './chosen.ts';
import { clearImages } from './image-store.ts';
import { clearRequest, type KeptRequest } from './store.ts';
import type { PreparedRequest } from './use-prepared-request.ts';

/**
 * Sends the request with its id, so that it arrives once even when it is sent again after a double press,
 * a lost connection or a reload. It is removed from the browser only once the server has stored it.
 */
export function useSendRequest() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useRef(false);

  /** `onSent` is called before the request is removed. */
  async function send(
    { requestId, sent }: KeptRequest,
    { msg, asked, addressId, images: chosen }: PreparedRequest,
    recipients: readonly string[],
    onSent: () => void,
  ): Promise<void> {
    if (sending.current) return;
    // Of one that was sent before the server has them.
    const images = sent ? [] : chosen;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { id_solicitud } = await api.chat.sendRequest(
        {
          recipients: [...recipients],
          msg,
          client_id: requestId,
          solicitud: asked,
          ...(addressId !== undefined && { direccion_id: addressId }),
        },
        { images: { imagenes: images }, ...(images.length > 0 && { texts: REQUEST_IMAGES_TEXTS }) },
      );
      onSent();
      toast.success('Tu mensaje se envio correctamente', 'Enviado');
      clearChosen();
      clearRequest(id_solicitud);
      await clearImages();
    } catch (error) {
      const failed = failureOf(error);
      setFailure(failed);
      toast.error(failed.mensaje);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, send };
}
