import { useSearchParams } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { paths } from '#web/paths.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { FavouriteButton } from '#web/shared/favourites/favourite-button.tsx';
import { closedReason } from '#web/shared/moderation/closed-reason.ts';
import { RehireButton, unavailableText } from '#web/shared/projects/rehire-button.tsx';
import { useWhatIsOpen } from '#web/shared/requests/use-what-is-open.ts';
import { Button } from '#web/ui/button.tsx';
import style from './come-back.module.css';
import { sideOf } from './project-state.ts';

interface ComeBackProps {
  me: string;
  partner: ChatPartner;
  proposal: Proposal;
}

/** What a client has of a finished project: the same professional again, kept among the favourites, the receipts. */
export function ComeBack({ me, partner, proposal }: ComeBackProps) {
  const receipts = proposal.eventos.flatMap(({ recibo }) => recibo ?? []);
  if (sideOf(proposal, me) !== 'client') return null;
  const finished = isToHire(me, partner, proposal);
  if (!finished && receipts.length === 0) return null;
  return (
    <div className={style.back}>
      {finished && <Again partner={partner} />}
      {receipts.length > 0 && (
        <Button variant="quiet" href={receiptsHref(proposal.id, receipts)}>
          {receipts.length === 1 ? 'Ver recibo' : `Ver los ${receipts.length} recibos`}
        </Button>
      )}
    </div>
  );
}

function Again({ partner }: Pick<ComeBackProps, 'partner'>) {
  const { keylogin, nombre, cuenta, validado } = partner;
  // What is about to be sent stands below.
  const isAsking = useSearchParams()[0].get('action') === 'presupuesto';
  const waiting = useWhatIsOpen().openWith(keylogin)?.request;
  return (
    <>
      {waiting && (
        <p>
          <strong>Le toca a {shortName(partner)}:</strong> responder a tu solicitud «
          {requestTitle(waiting.datos)}».
        </p>
      )}
      <RehireButton
        {...{ keylogin, nombre }}
        fullWidth
        variant={isAsking || waiting ? 'secondary' : 'primary'}
        disabledReason={closedReason(partner) ?? (validado ? undefined : unavailableText(nombre))}
      />
      {cuenta === 'activa' && (
        <FavouriteButton
          {...{ keylogin, nombre }}
          words={['Guardar en favoritos', 'En tus favoritos']}
          className={style.save}
        />
      )}
    </>
  );
}

/** Whether it is a finished project beside which its client may hire the same professional again. */
const isToHire = (me: string, partner: ChatPartner, proposal: Proposal): boolean =>
  sideOf(proposal, me) === 'client' &&
  proposal.estado === 'finalizada' &&
  partner.rol === ROL.professional;

const receiptsHref = (project: number, receipts: readonly number[]): string =>
  receipts.length === 1 ? paths.clientReceipt(receipts[0] ?? 0) : paths.clientReceipts(project);
