import { pick } from '../chance.ts';
import { darker, lighter, mix } from '../palette.ts';
import { circle, ellipse, fade, path, rect, repeat, stroke } from '../shapes.ts';
import type { Person } from './person.ts';

/** Behind the head, on the head, and falling over the clothes. */
type Hair = { back: string; front: string; over: string };

/** The mass of hair on the skull; `line` is the hairline, drawn from right to left. */
function cap({ left, right, hair }: Person, volume: number, line: string): string {
  return path(
    `M${left - 3} 186L${left - 5} 160C${left - 5} 116 ${left + 24} ${88 - volume} 200 ${88 - volume}C${right - 24} ${88 - volume} ${right + 5} 116 ${right + 5} 160L${right + 3} 186H${right - 5}${line}L${left + 5} 186Z`,
    hair,
  );
}

const hairlines = ({ left, right }: Person) => ({
  even: `C${right - 6} 156 ${right - 10} 144 ${right - 22} 138Q200 126 ${left + 22} 138C${left + 10} 144 ${left + 6} 156 ${left + 5} 186`,
  parted: `C${right - 4} 160 ${right - 8} 150 ${right - 14} 148C236 148 186 140 ${left + 36} 112C${left + 22} 128 ${left + 8} 148 ${left + 5} 186`,
  receding: `C${right - 3} 156 ${right - 6} 134 ${right - 18} 118Q226 104 214 124Q200 128 186 124Q174 104 ${left + 18} 118C${left + 6} 134 ${left + 3} 156 ${left + 5} 186`,
  high: `C${right - 4} 150 ${right - 10} 126 ${right - 28} 118Q200 106 ${left + 28} 118C${left + 10} 126 ${left + 4} 150 ${left + 5} 186`,
  fringe: `C${right - 4} 168 ${right - 6} 160 ${right - 12} 156L232 142L222 154L206 140L194 153L178 140L168 152L${left + 14} 152C${left + 6} 160 ${left + 4} 168 ${left + 5} 186`,
});

const curls = (person: Person, size: number, reach: number) => {
  const { left, right, hair } = person;
  const half = (right - left) / 2;
  return repeat(11, (i) => {
    const angle = Math.PI * (1 + (i - 0.6) / 8.8);
    const wave = i % 2 ? 5 : 0;
    const x = 200 + Math.cos(angle) * (half + reach - 8);
    return circle(x, 158 + Math.sin(angle) * (58 + reach + wave), size + (i % 3) * 2, hair);
  });
};

/** What shows under a hat, and what stays when the top is gone. */
function sides({ left, right, hair }: Person, low = 196): string {
  return (
    path(
      `M${left - 4} 140L${left - 4} ${low}H${left + 6}Q${left + 5} 166 ${left + 14} 140Z`,
      hair,
    ) + path(`M${right + 4} 140V${low}H${right - 6}Q${right - 5} 166 ${right - 14} 140Z`, hair)
  );
}

function shortHair(person: Person, covered: boolean): Hair {
  const lines = hairlines(person);
  const { left, right, hair, seed, age } = person;
  const strand = lighter(hair, 0.18);
  const styles = {
    crop: () => cap(person, 0, lines.even),
    parted: () => cap(person, 8, lines.parted),
    quiff: () =>
      cap(person, 6, lines.high) +
      path(
        `M${left + 22} 128C${left + 14} 84 190 52 ${right - 20} 78Q${right + 2} 96 ${right - 18} 122Q210 96 ${left + 22} 128Z`,
        hair,
      ),
    fade: () =>
      sides({ ...person, hair: mix(hair, person.skin, 0.45) }, 188) +
      path(
        `M${left + 4} 132C${left + 6} 100 ${left + 30} 80 200 80S${right - 6} 100 ${right - 4} 132Q${right - 16} 122 ${right - 26} 124Q200 112 ${left + 26} 124Q${left + 16} 122 ${left + 4} 132Z`,
        hair,
      ),
    curly: () => cap(person, -4, lines.even) + curls(person, 15, 2),
    fringe: () => cap(person, 4, lines.fringe),
    slick: () =>
      cap(person, 2, lines.high) +
      stroke(
        `M184 112Q190 94 200 92M212 112Q216 96 226 94M${left + 34} 118Q168 100 176 95`,
        strand,
        3,
      ),
    buzz: () => fade(0.5, cap(person, -4, lines.receding)),
    receding: () => cap(person, 0, lines.receding),
    crown: () =>
      sides(person, 192) +
      path(`M${left - 4} 176q-12 -22 4 -40l10 -6q-4 26 -4 46z`, hair) +
      path(`M${right + 4} 176q12 -22 -4 -40l-10 -6q4 26 4 46z`, hair),
    bald: () => '',
  };
  const custom = {
    young: ['fade', 'curly', 'fringe', 'quiff', 'crop', 'parted', 'slick', 'buzz'],
    adult: [
      'parted',
      'crop',
      'quiff',
      'receding',
      'curly',
      'slick',
      'buzz',
      'bald',
      'fade',
      'crop',
    ],
    senior: ['receding', 'crown', 'parted', 'slick', 'crown', 'bald', 'crop'],
  } as const;
  const style = pick(custom[age], seed, 19);
  if (covered) return { back: '', front: style === 'bald' ? '' : sides(person), over: '' };
  return { back: '', front: styles[style](), over: '' };
}

function braid(x: number, from: number, turns: number, person: Person, tie: string): string {
  const { hair } = person;
  const knots = repeat(turns, (i) =>
    ellipse(
      x + (i % 2 ? 2 : -2),
      from + i * 19,
      15 - i * 0.7,
      13,
      i % 2 ? lighter(hair, 0.1) : hair,
    ),
  );
  const end = from + turns * 19;
  return (
    knots +
    path(`M${x - 7} ${end - 4}h14l5 24q-12 8 -24 0z`, hair) +
    rect(x - 9, end - 10, 18, 8, tie, 4)
  );
}

function longHair(person: Person, covered: boolean): Hair {
  const lines = hairlines(person);
  const { left, right, hair, seed, age } = person;
  const deep = darker(hair, 0.22);
  const strand = lighter(hair, 0.16);
  const tie = pick(['#B8452B', '#F2B134', '#1E4FA3', '#1F7A4D'], seed, 20);
  const fall = (low: number, wide: number) =>
    path(
      `M${left - 8} 170C${left - 12} 104 ${left + 22} 78 200 78S${right + 12} 104 ${right + 8} 170L${right + wide} ${low}Q200 ${low + 22} ${left - wide} ${low}Z`,
      deep,
    );
  const curtain = (low: number) =>
    path(
      `M203 100C${left + 44} 96 ${left + 22} 134 ${left + 6} ${low}Q${left - 8} ${low + 8} ${left - 15} ${low}C${left - 20} 128 ${left + 10} 74 203 78Z`,
      hair,
    ) +
    path(
      `M197 100C${right - 44} 96 ${right - 22} 134 ${right - 6} ${low}Q${right + 8} ${low + 8} ${right + 15} ${low}C${right + 20} 128 ${right - 10} 74 197 78Z`,
      hair,
    );
  const fringe = path(
    `M${left - 9} 200C${left - 16} 112 ${left + 20} 78 200 78S${right + 16} 112 ${right + 9} 200L${right - 3} 196Q${right - 3} 162 ${right - 12} 152Q200 166 ${left + 12} 152Q${left + 3} 162 ${left + 3} 196Z`,
    hair,
  );
  const top = cap(person, 6, lines.high);
  const styles: Record<string, () => Hair> = {
    bob: () => ({ back: fall(248, 16), front: fringe, over: '' }),
    straight: () => ({ back: fall(345, 26), front: curtain(232), over: '' }),
    wavy: () => ({
      back:
        fall(300, 26) +
        repeat(
          5,
          (i) =>
            circle(left - 18 - (i % 2) * 7, 200 + i * 28, 24, deep) +
            circle(right + 18 + (i % 2) * 7, 200 + i * 28, 24, deep),
        ),
      front: cap(person, 10, lines.parted),
      over: '',
    }),
    ponytail: () => ({
      back: path(
        `M${right - 22} 104C${right + 64} 96 ${right + 58} 220 ${right + 34} 292Q${right + 8} 286 ${right + 14} 240C${right + 20} 180 ${right + 8} 150 ${right - 22} 140Z`,
        deep,
      ),
      front: top + rect(right - 12, 108, 12, 26, tie, 6),
      over: '',
    }),
    topBun: () => ({
      back: circle(200, 68, 34, deep),
      front: top + rect(178, 82, 44, 9, tie, 4.5),
      over: '',
    }),
    lowBun: () => ({
      back: ellipse(200, 246, (right - left) / 2 + 12, 34, deep),
      front: cap(person, 4, lines.parted),
      over: '',
    }),
    braids: () => ({
      back: '',
      front: curtain(206),
      over: braid(left - 8, 224, 5, person, tie) + braid(right + 8, 224, 5, person, tie),
    }),
    sideBraid: () => ({
      back: fall(232, 8),
      front: cap(person, 8, lines.parted),
      over: braid(right + 6, 226, 6, person, tie),
    }),
    afro: () => ({
      back: curls(person, 32, 14) + ellipse(200, 178, (right - left) / 2 + 28, 78, hair),
      front: cap(person, 10, lines.even) + curls(person, 14, -4),
      over: '',
    }),
    pixie: () => ({
      back: '',
      front:
        cap(person, 8, lines.parted) +
        stroke(`M${left + 40} 108Q210 128 ${right - 20} 138`, strand, 3),
      over: '',
    }),
    band: () => ({
      back: fall(290, 16),
      front: top + stroke(`M${left + 8} 124Q200 66 ${right - 8} 124`, tie, 13),
      over: '',
    }),
    perm: () => ({
      back: curls(person, 24, 6) + ellipse(200, 190, (right - left) / 2 + 18, 62, deep),
      front: cap(person, -2, lines.even) + curls(person, 17, 0),
      over: '',
    }),
    half: () => ({
      back: fall(318, 20) + circle(200, covered ? 120 : 78, 22, deep),
      front: cap(person, 6, lines.even),
      over: '',
    }),
  };
  const custom = {
    young: ['straight', 'topBun', 'wavy', 'braids', 'bob', 'afro', 'ponytail', 'half', 'pixie'],
    adult: [
      'ponytail',
      'bob',
      'wavy',
      'sideBraid',
      'lowBun',
      'straight',
      'band',
      'afro',
      'half',
      'braids',
    ],
    senior: ['perm', 'lowBun', 'pixie', 'bob', 'sideBraid', 'topBun', 'perm'],
  } as const;
  const underHat = ['straight', 'sideBraid', 'bob', 'braids', 'lowBun', 'wavy', 'half'] as const;
  const style = styles[pick(covered ? underHat : custom[age], seed, 19)]?.();
  if (covered)
    return { back: style?.back ?? '', front: sides(person, 206), over: style?.over ?? '' };
  return style ?? { back: '', front: top, over: '' };
}

/** `covered` by a hat: nothing stands up, and only the sides show. */
export const hair = (person: Person, covered: boolean): Hair =>
  person.gender === 'f' ? longHair(person, covered) : shortHair(person, covered);
