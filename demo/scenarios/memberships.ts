import type { Cast } from '../cast.ts';
import type { Scenario } from '../simulation/scenarios.ts';
import type { Calendar } from '../simulation/time.ts';

const [BRONCE, PLATA, ORO] = [1, 2, 3];

/** Others who have paid for a level: index in the list, level, and days since. */
const OTHERS: readonly (readonly [index: number, nivel: number, day: number])[] = [
  [3, BRONCE, 9],
  [11, BRONCE, 21],
  [18, PLATA, 4],
  [27, BRONCE, 15],
  [34, ORO, 12],
  [46, PLATA, 24],
];

/** Paid memberships. None ends in the next days; profesional@demo.mx has Plata. */
export function memberships(calendar: Calendar, { professional, professionals }: Cast): Scenario[] {
  const decided = professionals.filter(({ waiting, refused }) => !waiting && !refused);
  const others = OTHERS.flatMap(([index, nivel, day]) => {
    const person = decided[index];
    return person ? [subscription(person, nivel, calendar.day(day, '09:20', index))] : [];
  });
  return [subscription(professional, PLATA, calendar.day(18, '08:45')), ...others];
}

async function* subscription({ actor }: Cast['professional'], nivel: number, at: Date): Scenario {
  yield at;
  await actor.subscribe(nivel);
}
