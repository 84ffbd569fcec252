import { stopped } from '#lib/stopped.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ROL } from '#contract/call.ts';
import type { ChatPartner } from '#contract/chat/view.ts';
import { textOf } from '#contract/errors.ts';
import { isSameRequest } from '#domain/requests/state.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { chooseFor } from '#web/shared/requests/chosen.ts';
import { useReadyRequest } from '#web/shared/requests/ready.ts';
import { PriceChanged } from '#web/shared/requests/price-changed.tsx';
import { RequestPreview } from '#web/shared/requests/request-preview.tsx';
import { RequestFailure, RequestProblems } from '#web/shared/requests/request-problems.tsx';
import { type KeptRequest, useSentRequest } from '#web/shared/requests/store.ts';
import { openToClient } from '#web/shared/requests/open-project.ts';
import { usePreparedRequest } from '#web/shared/requests/use-prepared-request.ts';
import { useSendRequest } from '#web/shared/requests/use-send-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import { makesWay } from '../projects/project-state.ts';
import { useProposal } from '../projects/use-proposal.ts';
import { askedOf, waits } from './use-thread-requests.ts';
import style from './request-card.module.css';

export interface RequestCardProps {
  partner: ChatPartner;
  onSent: () => void;
  onClose: () => void;
}

/** The stored request above the composer, to be sent in this conversation (1 §2, decisions §3). */
export function RequestCard({ partner, onSent, onClose }: RequestCardProps) {
  const kept = useReadyRequest();
  const sent = useSentRequest();
  const rol = useSession()?.user.rol;
  const box = useFocusOnOpen<HTMLElement>();
  // The address follows in a transition: until then nothing more is said of what left from here.
  const [left, setLeft] = useState(false);
  if (left) return null;
  if (rol !== ROL.client)
    return (
      <section ref={box} tabIndex={-1} className={style.card} aria-labelledby="solicitud">
        <h3 id="solicitud" className={style.title}>
          Las solicitudes son de clientes
        </h3>
        <p>
          Este enlace envía una solicitud de servicio, que se hace con una cuenta de cliente. Aquí
          puedes escribirle un mensaje a {stopped(partner.nombre)}
        </p>
        <div className={style.actions}>
          <Button size="sm" onClick={onClose}>
            Entendido
          </Button>
        </div>
      </section>
    );
  return (
    <section ref={box} tabIndex={-1} className={style.card} aria-labelledby="solicitud">
      <h3 id="solicitud" className={style.title}>
        {kept
          ? `Tu solicitud para ${partner.nombre}`
          : sent === null
            ? 'Todavía no hay una solicitud'
            : 'Tu solicitud ya se envió'}
      </h3>
      {kept ? (
        <StoredRequest
          {...{ kept, partner, onClose }}
          onSent={() => {
            setLeft(true);
            onSent();
          }}
        />
      ) : sent !== null ? (
        <div className={style.actions}>
          <Button variant="quiet" size="sm" onClick={onClose}>
            Entendido
          </Button>
          <Button size="sm" href={paths.clientRequest(sent)}>
            Ver la solicitud
          </Button>
        </div>
      ) : (
        <>
          <p>Cuéntanos qué necesitas y para cuándo, y envíala desde aquí.</p>
          <div className={style.actions}>
            <Button variant="quiet" size="sm" onClick={onClose}>
              Ahora no
            </Button>
            <Button size="sm" href={paths.request}>
              Hacer una solicitud
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Leads to its form, where it stays for this one. */
function Change(props: { kept: KeptRequest; partner: ChatPartner; children: string }) {
  const { kept, partner, children } = props;
  const { keylogin, nombre, img_profile, profesion } = partner;
  return (
    <Link
      className={style.change}
      to={paths.requestTo(keylogin)}
      onClick={() => chooseFor(kept.form.categoria, { keylogin, nombre, img_profile, profesion })}
    >
      {children}
    </Link>
  );
}

function StoredRequest({
  kept,
  partner,
  onSent,
  onClose,
}: RequestCardProps & { kept: KeptRequest }) {
  const { prepared, failure: notPrepared, retry } = usePreparedRequest(kept);
  const { busy, failure, send } = useSendRequest();
  const wrong = Object.keys(prepared?.problems ?? {}).length > 0;

  const { data: proposal } = useProposal(useSession()?.keylogin ?? '', partner.keylogin);
  const open = proposal && proposal.estado !== 'por_publicar' && !makesWay(proposal);
  const { data: asked } = useQuery(askedOf(partner.keylogin));
  const same = (asked?.solicitudes ?? []).find(
    (request) =>
      waits({ own: true, request }, partner.keylogin) && isSameRequest(request.datos, kept.form),
  );

  // What was sent under this id already arrives once.
  const reason = () => {
    if (wrong) return 'Completa primero la solicitud.';
    if (open) return openToClient(proposal);
    return same && same.client_id !== kept.requestId ? textOf('request_waits') : undefined;
  };

  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={style.body} tabIndex={0} role="group" aria-label="Así la recibirá">
        {prepared ? (
          <>
            <RequestPreview prepared={prepared} />
            <PriceChanged {...{ kept, prepared }} />
          </>
        ) : notPrepared ? (
          <p role="alert">{notPrepared}</p>
        ) : (
          <Loading label="Abriendo tu solicitud…">
            <SkeletonText lines={4} />
          </Loading>
        )}
        {wrong && prepared && (
          <RequestProblems problems={prepared.problems} sent={kept.sent !== null}>
            <Change {...{ kept, partner }}>Completar la solicitud</Change>
          </RequestProblems>
        )}
      </div>
      {failure && <RequestFailure mensaje={failure.mensaje} />}
      <div className={style.actions}>
        {/* What some have already is not changed: it would be another one. */}
        {!kept.sent && <Change {...{ kept, partner }}>Cambiar solicitud</Change>}
        <Button variant="quiet" size="sm" onClick={onClose}>
          Ahora no
        </Button>
        {notPrepared ? (
          <Button size="sm" onClick={retry}>
            Intentar de nuevo
          </Button>
        ) : (
          <Button
            size="sm"
            icon={<IconSend size={18} aria-hidden />}
            busy={busy || !prepared}
            disabledReason={reason()}
            onClick={() => {
              if (prepared) void send(kept, prepared, [partner.keylogin], onSent);
            }}
          >
            Enviar solicitud
          </Button>
        )}
      </div>
    </>
  );
}
