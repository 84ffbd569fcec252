import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { getMessages } from '#contract/chat.ts';
import type { TeamProject } from '#contract/projects.ts';
import { feeFromWire, feeText } from '#domain/projects/fee.ts';
import { formatPhone } from '#lib/phone.ts';
import { paths } from '#web/paths.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { BackButton } from '../back-button.tsx';
import { DetailState } from '../detail-state.tsx';
import { PersonLink } from '../person-link.tsx';
import { TeamButton } from '../team-button.tsx';
import { dayText } from '../words.ts';
import { AssignProject } from './assign.tsx';
import { CancelProject } from './cancel.tsx';
import { Conversation } from './conversation.tsx';
import { Documents } from './documents.tsx';
import { Movements } from './movements.tsx';
import { ProjectMoney, ProjectPayments } from './money.tsx';
import style from './project.module.css';
import { ProjectNotes } from './project-notes.tsx';
import { Related } from './related.tsx';
import { RemindProject } from './remind.tsx';
import { Story } from './story.tsx';
import { projectQuery } from './use-projects.ts';
import { placeWords, turnWords } from './words.ts';

export const meta = () => [{ title: 'Proyecto · Maestros' }];

/** /admin/proyectos/:id (4 §F): its story, its money, its people, and what the team can do about it. */
export default function TeamProjectPage() {
  const query = useQuery(projectQuery(useParams()['id'] ?? ''));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap={4}>
      <BackButton to={paths.teamProjects} />
      <DetailState
        query={query}
        title="Proyecto"
        back={{ to: paths.teamProjects, label: 'Ver los proyectos' }}
      >
        {({ proyecto }) => (
          <>
            <Head proyecto={proyecto} title={title} />
            <div className={style.columns}>
              <div className={style.column}>
                <ProjectMoney proyecto={proyecto} />
                <Story proyecto={proyecto} />
                <Documents id={proyecto.id} />
              </div>
              <div className={style.column}>
                <People proyecto={proyecto} />
                <ProjectPayments proyecto={proyecto} />
                <Related proyecto={proyecto} />
                <Conversation proyecto={proyecto} />
                <ProjectNotes id={proyecto.id} />
              </div>
            </div>
            <Movements proyecto={proyecto} />
          </>
        )}
      </DetailState>
    </Stack>
  );
}

interface ProjectProps {
  proyecto: TeamProject;
}

function Head({
  proyecto,
  title,
}: ProjectProps & { title: React.RefObject<HTMLHeadingElement | null> }) {
  const { id, categoria, tarifa, turno, vence, start, end } = proyecto;
  const { percent, fixed } = feeText(feeFromWire(tarifa));
  const turn = turnWords(turno.who, proyecto);
  const days = start ?? end;
  return (
    <header className={style.head}>
      <div className={style.title}>
        <h1 ref={title} tabIndex={-1}>
          {proyecto.titulo || 'Sin título'}
        </h1>
        <EstadoChip project={proyecto} />
      </div>
      <p className={style.muted}>
        {[
          `Proyecto ${id}`,
          categoria,
          placeWords(proyecto),
          days && `para el ${dayText(`${days}T12:00:00-06:00`)}`,
          `comisión de ${percent} + ${fixed}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(turn !== '' || vence) && (
        <p>
          <strong>{turn}</strong>
          {turn !== '' && vence && ' · '}
          {vence && `${DEADLINES[vence.estado] ?? 'Cambia solo'} el ${dayText(vence.at)}`}
        </p>
      )}
      <p>
        {proyecto.responsable ? (
          <>
            Lo lleva <strong>{proyecto.responsable.nombre}</strong> desde el{' '}
            {dayText(proyecto.responsable.desde)}
          </>
        ) : (
          'Sin responsable en el equipo'
        )}
      </p>
      <div className={style.actions}>
        <AssignProject proyecto={proyecto} />
        <RemindProject proyecto={proyecto} />
        <CancelProject proyecto={proyecto} onDone={() => title.current?.focus()} />
      </div>
    </header>
  );
}

/** What the clock does at the deadline. */
const DEADLINES: Partial<Record<TeamProject['estado'], string>> = {
  expirada: 'Vence',
  cancelada: 'Sin pago se cancela',
  completado: 'Se da por completado',
  finalizada: 'Se finaliza solo',
};

function People({ proyecto: { client, author } }: ProjectProps) {
  return (
    <Card as="section" className={style.card}>
      <h2>Personas</h2>
      {(
        [
          ['Cliente', client],
          ['Profesional', author],
        ] as const
      ).map(([role, person]) => (
        <div key={role} className={style.person}>
          <p>
            <span className={style.muted}>{role}</span>
            <br />
            {person.eliminada ? person.nombre : <PersonLink person={person} />}
          </p>
          {!person.eliminada && (
            <>
              <p className={style.reach}>
                {[person.telefono && formatPhone(person.telefono), person.email]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <div className={style.write}>
                <TeamButton
                  call={getMessages}
                  size="sm"
                  variant="quiet"
                  href={paths.chat(person.keylogin)}
                >
                  Escribir a {person.nombre}
                </TeamButton>
              </div>
            </>
          )}
        </div>
      ))}
    </Card>
  );
}
