import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { DisputeImages } from '#web/shared/disputes/dispute-images.tsx';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useToday } from '#web/shared/chat/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { keys } from '../conversations/keys.ts';
import style from './dispute-card.module.css';
import { AnswerDialog } from './dispute-dialog.tsx';
import { Settlement } from './settlement.tsx';
import { when } from '#web/shared/projects/when.ts';
import { WithdrawDispute } from './withdraw-dispute.tsx';

export interface DisputeCardProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** The open dispute: author, text, images and what happens next. */
export function DisputeCard({ me, partner, proposal }: DisputeCardProps) {
  const today = useToday();
  const { disputa } = proposal;
  if (!disputa) return null;
  const who = disputa.sender === me ? 'Tú la abriste' : `${shortName(partner)} la abrió`;
  return (
    <section className={style.card} aria-label="Disputa abierta">
      <h4>Disputa abierta</h4>
      <p className={style.who}>
        {who} · {when(disputa.createAt, today)}
      </p>
      <DisputeBody {...{ me, partner, proposal }} />
    </section>
  );
}

/** What somebody says in their dispute, and what happens next. */
export function DisputeBody({ me, partner, proposal }: DisputeCardProps) {
  const client = useQueryClient();
  const { disputa, retenido } = proposal;
  if (!disputa) return null;
  // The signed links expire after minutes; reloading the project brings new ones.
  const renew = () =>
    void client.invalidateQueries({ queryKey: keys.proposal(me, partner.keylogin) });
  return (
    <>
      <Words {...disputa} onExpired={renew} />
      <Answer {...{ me, partner, proposal, disputa }} onExpired={renew} />
      <p>
        Qué sigue: el equipo de Maestros la revisa y decide cuánto de los{' '}
        <Money mxn={retenido} strong /> protegidos regresa y cuánto se libera. Hasta entonces el
        dinero y los plazos esperan. Puedes contar más en los mensajes.
      </p>
      <Settlement {...{ me, partner, proposal }} />
      {disputa.sender === me && <WithdrawDispute {...{ me, partner, proposal }} />}
    </>
  );
}

/** What one side says, with its images. */
function Words({
  texto,
  imagenes,
  onExpired,
}: {
  texto: string;
  imagenes: readonly string[];
  onExpired: () => void;
}) {
  return (
    <>
      <p className={style.text}>{texto}</p>
      <DisputeImages images={imagenes} className={style.images} onExpired={onExpired} />
    </>
  );
}

/** The word of the side that did not open the dispute, or who is asked for it until when. */
function Answer({
  me,
  partner,
  proposal,
  disputa,
  onExpired,
}: DisputeCardProps & {
  disputa: NonNullable<Proposal['disputa']>;
  onExpired: () => void;
}) {
  const [answering, setAnswering] = useState(false);
  const today = useToday();
  const { sender, respuesta, responder_hasta } = disputa;
  const mine = sender !== me;
  const lastDay = mexicoDay(Date.parse(responder_hasta));
  const until = formatDay(lastDay);
  const late = lastDay < today;
  if (respuesta)
    return (
      <section className={style.offer} aria-label={mine ? 'Tu versión' : 'La otra versión'}>
        <h5>{mine ? 'Tu versión' : `La versión de ${shortName(partner)}`}</h5>
        <p className={style.who}>{when(respuesta.createAt, today)}</p>
        <Words {...respuesta} onExpired={onExpired} />
      </section>
    );
  if (!mine)
    return (
      <p>
        {late
          ? `${shortName(partner)} no contó su versión antes del ${until}: el equipo puede decidir sin ella.`
          : `${shortName(partner)} tiene hasta el ${until} para contar su versión.`}
      </p>
    );
  return (
    <>
      <p>
        {late
          ? `Era hasta el ${until}. Todavía puedes contar tu versión, mientras el equipo no decida.`
          : `Cuenta tu versión antes del ${until}: el equipo lee las dos antes de decidir.`}
      </p>
      <Button fullWidth onClick={() => setAnswering(true)}>
        Contar mi versión
      </Button>
      <AnswerDialog
        opened={answering}
        onClose={() => setAnswering(false)}
        {...{ me, partner, proposal }}
      />
    </>
  );
}
