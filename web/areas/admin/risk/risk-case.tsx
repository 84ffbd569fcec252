import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { getMessages } from '#contract/chat.ts';
import type { OutputOf } from '#contract/call.ts';
import type { getRiskHit, RiskHit } from '#contract/risk.ts';
import { RISK_ENDED } from '#domain/risk/decisions.ts';
import { RISK_RULES } from '#domain/risk/rules.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { pesos } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectLink } from '../project-link.tsx';
import { TeamButton } from '../team-button.tsx';
import { momentText } from '../words.ts';
import { CloseHit } from './close-hit.tsx';
import style from './risk.module.css';
import { riskHitQuery } from './use-risk.ts';
import { factWords, ruleName } from './words.ts';

export const meta = () => [{ title: 'Caso de riesgo · Maestros' }];

/** /admin/casos/riesgo/:id (4 §I). */
export default function RiskCase() {
  const id = Number(useParams()['id']);
  return (
    <Stack gap={4}>
      <BackButton to={paths.queue} />
      <RiskDetail id={id} />
    </Stack>
  );
}

interface RiskDetailProps {
  id: number;
  /** Below its title in the queue. */
  below?: boolean;
  /** Once it is decided, where its title does not take the focus. */
  onDecided?: () => void;
}

/** Which rule applied to whom, by which figures, what waits for it, and what is decided. */
export function RiskDetail({ id, below = false, onDecided }: RiskDetailProps) {
  const query = useQuery(riskHitQuery(id));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <DetailState
      query={query}
      {...(!below && { title: 'Caso de riesgo' })}
      back={{ to: paths.queue, label: 'Ver los casos' }}
    >
      {(reply) => (
        <Stack gap={4}>
          <header className={style.section}>
            {!below && (
              <h1 ref={title} tabIndex={-1}>
                {ruleName(reply.caso)}
              </h1>
            )}
            <What {...reply} below={below} />
          </header>
          {reply.caso.cierre ? (
            <Closing cierre={reply.caso.cierre} />
          ) : (
            <Decision {...reply} onDone={onDecided ?? (() => title.current?.focus())} />
          )}
        </Stack>
      )}
    </DetailState>
  );
}

type Reply = OutputOf<typeof getRiskHit>;

function What({ caso, junto, below }: Reply & { below: boolean }) {
  const { persona, cobra, proyecto, pago, del_equipo } = caso;
  return (
    <>
      {below && <h3>{ruleName(caso)}</h3>}
      <p>
        {caso.detiene && <Chip tone="sun">Detiene el proyecto</Chip>} {caso.texto}
      </p>
      {junto.length > 0 && (
        <p>
          También lo {junto.length === 1 ? 'detiene' : 'detienen'}:{' '}
          {junto.map((regla) => RISK_RULES[regla].label).join('; ')}. Se deciden juntas.
        </p>
      )}
      <Facts>
        <Fact label={personLabel(caso)}>
          <PersonLink person={persona} />
        </Fact>
        {cobra && (
          <Fact label="Profesional que cobra">
            <PersonLink person={cobra} />
          </Fact>
        )}
        {proyecto && (
          <Fact label="Proyecto">
            <ProjectLink id={proyecto.id}>{proyecto.titulo}</ProjectLink>
          </Fact>
        )}
        {pago !== null && (
          <Fact label="Pago">
            <Link className={style.link} to={paths.clientPayment(pago)}>
              N.º {pago}
            </Link>
          </Fact>
        )}
        {factWords(caso).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {caso.retenido !== null && <Fact label="Protegido ahora">{pesos(caso.retenido)}</Fact>}
        <Fact label="Pasó">{momentText(caso.createAt)}</Fact>
      </Facts>
      <div className={style.buttons}>
        {del_equipo ? (
          <Button variant="secondary" size="sm" href={auditOf(caso)}>
            Ver lo que hizo en la auditoría
          </Button>
        ) : (
          <>
            <TeamButton size="sm" variant="secondary" href={paths.account(persona.keylogin)}>
              Ver la cuenta
            </TeamButton>
            <TeamButton
              call={getMessages}
              size="sm"
              variant="quiet"
              href={paths.chat(persona.keylogin)}
            >
              Escribirle
            </TeamButton>
          </>
        )}
      </div>
    </>
  );
}

function personLabel({ del_equipo, detiene }: RiskHit): string {
  if (del_equipo) return 'Persona del equipo';
  return detiene ? 'Cliente' : 'De quién se trata';
}

const auditOf = ({ persona }: RiskHit): string =>
  `${paths.audit}?${new URLSearchParams({ admin: persona.keylogin })}`;

function Decision({ caso, decisiones, suspendida, onDone }: Reply & { onDone: () => void }) {
  const { proyecto, detiene, del_equipo } = caso;
  const frozen = detiene && decisiones.length === 1;
  return (
    <Card as="section" className={style.card}>
      <h2>Decidir</h2>
      {frozen ? (
        <p>
          Si no hay nada malo, el proyecto sigue por donde iba y no se detiene otra vez por lo
          mismo. Si lo hay, cancélalo en su página: todo lo protegido vuelve a la tarjeta, y este
          caso se cierra.
        </p>
      ) : (
        <p>
          {detiene
            ? 'El proyecto ya terminó. Los pagos al profesional, y los proyectos nuevos entre los dos, esperan hasta que cierres el caso.'
            : 'Nada espera por este caso. Ciérralo con lo que viste.'}
        </p>
      )}
      <div className={style.buttons}>
        <CloseHit {...{ caso, decisiones, suspendida, onDone }} />
        {frozen && proyecto && (
          <TeamButton variant="secondary" href={paths.teamProject(proyecto.id)}>
            Ir a cancelarlo
          </TeamButton>
        )}
      </div>
      {del_equipo && (
        <p className={style.muted}>
          Lo cierra alguien más del equipo, nunca la persona de quien se trata.
        </p>
      )}
    </Card>
  );
}

function Closing({ cierre }: { cierre: NonNullable<RiskHit['cierre']> }) {
  return (
    <Card as="section" className={style.card}>
      <h2>{RISK_ENDED[cierre.decision]}</h2>
      {cierre.nota !== '' && <p className={style.note}>{cierre.nota}</p>}
      <p className={style.muted}>
        {cierre.por === null ? '' : `Lo decidió ${cierre.por}, `}
        {momentText(cierre.createAt)}
      </p>
    </Card>
  );
}
