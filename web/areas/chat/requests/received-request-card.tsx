import { refreshCounts } from '#web/shared/session/counts.ts';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReceivedRequest } from '#contract/requests.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { timeLeft } from '#lib/time-left.ts';
import { paths } from '#web/paths.ts';
import { FoldedCard, ThreadCard } from '#web/shared/chat/card.tsx';
import { momentOf } from '#web/shared/chat/moment.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { useNow, useToday } from '#web/shared/chat/use-now.ts';
import { DeclineDialog } from '#web/shared/requests/decline-dialog.tsx';
import { useWeeklyLimit, WeeklyLimit } from '#web/shared/projects/weekly-limit.tsx';
import { openToAuthor } from '#web/shared/requests/open-project.ts';
import { receivedWords } from '#web/shared/requests/proposal-end.ts';
import { Button } from '#web/ui/button.tsx';
import { wholePesosText } from '#web/ui/money.tsx';
import { makesWay } from '../projects/project-state.ts';
import style from './asked-card.module.css';
import { Asked } from './asked.tsx';

interface ReceivedRequestCardProps {
  request: ReceivedRequest;
  partner: ChatPartner;
  proposal: Proposal | null | undefined;
}

/** What a client asks of the reader, who sends a proposal or declines; a line once that is done. */
export function ReceivedRequestCard({ request, partner, proposal }: ReceivedRequestCardProps) {
  const now = useNow();
  const today = useToday();
  const { datos, vence, precotizacion, por_responder } = request;
  const name = shortName(partner);
  const kicker = `Solicitud de ${name}`;
  if (!por_responder)
    return (
      <FoldedCard
        of="theirs"
        icon={<IconClipboardList size={22} data-tone="request" aria-hidden />}
        title={kicker}
        detail={`${requestTitle(datos)} · ${receivedWords(request, name)}`}
      >
        {() => <Asked request={request} />}
      </FoldedCard>
    );
  return (
    <ThreadCard
      open
      of="theirs"
      icon={<IconClipboardList size={18} aria-hidden />}
      kicker={kicker}
      aside={timeLeft(Date.parse(vence), now)}
      title={requestTitle(datos)}
    >
      <Asked request={request} />
      {precotizacion !== null && (
        <p className={style.price}>Precio de lista: aprox. {wholePesosText(precotizacion)}</p>
      )}
      <Answers {...{ request, partner, proposal }} />
      <p className={style.until}>
        {name} espera tu respuesta hasta {momentOf(vence, today)}.
      </p>
    </ThreadCard>
  );
}

/** The two answers of a professional. */
function Answers({ request, partner, proposal }: ReceivedRequestCardProps) {
  const [declining, setDeclining] = useState<ReceivedRequest | null>(null);
  const draft = proposal?.estado === 'por_publicar';
  const busy = proposal && !draft && !makesWay(proposal);
  const weekly = useWeeklyLimit();
  // A draft can still be written.
  const full = draft || busy ? undefined : weekly.reason;
  return (
    <div className={style.actions}>
      <Button
        fullWidth
        href={paths.newProposal(partner.keylogin, request.id)}
        disabledReason={busy ? openToAuthor(proposal) : full}
      >
        {draft && [null, request.id].includes(proposal.solicitud)
          ? 'Completar propuesta'
          : 'Enviar propuesta'}
      </Button>
      {full && <WeeklyLimit reason={full} />}
      <Button fullWidth size="sm" variant="quiet" onClick={() => setDeclining(request)}>
        Declinar
      </Button>
      <DeclineDialog
        request={declining}
        onClose={() => setDeclining(null)}
        onDeclined={() => void refreshCounts()}
      />
    </div>
  );
}
