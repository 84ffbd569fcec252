import { RATE_DAYS_AHEAD } from '#contract/rates.ts';
import { setRiskRule as call, thresholdField } from '#contract/risk.ts';
import { faultsOf } from '#domain/risk/rules.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { valueOfWire } from './values.ts';
import { rulesView, writeRule } from './versions.ts';
import { measureRule, ruleLines } from './watching.ts';

export const setRiskRule = handle(
  call,
  async (input, { caller, db, now }) => {
    const { regla, ultima, desde, motivo } = input;
    const value = valueOfWire(regla, input);
    const faults = faultsOf(regla, value);
    if (Object.keys(faults).length > 0)
      return fail(
        'invalid_input',
        Object.fromEntries(
          Object.entries(faults).map(([nombre, text]) => [thresholdField(nombre), text]),
        ),
      );
    await writeRule(db, regla, {
      ultima,
      next: () => value,
      from: desde === null ? now : new Date(startOf(desde, now)),
      motivo,
      adminId: caller.id,
      action: 'cambiar_regla',
      now,
    });
    const [view] = await rulesView(db, now, [regla]);
    return { regla: view ?? fail('internal') };
  },
  {
    secondPerson: {
      measure: (input, { db, now }) =>
        measureRule(db, input, 'setting_changed', () => ({
          after: valueOfWire(input.regla, input),
          from: input.desde === null ? now : new Date(startOf(input.desde, now)),
        })),
      lines: (input, db) =>
        ruleLines(db, input, { after: valueOfWire(input.regla, input), desde: input.desde }),
    },
  },
);

/** The beginning of a day to come, epoch milliseconds. */
function startOf(day: string, now: Date): number {
  if (day <= mexicoDay(now.getTime())) return failAt('desde', 'rate_day_past');
  if (day > mexicoDay(now.getTime() + RATE_DAYS_AHEAD * DAY))
    return failAt('desde', 'rate_day_far');
  return startOfMexicoDay(day);
}
