import type { Approval } from '#contract/approvals.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { momentText } from '../words.ts';
import { TeamLink } from '../team-link.tsx';
import style from './approvals.module.css';
import { Decide } from './decide.tsx';
import { LimitsSection } from './limits.tsx';
import { Lines } from './lines.tsx';
import { useApprovals } from './use-approvals.ts';
import { endText, leftText, objectLink, objectName, titleOf } from './words.ts';

export const meta = () => [{ title: 'En espera de otra persona · Maestros' }];

/** /admin/aprobaciones (4 §F): what waits for a second person of the team, and what was decided lately. */
export default function Approvals() {
  const list = useApprovals();
  const limits = list.data?.pages[0]?.limites;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>En espera de otra persona</h1>
        <p>
          Lo que deciden dos personas del equipo. Si nadie más lo aprueba en 48 horas, vence y no se
          hace.
        </p>
      </Stack>
      <GrowingList
        // All that waits is in the first page.
        list={{ ...list, hasNextPage: false }}
        itemsOf={({ en_espera }) => en_espera}
        keyOf={({ id }) => id}
        loading="Cargando lo que espera…"
        none={
          list.data?.pages[0]?.en_espera.length === 0 ? (
            <EmptyState scene="success" title="Nada espera a otra persona">
              Cuando alguien del equipo pida algo que deciden dos, lo verás aquí.
            </EmptyState>
          ) : null
        }
      >
        {(one) => <Waiting one={one} />}
      </GrowingList>
      {list.data && <Ended list={list} />}
      {limits && <LimitsSection limits={limits} />}
    </Stack>
  );
}

function Waiting({ one }: { one: Approval }) {
  const now = useNow();
  return (
    <Card as="article" className={style.card}>
      <header className={style.head}>
        <h2>{titleOf(one)}</h2>
        <strong>{leftText(one, now)}</strong>
      </header>
      <Objects one={one} />
      <Lines one={one} />
      {one.motivo !== '' && <p className={style.reason}>Motivo: {one.motivo}</p>}
      <p className={style.muted}>
        Lo pidió {one.pide.nombre}, {momentText(one.createAt)}
      </p>
      <Decide one={one} />
    </Card>
  );
}

function Objects({ one }: { one: Approval }) {
  return (
    <p className={style.objects}>
      {one.objetos.map((object) => (
        <TeamLink
          key={`${object.tipo}:${object.id}`}
          className={style.link}
          to={objectLink(object)}
        >
          {objectName(object)}
        </TeamLink>
      ))}
    </p>
  );
}

function Ended({ list }: { list: ReturnType<typeof useApprovals> }) {
  return (
    <section className={style.section} aria-labelledby="terminadas">
      <h2 id="terminadas">Lo último</h2>
      <GrowingList
        list={list}
        itemsOf={({ terminadas }) => terminadas}
        keyOf={({ id }) => id}
        loading="Cargando…"
        none={<p className={style.muted}>Todavía no se decide nada.</p>}
      >
        {(one) => (
          <Card as="article" className={style.card}>
            <header className={style.head}>
              <h3>{titleOf(one)}</h3>
              <Chip tone={one.estado === 'aprobada' ? 'success' : 'neutral'}>{endText(one)}</Chip>
            </header>
            <Objects one={one} />
            {one.tipo !== 'eliminar_cuenta' && <Lines one={one} />}
            {one.fin?.motivo && <p className={style.reason}>{one.fin.motivo}</p>}
            <p className={style.muted}>
              Lo pidió {one.pide.nombre}
              {one.fin && `. Terminó el ${momentText(one.fin.createAt)}`}
            </p>
          </Card>
        )}
      </GrowingList>
    </section>
  );
}
