import type { RiskRuleView } from '#contract/risk.ts';
import { EFFECT_WORDS, RISK_RULES, type RiskEffect } from '#domain/risk/rules.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { WaitingNote } from '../approvals/waiting-note.tsx';
import { BackButton } from '../back-button.tsx';
import { Shown } from '../list/shown.tsx';
import { dayText } from '../words.ts';
import { ChangeRule, UndoRule } from './change-rule.tsx';
import style from './risk.module.css';
import { useRiskRules } from './use-risk.ts';
import { ruleName, sinceWords, thresholdWords, timesWords } from './words.ts';

export const meta = () => [{ title: 'Reglas de riesgo · Maestros' }];

/** /admin/ajustes/riesgo (4 §I): each rule with its thresholds, since when, and how often it applied. */
export default function RiskRules() {
  const query = useRiskRules();
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <BackButton to={paths.settings} />
        <h1>Reglas de riesgo</h1>
        <p>
          Qué detiene un proyecto, qué revisa el equipo y cuándo el banco confirma quién paga. Un
          cambio vale para lo que pase desde su día.
        </p>
      </Stack>
      <Shown query={query} loading="Cargando las reglas…">
        {({ reglas }) => (
          <Stack gap={6}>
            {(Object.keys(EFFECT_WORDS) as RiskEffect[]).map((effect) => (
              <Rules
                key={effect}
                effect={effect}
                rules={reglas.filter(({ regla }) => RISK_RULES[regla].effect === effect)}
              />
            ))}
          </Stack>
        )}
      </Shown>
    </Stack>
  );
}

function Rules({ effect, rules }: { effect: RiskEffect; rules: RiskRuleView[] }) {
  const { title, text } = EFFECT_WORDS[effect];
  return (
    <section className={style.section} aria-labelledby={effect}>
      <h2 id={effect}>{title}</h2>
      <p className={style.muted}>{text}</p>
      <ul className={style.cards}>
        {rules.map((rule) => (
          <li key={rule.regla}>
            <RuleCard rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleCard({ rule }: { rule: RiskRuleView }) {
  const { regla, vigente, planeada } = rule;
  const name = ruleName(rule);
  return (
    <Card as="article" className={style.card}>
      <h3>{name}</h3>
      {!vigente.activa && (
        <p>
          <Chip tone="neutral">Apagada</Chip>
        </p>
      )}
      <p>{vigente.texto}</p>
      {vigente.umbrales.length > 0 && (
        <dl className={style.thresholds}>
          {thresholdWords(rule).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={style.muted}>{sinceWords(vigente)}</p>
      {planeada && (
        <p className={style.planned}>
          Desde el {dayText(planeada.desde)}: {planeada.activa ? planeada.texto : 'apagada.'}{' '}
          <span className={style.muted}>
            {planeada.autor}: {planeada.motivo}
          </span>
        </p>
      )}
      <WaitingNote object={`rule:${regla}`} />
      <p className={style.times}>{timesWords(rule)}</p>
      <div className={style.buttons}>
        <Button
          variant="quiet"
          size="sm"
          label={`Ver a qué se aplicó «${name}»`}
          disabledReason={rule.veces_30 === 0 ? 'No se aplicó en 30 días.' : undefined}
          href={paths.riskHits(regla)}
        >
          Ver a qué se aplicó
        </Button>
        <ChangeRule rule={rule} />
        <UndoRule rule={rule} />
      </div>
    </Card>
  );
}
