import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import type { Proposal } from '#contract/views.ts';
import { paths } from '#web/paths.ts';
import { FavouriteButton } from '#web/shared/favourites/favourite-button.tsx';
import { closedReason } from '#web/shared/moderation/closed-reason.ts';
import { RehireButton, unavailableText } from '#web/shared/projects/rehire-button.tsx';
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
  const { keylogin, nombre, cuenta, validado } = partner;
  const receipts = proposal.eventos.flatMap(({ recibo }) => recibo ?? []);
  if (sideOf(proposal, me) !== 'client') return null;
  const finished = proposal.estado === 'finalizada' && partner.rol === ROL.professional;
  if (!finished && receipts.length === 0) return null;
  return (
    <div className={style.back}>
      {finished && (
        <>
          <RehireButton
            {...{ keylogin, nombre }}
            fullWidth
            disabledReason={
              closedReason(partner) ?? (validado ? undefined : unavailableText(nombre))
            }
          />
          {cuenta === 'activa' && (
            <FavouriteButton
              {...{ keylogin, nombre }}
              words={['Guardar en favoritos', 'En tus favoritos']}
              className={style.save}
            />
          )}
        </>
      )}
      {receipts.length > 0 && (
        <Button variant="quiet" href={receiptsHref(proposal.id, receipts)}>
          {receipts.length === 1 ? 'Ver recibo' : `Ver los ${receipts.length} recibos`}
        </Button>
      )}
    </div>
  );
}

const receiptsHref = (project: number, receipts: readonly number[]): string =>
  receipts.length === 1 ? paths.clientReceipt(receipts[0] ?? 0) : paths.clientReceipts(project);
