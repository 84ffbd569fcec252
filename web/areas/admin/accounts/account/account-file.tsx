import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ROL } from '#contract/call.ts';
import { PAYOUT_NAMES } from '#domain/payouts/payout.ts';
import { shortDay } from '#lib/date-words.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { ACTION_WORDS, REASON_WORDS } from '#web/shared/moderation/reasons.ts';
import { EstadoChip } from '#web/shared/projects/estado-chip.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money, pesos } from '#web/ui/money.tsx';
import { Fact, Facts } from '../../facts.tsx';
import { formatted } from '../../list/formatted.ts';
import { ProjectLink } from '../../project-link.tsx';
import { TeamLink } from '../../team-link.tsx';
import { dayText, levelName, momentText } from '../../words.ts';
import style from './account-file.module.css';
import { AccountNotes } from './account-notes.tsx';
import type { Detail } from './detail.ts';

/** So many of each are shown at first. */
const FIRST = 3;

/** What the team needs to know of a person beside their data: dates, projects, payouts, reports, notes. */
export function AccountFile({ data }: { data: Detail }) {
  const { user } = data;
  if (user.rol === ROL.admin) return null;
  const { keylogin, rol } = user;
  return (
    <div className={style.file}>
      <Dates data={data} />
      <Projects keylogin={keylogin} email={user.account.email} />
      {rol === ROL.professional && <Payouts keylogin={keylogin} />}
      <Reports keylogin={keylogin} />
      <AccountNotes keylogin={keylogin} />
    </div>
  );
}

interface SectionProps {
  title: string;
  /** Where all of it is. */
  all?: ReactNode;
  children: ReactNode;
}

const Section = ({ title, all, children }: SectionProps) => (
  <Card as="section" className={style.section}>
    <h2>{title}</h2>
    {children}
    {all}
  </Card>
);

function Dates({ data: { user, fechas } }: { data: Detail }) {
  const { membership, portfolio, keylogin } = user;
  const professional = user.rol === ROL.professional;
  const { ends_at } = membership;
  return (
    <Section
      title="Fechas y enlaces"
      all={
        <p className={style.links}>
          {professional && (
            <TeamLink className={style.link} to={paths.profile(keylogin)}>
              {portfolio.length === 0
                ? 'Su perfil público'
                : portfolio.length === 1
                  ? 'Su perfil público, con 1 trabajo en el portafolio'
                  : `Su perfil público, con ${formatted(portfolio.length)} trabajos en el portafolio`}
            </TeamLink>
          )}
          <TeamLink className={style.link} to={paths.auditOf(keylogin)}>
            Lo que el equipo hizo con esta cuenta
          </TeamLink>
        </p>
      }
    >
      <Facts>
        <Fact label="Se registró">{momentText(fechas.alta)}</Fact>
        <Fact label="Último uso">
          {fechas.ultimo_uso === null ? 'Sin sesión abierta' : momentText(fechas.ultimo_uso)}
        </Fact>
        {professional && (
          <Fact label="Decisión sobre su validación">
            {fechas.validado_at && momentText(fechas.validado_at)}
          </Fact>
        )}
        {professional && (
          <Fact label="Membresía">
            {ends_at
              ? `${levelName(user.nivel)}, hasta el ${dayText(ends_at)}`
              : levelName(user.nivel)}
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

function Projects({ keylogin, email }: { keylogin: string; email: string }) {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'projects', 'of', keylogin],
    queryFn: ({ pageParam, signal }) =>
      api.projects.getProjects(
        { persona: keylogin, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  const sums = list.data?.pages[0]?.sumas;
  return (
    <Section
      title="Proyectos"
      all={
        email !== '' && (
          <p className={style.links}>
            <TeamLink className={style.link} to={paths.teamProjectsOf(email)}>
              Filtrarlos en la lista
            </TeamLink>
          </p>
        )
      }
    >
      {sums && sums.total > 0 && (
        <p className={style.muted}>
          {sums.muchos === 1
            ? `Más de ${formatted(sums.total)} proyectos`
            : `${sums.total === 1 ? '1 proyecto' : `${formatted(sums.total)} proyectos`} por ${pesos(sums.precio)}; protegido ${pesos(sums.retenido)}`}
        </p>
      )}
      <GrowingList
        list={list}
        itemsOf={({ proyectos }) => proyectos}
        keyOf={({ id }) => id}
        loading="Cargando los proyectos…"
        most={FIRST}
        count={sums?.muchos === 0 ? sums.total : 0}
        none={<p className={style.muted}>No tiene proyectos.</p>}
      >
        {(one) => (
          <article className={style.line}>
            <p>
              <ProjectLink id={one.id}>{one.titulo || 'Sin título'}</ProjectLink>
            </p>
            <p className={style.muted}>
              {one.client.keylogin === keylogin
                ? `Con ${one.author.nombre}`
                : `De ${one.client.nombre}`}
              {` · ${dayText(one.movido)}`}
            </p>
            <p className={style.aside}>
              <EstadoChip project={one} />
              {one.precio > 0 && <Money mxn={one.precio} bare />}
            </p>
          </article>
        )}
      </GrowingList>
    </Section>
  );
}

function Payouts({ keylogin }: { keylogin: string }) {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'payouts', 'of', keylogin],
    queryFn: ({ pageParam, signal }) =>
      api.payouts.getPayouts(
        { persona: keylogin, ...(pageParam !== null && { despues: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  return (
    <Section title="Pagos a su cuenta">
      <GrowingList
        list={list}
        itemsOf={({ payouts }) => payouts}
        keyOf={({ id }) => id}
        loading="Cargando los pagos…"
        most={FIRST}
        none={<p className={style.muted}>Todavía no se le paga nada.</p>}
      >
        {({ id, fecha, monto, estado, clave_rastreo }) => (
          <article className={style.line}>
            <p>
              <TeamLink className={style.link} to={paths.teamPayout(id)}>
                {shortDay(fecha)}
              </TeamLink>
            </p>
            <p className={style.muted}>
              {PAYOUT_NAMES[estado]}
              {clave_rastreo && ` · clave ${clave_rastreo}`}
            </p>
            <p className={style.aside}>
              <Money mxn={monto} bare strong />
            </p>
          </article>
        )}
      </GrowingList>
    </Section>
  );
}

function Reports({ keylogin }: { keylogin: string }) {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'reports', 'of', keylogin],
    queryFn: ({ pageParam, signal }) =>
      api.moderation.getReports(
        { persona: keylogin, ...(pageParam !== null && { antes: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hay_mas, reports }) => (hay_mas ? (reports.at(-1)?.id ?? null) : null),
  });
  return (
    <Section title="Denuncias sobre esta persona">
      <GrowingList
        list={list}
        itemsOf={({ reports }) => reports}
        keyOf={({ id }) => id}
        loading="Cargando las denuncias…"
        most={FIRST}
        none={<p className={style.muted}>Nadie la ha denunciado.</p>}
      >
        {({ motivo, texto, de, createAt, atendida }) => (
          <article className={style.line}>
            <p>
              <strong>{REASON_WORDS[motivo]}</strong>
            </p>
            <p className={style.muted}>
              De {de.nombre}, {momentText(createAt)} ·{' '}
              {atendida
                ? `atendida${atendida.por && ` por ${atendida.por}`} el ${momentText(atendida.createAt)}`
                : 'sin atender'}
            </p>
            {texto && <p className={style.said}>{texto}</p>}
            {atendida && atendida.accion !== null && (
              <p className={style.muted}>
                {[ACTION_WORDS[atendida.accion][1], atendida.nota].filter(Boolean).join(': ')}
              </p>
            )}
          </article>
        )}
      </GrowingList>
    </Section>
  );
}
