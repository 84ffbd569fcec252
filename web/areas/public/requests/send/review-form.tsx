import { IconArrowLeft, IconSend, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { rememberRedirect } from '#web/shared/redirect.ts';
import { type Chosen, toggleChosen } from '#web/shared/requests/chosen.ts';
import { PriceChanged } from '#web/shared/requests/price-changed.tsx';
import { RequestPreview } from '#web/shared/requests/request-preview.tsx';
import { RequestFailure, RequestProblems } from '#web/shared/requests/request-problems.tsx';
import type { KeptRequest } from '#web/shared/requests/store.ts';
import { useOpenWith } from '#web/shared/requests/use-open-with.ts';
import { usePreparedRequest } from '#web/shared/requests/use-prepared-request.ts';
import { useSendRequest } from '#web/shared/requests/use-send-request.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { elsewhereText } from './fitting-words.ts';
import { InsteadOfSending, NOBODY_CAN_ANSWER, OpenHint } from './open-hint.tsx';
import { reviewAddress } from './review-address.ts';
import { sendPurpose } from './send-purpose.ts';
import style from './review.module.css';

export interface ReviewFormProps {
  kept: KeptRequest;
  chosen: readonly Chosen[];
  /** The address of the search results. */
  back: string;
  onSent: (people: readonly Chosen[]) => void;
}

export function ReviewForm({ kept, chosen, back, onSent }: ReviewFormProps) {
  const session = useSession();
  const here = reviewAddress(useLocation());
  const { prepared, failure: notPrepared, retry } = usePreparedRequest(kept);
  const { busy, failure, send } = useSendRequest();
  const openWith = useOpenWith();
  const { categoria } = kept.form;
  const inTheWay = chosen.flatMap(({ keylogin }) => openWith.get(keylogin) ?? []);
  // It goes to nobody who could not answer it.
  const recipients = chosen.filter(({ keylogin }) => !openWith.has(keylogin));
  /** Sending would lead to no answer: what can be done is with the one project, or to choose others. */
  const unanswerable = chosen.length > 0 && recipients.length === 0;
  const wrong = Object.keys(prepared?.problems ?? {}).length > 0;

  const reason = () => {
    if (session && session.user.rol !== ROL.client)
      return 'Las solicitudes se envían con una cuenta de cliente.';
    if (chosen.length === 0) return 'Elige al menos a un profesional.';
    if (wrong) return 'Completa primero la solicitud.';
    return unanswerable ? NOBODY_CAN_ANSWER : undefined;
  };
  const submit = () => {
    const keys = recipients.map(({ keylogin }) => keylogin);
    if (prepared) void send(kept, prepared, keys, () => onSent(recipients));
  };

  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The focus goes on to somebody who stays, before its own button goes. */
  const remove = (person: Chosen, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? heading.current;
    next?.focus();
    toggleChosen(categoria, person);
  };

  return (
    <>
      {failure && <RequestFailure mensaje={failure.mensaje} />}
      <section className={style.part}>
        <h2 ref={heading} tabIndex={-1}>
          Para quién
        </h2>
        {chosen.length === 0 && <p>Todavía no eliges a nadie.</p>}
        <ul ref={list} className={style.people}>
          {chosen.map((person, index) => (
            <li key={person.keylogin}>
              <Avatar nombre={person.nombre} imagen={pictureUrl(person.img_profile)} size={48} />
              <span className={style.who}>
                <strong>{person.nombre}</strong>
                <span>{person.profesion}</span>
                {person.area && elsewhereText(person.area, kept.form) && (
                  <span className={style.hint}>{elsewhereText(person.area, kept.form)}.</span>
                )}
                <OpenHint person={person} project={openWith.get(person.keylogin)} />
                {failure?.campos[person.keylogin] && (
                  <span className={style.problem}>{failure.campos[person.keylogin]}</span>
                )}
              </span>
              <IconButton label={`Quitar a ${person.nombre}`} onClick={() => remove(person, index)}>
                <IconX size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
        <Link className={style.link} to={back}>
          <IconArrowLeft size={18} aria-hidden />
          Elegir a otros
        </Link>
      </section>

      <section className={style.part}>
        <h2>Así la recibirán</h2>
        {prepared ? (
          <>
            <RequestPreview prepared={prepared} />
            <PriceChanged {...{ kept, prepared }} />
            {kept.sent && kept.sent.images > 0 && (
              <p>
                {kept.sent.images === 1
                  ? 'Lleva la misma imagen que ya enviaste.'
                  : `Lleva las mismas ${kept.sent.images} imágenes que ya enviaste.`}
              </p>
            )}
          </>
        ) : notPrepared ? (
          <ErrorState title={notPrepared} onRetry={retry} />
        ) : (
          <Loading label="Abriendo tu solicitud…">
            <SkeletonText lines={6} />
          </Loading>
        )}
        {wrong && prepared && (
          <RequestProblems problems={prepared.problems} sent={kept.sent !== null}>
            <Link to={paths.request}>Completar la solicitud</Link>
          </RequestProblems>
        )}
        {!kept.sent && (
          <Link className={style.link} to={paths.request}>
            Cambiar solicitud
          </Link>
        )}
      </section>

      <p className={style.note}>
        Cada quien te responde en su propio chat. Enviar no cuesta ni te compromete.
      </p>
      <div className={style.foot} data-foot>
        {unanswerable && <InsteadOfSending projects={inTheWay} back={back} />}
        {session ? (
          <Button
            fullWidth
            variant={unanswerable ? 'secondary' : 'primary'}
            icon={<IconSend size={20} aria-hidden />}
            busy={busy || (!prepared && !notPrepared)}
            disabledReason={reason()}
            onClick={submit}
          >
            Enviar solicitud
          </Button>
        ) : (
          <Button
            fullWidth
            href={paths.signUpClient}
            onClick={() => rememberRedirect(here, sendPurpose(chosen))}
          >
            Crear mi cuenta y enviar
          </Button>
        )}
      </div>
    </>
  );
}
