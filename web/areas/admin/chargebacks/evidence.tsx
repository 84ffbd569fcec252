import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Chargeback, submitEvidence } from '#contract/chargebacks.ts';
import type { PicturesView } from '#contract/projects.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { saveText } from '#web/shared/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useNow } from '#web/shared/chat/use-now.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { TeamButton } from '../team-button.tsx';
import { momentText } from '../words.ts';
import style from './chargebacks.module.css';
import { chargebackQuery, useRefreshChargebacks } from './use-chargebacks.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import { isHandedIn, isLate } from './words.ts';

interface EvidenceProps {
  id: number;
  contracargo: Chargeback;
  pruebas: string;
  entrega: PicturesView;
  huella: string;
}

/** The evidence pack: read here to its end, then handed in. */
export function Evidence({ id, contracargo, pruebas, entrega, huella }: EvidenceProps) {
  const refresh = useRefreshChargebacks();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { box, end, read } = useReadToEnd(huella);
  const { entregadas_at, ganado } = contracargo;
  const handedIn = isHandedIn(contracargo);
  const waits = !handedIn && ganado === null;
  const late = isLate(contracargo, useNow());

  const hand = async () => {
    try {
      await api.chargebacks.submitEvidence({ id, huella });
      toast.success('El banco ya tiene las pruebas.', 'Éxito');
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'evidence_handed_in') {
        const { contracargo: now } = await queries.fetchQuery({
          ...chargebackQuery(id),
          staleTime: 0,
        });
        toast.warning(handedInWords(now));
        // What is there now has not been read, or nothing is taken any more: the dialog closes.
      } else if (code === 'evidence_changed' || code === 'evidence_closed')
        toast.error((error as ApiError).message);
      else throw error;
    } finally {
      await refresh();
    }
  };

  return (
    <Card as="section" className={style.card}>
      <h2>Las pruebas</h2>
      <p>
        {entregadas_at !== null
          ? `${handedInWords(contracargo)} El banco las lee una sola vez.`
          : ganado === null
            ? handedIn
              ? 'El banco ya tiene las pruebas: falta que decida.'
              : late
                ? 'No se entregaron a tiempo: el banco decide sin ellas.'
                : 'Léelas completas: el banco las recibe tal como están y una sola vez.'
            : contracargo.estado === 'prevented'
              ? 'No hicieron falta: el contracargo se evitó antes.'
              : 'El banco decidió sin que se entregaran.'}
      </p>
      <div className={style.reader} data-more={!read || undefined}>
        {/* Focusable, so that the keyboard can scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre ref={box} className={style.evidence} tabIndex={0} aria-label="Texto de las pruebas">
          {pruebas}
          <span ref={end} aria-hidden />
        </pre>
      </div>
      {entrega.antes.length + entrega.despues.length > 0 && (
        <section className={style.delivered} aria-label="Fotos de la entrega">
          <p>
            Con el texto se {handedIn ? 'entregaron' : 'entregan'} las fotos de la entrega, en una
            sola imagen.
          </p>
          <BeforeAfter pictures={entrega} onExpired={() => void refresh()} />
        </section>
      )}
      <div className={style.actions}>
        {waits && (
          <TeamButton
            call={submitEvidence}
            onClick={() => setAsking(true)}
            disabledReason={
              late
                ? 'Terminó el plazo: el banco ya no las recibe.'
                : read
                  ? undefined
                  : 'Lee el texto hasta el final: está en el recuadro.'
            }
          >
            Entregar al banco
          </TeamButton>
        )}
        <Button
          variant="secondary"
          onClick={() => saveText(`pruebas-contracargo-${id}.txt`, pruebas)}
        >
          Descargar
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Entregar estas pruebas?"
        confirmLabel="Entregar"
        irreversible
        onConfirm={hand}
      >
        <p>El banco las recibe por Stripe y ya no se pueden cambiar.</p>
      </ConfirmDialog>
    </Card>
  );
}

/** Who handed the evidence in, and when. */
const handedInWords = ({ entregadas_at, entregadas_por }: Chargeback): string =>
  entregadas_por === null
    ? `Alguien las entregó en Stripe, con otro texto: lo supimos el ${momentText(entregadas_at ?? '')}.`
    : `${entregadas_por} las entregó al banco el ${momentText(entregadas_at ?? '')}.`;
