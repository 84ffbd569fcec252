import { pick } from '../chance.ts';
import { fade, path } from '../shapes.ts';
import { jawLine, type Person } from './person.ts';

/** `drop` lowers the tips beside the mouth. */
const moustache = (drop: number) =>
  `M200 222C190 215 168 218 162 ${232 + drop}C176 ${236 + drop / 2} 190 236 200 230C210 236 224 ${236 + drop / 2} 238 ${232 + drop}C232 218 210 215 200 222Z`;

function fullBeard(person: Person, grow: number): string {
  const { left, right } = person;
  return `M${right + 1} 178${jawLine(person, 178, grow)}C${left + 5} 206 ${left + 24} 216 166 221C184 212 216 212 234 221C${right - 24} 216 ${right - 5} 206 ${right + 1} 178Z`;
}

type Style = 'none' | 'moustache' | 'thick' | 'stubble' | 'goatee' | 'short' | 'long';

/** Women and nearly half the men have none. */
function styleOf({ gender, age, seed }: Person): Style {
  if (gender === 'f') return 'none';
  const custom = {
    young: ['none', 'stubble', 'none', 'none', 'short', 'moustache'],
    adult: ['none', 'moustache', 'short', 'none', 'stubble', 'goatee', 'thick', 'none'],
    senior: ['none', 'thick', 'long', 'moustache', 'none', 'goatee'],
  } as const;
  return pick<Style>(custom[age], seed, 18);
}

/** A mouth inside a dark beard has to be light to be seen. */
export const hasBeard = (person: Person): boolean => ['short', 'long'].includes(styleOf(person));

export function beard(person: Person): string {
  const { hair, chin } = person;
  const goatee = `M182 ${chin - 20}q18 -7 36 0q4 26 -18 27q-22 -1 -18 -27z`;
  const styles = {
    none: '',
    moustache: path(moustache(1), hair),
    thick: path(moustache(10), hair),
    stubble: fade(0.22, path(fullBeard(person, 0), hair)),
    goatee: path(moustache(0), hair) + path(goatee, hair),
    short: path(fullBeard(person, 2), hair),
    long: path(fullBeard(person, 15), hair),
  };
  return styles[styleOf(person)];
}
