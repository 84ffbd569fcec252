import { stopped } from '#lib/stopped.ts';
import { IconCamera, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { ROL } from '#contract/call.ts';
import { whyNotAsk } from '#domain/projects/showing.ts';
import { shortName } from '#web/shared/chat/short-name.ts';
import { Button } from '#web/ui/button.tsx';
import { DeliveryPictures } from '../delivery-pictures.tsx';
import { sideOf } from '../project-state.ts';
import type { ProjectOfChat } from '../use-action-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { ShowingQuestion } from './question.tsx';
import style from './showing.module.css';
import { useShowing } from './use-showing.ts';

/** The pictures of a work, and whether they may stand in the professional's profile. */
export function Showing(props: ProjectOfChat) {
  const { me, proposal } = props;
  const asked = proposal.muestra?.estado === 'pedida' && sideOf(proposal, me) === 'client';
  return (
    <>
      {asked && (
        <section className={style.question} aria-label="Fotos en el perfil">
          <ShowingQuestion {...props} />
        </section>
      )}
      {!(asked && showsAll(props)) && <DeliveryPictures {...props} />}
      {!asked && <Standing {...props} />}
    </>
  );
}

const showsAll = ({ proposal: { entrega, muestra } }: ProjectOfChat): boolean =>
  muestra?.imagenes.antes.length === entrega.antes.length &&
  muestra.imagenes.despues.length === entrega.despues.length;

/** Where it stands for who has nothing to answer, and what they can do about it. */
function Standing(props: ProjectOfChat) {
  const { me, partner, proposal } = props;
  const [asking, setAsking] = useState(false);
  const [stopping, setStopping] = useState(false);
  const { busy, agree, stop } = useShowing(props);
  const mine = sideOf(proposal, me) === 'professional';
  const name = shortName(partner);
  const { muestra } = proposal;
  const dialogs = (
    <>
      {asking && <AskDialog {...props} onClose={() => setAsking(false)} />}
      <StopDialog {...props} opened={stopping} onClose={() => setStopping(false)} />
    </>
  );
  if (muestra?.estado === 'aceptada')
    return (
      <div className={style.standing}>
        <p>
          <IconEye size={20} aria-hidden />
          {mine
            ? 'Estas fotos se ven en tu perfil.'
            : `Las fotos se ven en el perfil de ${name}, sin tu nombre.`}
        </p>
        <Button size="sm" variant="quiet" onClick={() => setStopping(true)}>
          Dejar de mostrarlas
        </Button>
        {dialogs}
      </div>
    );
  if (muestra?.estado === 'quitada')
    return (
      <div className={style.standing}>
        <p>
          <IconEyeOff size={20} aria-hidden />
          {mine
            ? `El equipo de Maestros quitó estas fotos de tu perfil. Motivo: ${muestra.motivo}`
            : `El equipo de Maestros quitó las fotos del perfil de ${stopped(name)}`}
        </p>
      </div>
    );
  if (muestra?.estado === 'rechazada')
    return (
      <div className={style.standing}>
        <p>
          <IconEyeOff size={20} aria-hidden />
          {mine
            ? `${name} prefiere que las fotos no se muestren.`
            : 'Las fotos no se muestran a nadie más.'}
        </p>
        {muestra.profesional && (
          <Button size="sm" variant="quiet" busy={busy} onClick={mine ? stop : agree}>
            {mine ? 'Ya no pedirlo' : 'Permitir que se vean'}
          </Button>
        )}
      </div>
    );
  if (!mine || partner.rol !== ROL.client) return null;
  if (muestra?.estado === 'pedida')
    return (
      <div className={style.standing}>
        <p>
          <IconCamera size={20} aria-hidden />
          {name} decide si las fotos se ven en tu perfil. Te avisamos.
        </p>
        <Button size="sm" variant="quiet" busy={busy} onClick={stop}>
          Ya no pedirlo
        </Button>
      </div>
    );
  if (partner.cuenta !== 'activa' || whyNotAsk(proposal)) return null;
  return (
    <div className={style.standing}>
      <Button variant="secondary" fullWidth onClick={() => setAsking(true)}>
        Mostrar en mi perfil
      </Button>
      {dialogs}
    </div>
  );
}
