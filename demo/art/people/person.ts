import { draw, pick } from '../chance.ts';
import { darker, mix } from '../palette.ts';

export type Gender = 'f' | 'm';
export type Age = 'young' | 'adult' | 'senior';

/** The measures and colours every layer of a face is drawn with. */
export type Person = {
  seed: number;
  gender: Gender;
  age: Age;
  trade: string | undefined;
  skin: string;
  /** The same skin in the shade: nose, ears, neck. */
  shade: string;
  hair: string;
  /** Left and right edge of the head, and its chin; the middle is x = 200. */
  left: number;
  right: number;
  chin: number;
  /** 0.45 a narrow chin … 0.85 a square one. */
  jaw: number;
};

const skins = [
  '#D9A074',
  '#B97A50',
  '#F0C9A6',
  '#C98A5E',
  '#9A6242',
  '#E4B48A',
  '#AC6E48',
  '#D3956A',
  '#EABF9A',
  '#865236',
] as const;
/** Skins on which only dark hair reads as hair. */
const deepSkins: readonly string[] = ['#9A6242', '#AC6E48', '#865236', '#B97A50'];
const dark = ['#1F1A1B', '#3A251B', '#2A1D1A', '#553424', '#1F1A1B'] as const;
const bright = ['#6F4329', '#8A4A2A', '#3A251B', '#1F1A1B', '#A8743C'] as const;
const grey = ['#8F8A86', '#BDB7AF', '#E2DDD4', '#6C6765'] as const;

export function makePerson(seed: number, gender: Gender, age: Age | undefined, trade?: string) {
  const years: Age = age ?? pick(['adult', 'young', 'adult', 'senior', 'adult'], seed, 0);
  const skin = pick(skins, seed, 1);
  const tones =
    years === 'senior' ? grey : draw(seed, 2) < 0.66 || deepSkins.includes(skin) ? dark : bright;
  const half = (gender === 'f' ? 64 : 67) + draw(seed, 4) * 9;
  const person: Person = {
    seed,
    gender,
    age: years,
    trade,
    skin,
    shade: mix(darker(skin, 0.14), '#A33B22', 0.1),
    hair: pick(tones, seed, 3),
    left: 200 - half,
    right: 200 + half,
    chin: 262 + draw(seed, 5) * 12,
    jaw: gender === 'f' ? 0.46 + draw(seed, 6) * 0.2 : 0.56 + draw(seed, 6) * 0.26,
  };
  return person;
}

/** The lower outline of the head from one ear to the other. */
export function jawLine({ left, right, chin, jaw }: Person, from = 178, grow = 0): string {
  const half = (right - left) / 2;
  const low = chin + grow;
  return `C${right + grow} ${from + 46} ${200 + half * jaw} ${low} 200 ${low}C${200 - half * jaw} ${low} ${left - grow} ${from + 46} ${left - grow} ${from}`;
}
