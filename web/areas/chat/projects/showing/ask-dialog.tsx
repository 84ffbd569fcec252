import { useState } from 'react';
import { type Moment, MOMENTS } from '#domain/projects/pictures.ts';
import type { Chosen } from '#domain/projects/showing.ts';
import { api } from '#web/api/index.ts';
import { pictureUrl } from '#web/api/client.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import { useProposalMutation } from '../use-proposal.ts';
import style from './showing.module.css';

const LABELS: Record<Moment, string> = { antes: 'Antes', despues: 'Después' };

/** Asks the client, after choosing which pictures they would see in the profile. */
export function AskDialog({
  me,
  partner,
  proposal,
  onClose,
}: ProjectOfChat & { onClose: () => void }) {
  const mutate = useProposalMutation(me, partner.keylogin);
  const { entrega } = proposal;
  const [chosen, setChosen] = useState<Chosen>({
    antes: [...entrega.antes.keys()],
    despues: [...entrega.despues.keys()],
  });
  const toggle = (moment: Moment, place: number) => {
    const others = chosen[moment].filter((one) => one !== place);
    const now = others.length < chosen[moment].length ? others : [...others, place];
    setChosen({ ...chosen, [moment]: now });
  };
  const none = chosen.despues.length === 0;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title="¿Qué fotos quieres mostrar?"
      confirmLabel={`Preguntarle a ${shortName(partner)}`}
      disabledReason={none ? 'Elige al menos una foto de cómo quedó.' : undefined}
      onConfirm={async () => {
        await mutate(
          () =>
            api.projects.askToShow({
              id_proposal: proposal.id,
              antes: [...chosen.antes],
              despues: [...chosen.despues],
            }),
          `Le preguntamos a ${shortName(partner)}`,
        );
      }}
    >
      {MOMENTS.map(
        (moment) =>
          entrega[moment].length > 0 && (
            <fieldset key={moment} className={style.choice}>
              <legend>{LABELS[moment]}</legend>
              {entrega[moment].map(({ ruta_card }, place) => (
                // The order never changes; the links do.
                <label key={place}>
                  <input
                    type="checkbox"
                    checked={chosen[moment].includes(place)}
                    onChange={() => toggle(moment, place)}
                  />
                  <img src={pictureUrl(ruta_card)} alt={`${LABELS[moment]} ${place + 1}`} />
                </label>
              ))}
            </fieldset>
          ),
      )}
      <p>
        Se verán en tu perfil cuando {shortName(partner)} esté de acuerdo, con el oficio y el mes, y
        sin su nombre ni dónde fue.
      </p>
    </ConfirmDialog>
  );
}
