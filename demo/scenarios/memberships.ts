import type { Cast } from '../cast.ts';
import type { Story } from '../stage/play.ts';
import type { Calendar } from '../stage/time.ts';

const [BRONCE, PLATA, ORO] = [1, 2, 3];

/** Who else has paid for a level, by their place in the list, and since how many days. */
const OTHERS: readonly (readonly [who: number, nivel: number, day: number])[] = [
  [3, BRONCE, 9],
  [11, BRONCE, 21],
  [18, PLATA, 4],
  [27, BRONCE, 15],
  [34, ORO, 12],
  [46, PLATA, 24],
];

/** Paid memberships that still last: none ends in the next days, and profesional@demo.mx has Plata. */
export function memberships(calendar: Calendar, { professional, professionals }: Cast): Story[] {
  const decided = professionals.filter(({ waiting, refused }) => !waiting && !refused);
  const others = OTHERS.flatMap(([who, nivel, day]) => {
    const person = decided[who];
    return person ? [story(person, nivel, calendar.day(day, '09:20', who))] : [];
  });
  return [story(professional, PLATA, calendar.day(18, '08:45')), ...others];
}

async function* story({ actor }: Cast['professional'], nivel: number, at: Date): Story {
  yield at;
  await actor.subscribe(nivel);
}
