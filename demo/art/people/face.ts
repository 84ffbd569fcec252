import { draw, pick } from '../chance.ts';
import { darker, ink, mix, paper } from '../palette.ts';
import { circle, ellipse, fade, path, repeat, stroke } from '../shapes.ts';
import { jawLine, type Person } from './person.ts';

/** Neck, ears and the bare head. */
export function head(person: Person): { neck: string; skull: string } {
  const { left, right, skin, shade, chin } = person;
  const wide = person.gender === 'f' ? 25 : 31;
  const neck =
    path(`M${200 - wide} 230h${2 * wide}v64q${-wide} 44 ${-2 * wide} 0z`, skin) +
    path(
      `M${200 - wide} ${chin - 22}h${2 * wide}v26q${-wide} ${wide * 0.8} ${-2 * wide} 0z`,
      shade,
    );
  const ear = (x: number) => ellipse(x, 188, 12, 17, skin) + ellipse(x, 189, 5, 9, shade);
  const skull = path(
    `M${left} 178C${left} 122 ${left + 26} 96 200 96C${right - 26} 96 ${right} 122 ${right} 178${jawLine(person)}Z`,
    skin,
  );
  return { neck, skull: ear(left - 1) + ear(right + 1) + skull };
}

function eyes({ seed, gender }: Person): string {
  const apart = 26 + draw(seed, 7) * 5;
  const [a, b] = [200 - apart, 200 + apart];
  const lash = (x: number, side: number) =>
    stroke(`M${x - 8 * side} 181q${10 * side} -7 ${18 * side} 1`, ink, 3.6);
  const both = (one: (x: number, side: number) => string) => one(a, -1) + one(b, 1);
  const kind = pick(['dot', 'big', 'lid', 'dot', 'smile', 'lid'], seed, 8);
  if (kind === 'smile') return both((x) => stroke(`M${x - 9} 189q9 -9 18 0`, ink, 5));
  const pupil = (x: number) =>
    ellipse(x, 187, kind === 'big' ? 6.6 : 5.6, kind === 'big' ? 7.6 : 6.4, ink) +
    circle(x + 2, 184.5, 1.7, paper);
  const lids = gender === 'f' || kind === 'lid' ? both(lash) : '';
  return both(pupil) + lids;
}

function brows({ seed, gender, hair }: Person): string {
  const color = mix(hair, ink, 0.25);
  const width = gender === 'f' ? 4.4 : 6 + draw(seed, 9) * 2.6;
  const lift = pick([-5, -9, -2, -7], seed, 10);
  const y = 169 + draw(seed, 11) * 4;
  return stroke(`M158 ${y + 1}q12 ${lift} 27 0M242 ${y + 1}q-12 ${lift} -27 0`, color, width);
}

function nose({ seed, shade }: Person): string {
  const shadow = darker(shade, 0.16);
  return pick(
    [
      stroke('M201 192q-10 20 -8 25q6 6 15 1', shadow, 4),
      stroke('M189 215q11 9 22 0', shadow, 4.4),
      path('M200 186l-13 30q13 8 25 0z', shade),
      stroke('M186 212q-2 7 6 7q8 3 16 0q8 0 6 -7', shadow, 3.8),
    ],
    seed,
    12,
  );
}

/** Drawn after the beard, which would hide it. */
export function mouth({ seed, gender, skin }: Person, bearded: boolean): string {
  const lip = gender === 'f' ? mix(skin, '#A3273A', 0.55) : mix(skin, '#6E2B22', 0.55);
  const teeth =
    path('M177 233q23 4 46 0q-7 19 -23 19t-23 -19z', paper) +
    stroke('M176 232q24 5 48 0', lip, 3.6);
  if (bearded)
    return draw(seed, 13) < 0.5
      ? teeth
      : stroke('M182 236q18 14 36 0', mix(skin, '#C4564B', 0.4), 5.4);
  return pick(
    [
      stroke('M180 235q20 17 40 0', lip, 5),
      path('M174 231q26 5 52 0q-5 24 -26 24t-26 -24z', '#6E2320') +
        path('M178 232q22 5 44 0q-1 8 -4 9q-18 4 -36 0q-3 -1 -4 -9z', paper),
      stroke('M182 237q22 11 36 -4', lip, 5),
      teeth,
      gender === 'f'
        ? path('M180 235q10 -7 20 -3q10 -4 20 3q-8 14 -20 14t-20 -14z', lip) +
          stroke('M184 236q16 6 32 0', darker(lip, 0.3), 2.4)
        : stroke('M183 236q17 11 34 0', lip, 5.4),
    ],
    seed,
    13,
  );
}

function years({ age, shade, seed }: Person): string {
  const line = darker(shade, 0.1);
  if (age === 'young') return '';
  const folds = stroke('M171 215q-8 9 -8 19M229 215q8 9 8 19', line, 3);
  if (age === 'adult') return draw(seed, 14) < 0.3 ? folds : '';
  const forehead = stroke('M170 138q30 -6 60 0M178 126q22 -5 44 0', line, 3);
  const corners = stroke('M148 186l-9 -3M148 192l-9 3M252 186l9 -3M252 192l9 3', line, 2.6);
  return folds + forehead + corners + stroke('M166 201q8 5 16 2M234 201q-8 5 -16 2', line, 2.6);
}

export function face(person: Person): string {
  const { seed, skin, gender } = person;
  const blush = mix(skin, '#D2492F', 0.34);
  const rosy = draw(seed, 15) < (gender === 'f' ? 0.6 : 0.3);
  const cheeks = rosy ? fade(0.7, circle(154, 215, 14, blush) + circle(246, 215, 14, blush)) : '';
  const freckles =
    person.age === 'young' && draw(seed, 16) < 0.25
      ? repeat(6, (i) =>
          circle((i < 3 ? 146 : 238) + (i % 3) * 8, 206 + (i % 2) * 6, 1.8, person.shade),
        )
      : '';
  const mole = draw(seed, 17) < 0.08 ? circle(236, 226, 3, '#4A2A1E') : '';
  return cheeks + freckles + years(person) + brows(person) + eyes(person) + nose(person) + mole;
}
