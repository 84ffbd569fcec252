import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { getMessages } from '#contract/chat.ts';
import type { OutputOf } from '#contract/call.ts';
import type { Case, getCase } from '#contract/cases.ts';
import { CASES, closedAs } from '#domain/cases/cases.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ProjectBar } from '#web/shared/projects/project-bar.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TeamButton } from '../team-button.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectLink } from '../project-link.tsx';
import { momentText } from '../words.ts';
import style from './cases.module.css';
import { GiveBack, LetGoOn } from './decisions.tsx';
import { caseQuery } from './use-cases.ts';
import { limitWords, NOT_RETURNED_WORDS, TONES } from './words.ts';

export const meta = () => [{ title: 'Caso · Maestros' }];

/** /admin/casos/:id (4 §D). */
export default function TeamCase() {
  const id = Number(useParams()['id']);
  return (
    <Stack gap={4}>
      <BackButton to={paths.cases} />
      <CaseDetail id={id} />
    </Stack>
  );
}

interface CaseDetailProps {
  id: number;
  /** Below its title in the queue. */
  below?: boolean;
  /** Once it is decided, where its title does not take the focus. */
  onDecided?: () => void;
}

/** Who it is about, why it is a case, what is held, and what is decided. */
export function CaseDetail({ id, below = false, onDecided }: CaseDetailProps) {
  const query = useQuery(caseQuery(id));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={4}>
      <DetailState
        query={query}
        {...(!below && { title: 'Caso' })}
        back={{ to: paths.cases, label: 'Ver los casos' }}
      >
        {(reply) => (
          <>
            <Head caso={reply.caso} proyecto={reply.proyecto} title={title} below={below} />
            <Held caso={reply.caso} />
            {reply.caso.cierre ? (
              <Closing cierre={reply.caso.cierre} disputa={reply.disputa} />
            ) : (
              <Decision {...reply} onDecided={onDecided ?? (() => title.current?.focus())} />
            )}
          </>
        )}
      </DetailState>
    </Stack>
  );
}

type HeadProps = Pick<Reply, 'caso' | 'proyecto'> & {
  title: React.RefObject<HTMLHeadingElement | null>;
  below: boolean;
};

function Head({ caso, proyecto, title, below }: HeadProps) {
  const { client, author, causa, cierre } = caso;
  const limit = limitWords(caso, useNow());
  return (
    <header className={style.case}>
      {!below && (
        <h1 ref={title} tabIndex={-1} className={style.title}>
          {caso.titulo}
        </h1>
      )}
      <p className={style.why}>
        <Chip tone={cierre ? 'neutral' : TONES[causa]}>{CASES[causa].label}</Chip> {caso.por_que}
      </p>
      {limit !== null && (
        <p>
          <strong>{limit}</strong>
        </p>
      )}
      <Facts>
        <Fact label="Cliente">
          <PersonLink person={client} />
        </Fact>
        <Fact label="Profesional">
          <PersonLink person={author} />
        </Fact>
        <Fact label="Proyecto">
          <ProjectLink id={caso.id_proposal}>N.º {caso.id_proposal}</ProjectLink>
        </Fact>
        <Fact label="Estado del proyecto">
          <EstadoChip project={proyecto} />
        </Fact>
        <Fact label="Caso abierto">{momentText(caso.createAt)}</Fact>
      </Facts>
      <div className={style.actions}>
        <TeamButton variant="secondary" href={paths.chatHistory(client.keylogin, author.keylogin)}>
          Ver proyecto y conversación
        </TeamButton>
        <TeamButton call={getMessages} variant="quiet" href={paths.chat(client.keylogin)}>
          Escribir a {client.nombre}
        </TeamButton>
        <TeamButton call={getMessages} variant="quiet" href={paths.chat(author.keylogin)}>
          Escribir a {author.nombre}
        </TeamButton>
      </div>
    </header>
  );
}

function Held({ caso }: { caso: Case }) {
  const { pagado, liberado, retenido, retenido_desde } = caso;
  const devuelto = Math.round((pagado - liberado - retenido) * 100) / 100;
  return (
    <Card as="section" className={style.card}>
      <h2>El dinero</h2>
      {retenido_desde === null ? (
        <p>No hay dinero protegido.</p>
      ) : (
        <p>
          <Money mxn={retenido} strong /> protegidos desde el {momentText(retenido_desde)}.
        </p>
      )}
      <ProjectBar project={{ ...caso, devuelto }} />
    </Card>
  );
}

type Reply = OutputOf<typeof getCase>;

function Decision({ onDecided, ...reply }: Reply & { onDecided: () => void }) {
  const { caso, decisiones, sin_devolver, disputa } = reply;
  const able = (decision: Reply['decisiones'][number]) => decisiones.includes(decision);
  return (
    <Card as="section" className={style.card}>
      <h2>Decidir</h2>
      {sin_devolver !== null && <p>{NOT_RETURNED_WORDS[sin_devolver]}</p>}
      {able('devolver') && (
        <p>
          Puedes cancelar el proyecto y devolverle al cliente todo lo protegido. Liberarlo le toca
          al cliente; si no contesta, el profesional puede abrir una disputa y ahí decides cómo se
          reparte.
        </p>
      )}
      {caso.causa === 'retenido' && (
        <p className={style.muted}>Este caso se cierra solo cuando ya no hay dinero protegido.</p>
      )}
      <div className={style.actions}>
        {able('repartir') && disputa !== null && (
          <Button href={paths.dispute(disputa)}>Resolver la disputa</Button>
        )}
        {able('devolver') && <GiveBack {...reply} onDone={onDecided} />}
        {able('seguir') && <LetGoOn caso={caso} onDone={onDecided} />}
      </div>
    </Card>
  );
}

function Closing({
  cierre,
  disputa,
}: Pick<Reply, 'disputa'> & { cierre: NonNullable<Case['cierre']> }) {
  return (
    <Card as="section" className={style.card}>
      <h2>{closedAs(cierre.decision)}</h2>
      <p className={style.reason}>{cierre.motivo}</p>
      <p className={style.muted}>
        {cierre.por === null ? '' : `Lo decidió ${cierre.por}, `}
        {momentText(cierre.createAt)}
      </p>
      {disputa !== null && (
        <div className={style.actions}>
          <Button variant="secondary" href={paths.dispute(disputa)}>
            Ver la disputa
          </Button>
        </div>
      )}
    </Card>
  );
}
