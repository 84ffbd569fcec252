import {
  RISK_RULES,
  type RiskRule,
  type RiskValue,
  ruleWords,
  watchesLess,
} from '#domain/risk/rules.ts';
import { formatDay } from '#lib/mexico-time.ts';
import type { ActionLine, Measured } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { lockAdministrators } from '#server/features/accounts/index.ts';
import { heldFrom, lastVersion, valueAt } from './versions.ts';

interface Asked {
  readonly regla: RiskRule;
  /** The newest version that was looked at. */
  readonly ultima: number;
}

interface Next {
  readonly after: RiskValue;
  readonly from: Date;
}

/**
 * What a change of a rule that watches the team needs: two people where somebody would be watched less than by anything that
 * holds from then on, planned changes included; null for every other rule. The team is locked, so that of two at once the
 * second is compared with what the first has written.
 */
export async function measureRule(
  db: Trx,
  { regla, ultima }: Asked,
  next: () => Next | Promise<Next>,
): Promise<Measured | null> {
  if (RISK_RULES[regla].effect !== 'vigila') return null;
  await lockAdministrators(db);
  // What is refused, or was done already, waits for nobody.
  if ((await lastVersion(db, regla)) !== ultima) return null;
  const { after, from } = await next();
  const held = await heldFrom(db, regla, from);
  return {
    amount: null,
    objects: [`rule:${regla}`],
    people: [],
    exempt: !held.some((before) => watchesLess(regla, before, after)),
  };
}

/** What exactly will hold, and from when. */
export async function ruleLines(
  db: Db | Trx,
  { regla, ultima }: Asked,
  { after, desde }: { after: RiskValue; desde: string | null },
): Promise<ActionLine[]> {
  const words = (value: RiskValue) => (value.activa ? ruleWords(regla, value) : 'Apagada.');
  return [
    { que: 'ahora', texto: words(await valueAt(db, regla, ultima)) },
    { que: 'quedaria', texto: words(after) },
    { que: 'desde', texto: desde === null ? 'Que se apruebe' : `El ${formatDay(desde)}` },
  ];
}
