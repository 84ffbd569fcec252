import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Chargeback } from '#contract/chargebacks.ts';
import type { PicturesView } from '#contract/projects.ts';
import { reasonWords } from '#domain/chargebacks/reasons.ts';
import { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { saveText } from '#web/shared/save-file.ts';
import { BeforeAfter } from '#web/shared/projects/before-after.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { BackButton } from '../back-button.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { momentText } from '../words.ts';
import style from './chargebacks.module.css';
import { LossDecision } from './loss-decision.tsx';
import { chargebackQuery, useRefreshChargebacks } from './use-chargebacks.ts';
import { dueWords, standing } from './words.ts';

export const meta = () => [{ title: 'Contracargo · Maestros' }];

/** /admin/contracargos/:id (4 §A): what the bank took, until when evidence is taken, and who bears what is lost. */
export default function ChargebackCase() {
  const id = Number(useParams()['id']);
  const { data, error, isPending, isFetching, refetch } = useQuery(chargebackQuery(id));
  return (
    <Stack gap={4}>
      <BackButton to={paths.chargebacks} />
      {isPending && (
        <Loading label="Abriendo el contracargo…">
          <SkeletonCard />
        </Loading>
      )}
      {error && !data && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {data && (
        <>
          <Head chargeback={data.contracargo} />
          <CaseMoney chargeback={data.contracargo} />
          <Evidence {...{ ...data, id }} />
        </>
      )}
    </Stack>
  );
}

function Head({ chargeback }: { chargeback: Chargeback }) {
  const [word, tone] = standing(chargeback);
  const due = dueWords(chargeback, useNow());
  const { concepto, monto, motivo, vence, createAt, cerrado_at, cliente, profesional } = chargeback;
  return (
    <header className={style.case}>
      <h1>{concepto}</h1>
      <p>
        <Chip tone={tone}>{word}</Chip> <Money mxn={monto} strong />
      </p>
      {due !== null && (
        <p>
          <strong>{due}</strong>
        </p>
      )}
      <Facts>
        <Fact label="Por qué">{reasonWords(motivo)}</Fact>
        <Fact label="Lo retiró el banco">{momentText(createAt)}</Fact>
        <Fact label="Pruebas hasta">
          {cerrado_at === null && vence !== null ? momentText(vence) : null}
        </Fact>
        <Fact label="El banco decidió">{cerrado_at && momentText(cerrado_at)}</Fact>
        <Fact label="Cliente">
          <PersonLink person={cliente} />
        </Fact>
        <Fact label="Profesional">{profesional && <PersonLink person={profesional} />}</Fact>
      </Facts>
      <div className={style.actions}>
        <Button variant="quiet" size="sm" href={paths.clientPayment(chargeback.pago)}>
          Ver el pago
        </Button>
      </div>
    </header>
  );
}

/** What is kept, lost and owed. */
function CaseMoney({ chargeback }: { chargeback: Chargeback }) {
  const { perdida, por_reservar, reservado, profesional, con_deudor } = chargeback;
  return (
    <Card as="section" className={style.card}>
      <h2>El dinero</h2>
      {por_reservar > 0 && chargeback.ganado === null && (
        <p>
          De este pago se liberaron {pesos(por_reservar)} al profesional: {pesos(reservado)} están
          reservados de su saldo
          {reservado < por_reservar
            ? ', y lo que falta se aparta de sus próximas liberaciones.'
            : '.'}
        </p>
      )}
      {por_reservar === 0 && chargeback.ganado === null && (
        <p>De este pago no se ha liberado nada: lo cubre lo que el proyecto tiene protegido.</p>
      )}
      {chargeback.ganado === 1 && perdida === null && (
        <p>El banco le dio la razón a Maestros: el dinero volvió.</p>
      )}
      {chargeback.ganado === 1 && perdida !== null && (
        <p>
          El banco cambió su decisión y el dinero volvió a Maestros
          {perdida.repuesto === null
            ? '.'
            : `: al profesional se le repusieron ${pesos(perdida.repuesto)}.`}
        </p>
      )}
      {chargeback.ganado === 0 && perdida === null && (
        <p>Lo cubrió lo que el proyecto tenía protegido. No hay nada que decidir.</p>
      )}
      {perdida !== null && perdida.cargo === null && (
        <>
          <p>
            {pesos(perdida.monto)} ya no estaban protegidos: se pierden hasta que alguien decida
            quién los asume.
          </p>
          <LossDecision
            loss={{ id: perdida.id, monto: perdida.monto }}
            debtor={con_deudor === 1 ? (profesional?.nombre ?? null) : null}
            reserved={reservado}
          />
        </>
      )}
      {perdida !== null && perdida.cargo !== null && (
        <Facts>
          <Fact label="Perdido">{pesos(perdida.monto)}</Fact>
          <Fact label="A cargo del profesional">{pesos(perdida.cargo)}</Fact>
          <Fact label="Adeudo">
            {perdida.adeudo > 0 && perdida.repuesto === null
              ? `${pesos(perdida.adeudo)}, de los que ya se cobraron ${pesos(perdida.cobrado)}`
              : null}
          </Fact>
          <Fact label="Lo asume Maestros">{pesos(perdida.monto - perdida.cargo)}</Fact>
          <Fact label="Motivo">{perdida.motivo}</Fact>
        </Facts>
      )}
    </Card>
  );
}

interface EvidenceProps {
  id: number;
  contracargo: Chargeback;
  pruebas: string;
  entrega: PicturesView;
  huella: string;
}

/** The evidence pack: read here, then handed in. */
function Evidence({ id, contracargo, pruebas, entrega, huella }: EvidenceProps) {
  const refresh = useRefreshChargebacks();
  const [asking, setAsking] = useState(false);
  const { entregadas_at, ganado } = contracargo;
  return (
    <Card as="section" className={style.card}>
      <h2>Las pruebas</h2>
      <p>
        {entregadas_at !== null
          ? `Se entregaron el ${momentText(entregadas_at)}. El banco las lee una sola vez.`
          : ganado === null
            ? 'Léelas completas: el banco las recibe tal como están y una sola vez.'
            : 'El banco decidió sin que se entregaran.'}
      </p>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={style.evidence} tabIndex={0} aria-label="Texto de las pruebas">
        {pruebas}
      </pre>
      {entrega.antes.length + entrega.despues.length > 0 && (
        <section className={style.delivered} aria-label="Fotos de la entrega">
          <p>
            Con el texto se {entregadas_at === null ? 'entregan' : 'entregaron'} las fotos de la
            entrega, en una sola imagen.
          </p>
          <BeforeAfter pictures={entrega} onExpired={() => void refresh()} />
        </section>
      )}
      <div className={style.actions}>
        {entregadas_at === null && ganado === null && (
          <Button onClick={() => setAsking(true)}>Entregar al banco</Button>
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
        onConfirm={async () => {
          try {
            await api.chargebacks.submitEvidence({ id, huella });
            toast.success('El banco ya tiene las pruebas.', 'Éxito');
          } catch (error) {
            // What is there now has not been read: the dialog closes, and asks again after that.
            if (!(error instanceof ApiError) || error.code !== 'evidence_changed') throw error;
            toast.error(error.message);
          } finally {
            await refresh();
          }
        }}
      >
        <p>El banco las recibe por Stripe y ya no se pueden cambiar.</p>
      </ConfirmDialog>
    </Card>
  );
}
