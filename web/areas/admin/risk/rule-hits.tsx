import { Navigate, useParams } from 'react-router';
import type { RiskHit } from '#contract/risk.ts';
import { RISK_ENDED } from '#domain/risk/decisions.ts';
import { RISK_RULES, type RiskRule } from '#domain/risk/rules.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { BackButton } from '../back-button.tsx';
import { More } from '../list/more.tsx';
import { Shown } from '../list/shown.tsx';
import { PersonLink } from '../person-link.tsx';
import { ProjectLink } from '../project-link.tsx';
import { momentText } from '../words.ts';
import style from './risk.module.css';
import { useRiskHits } from './use-risk.ts';
import { factWords } from './words.ts';

export const meta = () => [{ title: 'A qué se aplicó una regla · Maestros' }];

/** /admin/ajustes/riesgo/:regla (4 §I): the cases and projects that a rule applied to. */
export default function RuleHits() {
  const regla = useParams()['regla'] ?? '';
  return Object.hasOwn(RISK_RULES, regla) ? (
    <Hits regla={regla as RiskRule} />
  ) : (
    <Navigate to={paths.riskRules} replace />
  );
}

function Hits({ regla }: { regla: RiskRule }) {
  const list = useRiskHits(regla);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackButton to={paths.riskRules} />
        <h1>{RISK_RULES[regla].label}</h1>
        <p>A qué se aplicó, lo más reciente primero.</p>
      </Stack>
      <Shown query={list} loading="Cargando los casos…">
        {({ pages }) => {
          const all = pages.flatMap(({ casos }) => casos);
          if (all.length === 0)
            return (
              <EmptyState title="Todavía no se aplica a nada">Cuando pase, queda aquí.</EmptyState>
            );
          return (
            <Stack gap={4}>
              <ul className={style.cards}>
                {all.map((hit) => (
                  <li key={hit.id}>
                    <HitCard hit={hit} />
                  </li>
                ))}
              </ul>
              <More list={list} what="casos" />
            </Stack>
          );
        }}
      </Shown>
    </Stack>
  );
}

function HitCard({ hit }: { hit: RiskHit }) {
  const { cierre, proyecto } = hit;
  return (
    <Card as="article" className={style.card}>
      <h2 className={style.name}>
        <PersonLink person={hit.persona} />
      </h2>
      <p>
        <Chip tone={cierre ? 'neutral' : 'sun'}>
          {cierre ? RISK_ENDED[cierre.decision] : 'Por revisar'}
        </Chip>
      </p>
      {proyecto && <ProjectLink id={proyecto.id}>{proyecto.titulo}</ProjectLink>}
      <dl className={style.thresholds}>
        {factWords(hit).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={style.muted}>{momentText(hit.createAt)}</p>
      <div className={style.buttons}>
        <Button variant="secondary" size="sm" href={paths.riskHit(hit.id)}>
          Ver el caso
        </Button>
      </div>
    </Card>
  );
}
