import type { ErrorCode } from '#contract/errors.ts';
import {
  isGuarded,
  isWeaker,
  type RiskRule,
  type RiskValue,
  ruleWords,
} from '#domain/risk/rules.ts';
import { formatDay } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import type { ActionLine, Measured } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
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
 * What a change of a rule that watches the team, or stops projects, needs: two people where it would be weaker than anything
 * that holds from then on, planned changes included; null for every other rule. What it was compared with is what it follows: the
 * next version is written once.
 */
export async function measureRule(
  db: Trx,
  { regla, ultima }: Asked,
  late: ErrorCode,
  next: () => Next | Promise<Next>,
): Promise<Measured | null> {
  if (!isGuarded(regla)) return null;
  const last = await lastVersion(db, regla);
  // Written by somebody between here and there, it would be followed without having been compared.
  if (ultima > last) return fail(late);
  // What is refused, or was done already, waits for nobody.
  if (ultima < last) return null;
  const { after, from } = await next();
  const held = await heldFrom(db, regla, from);
  return {
    amount: null,
    objects: [`rule:${regla}`],
    people: [],
    exempt: !held.some((before) => isWeaker(regla, before, after)),
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
