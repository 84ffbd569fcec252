import { draw, pick } from '../chance.ts';
import { darker, lighter } from '../palette.ts';
import { circle, ellipse, path, rect, stroke } from '../shapes.ts';
import type { Person } from './person.ts';

export type HatKind =
  | 'none'
  | 'cap'
  | 'side'
  | 'helmet'
  | 'bandana'
  | 'beanie'
  | 'bucket'
  | 'goggles';

const dome = ({ left, right }: Person, top: number, low: number): string =>
  `M${left - 8} ${low}C${left - 10} ${top + 30} ${left + 24} ${top} 200 ${top}S${right + 10} ${top + 30} ${right + 8} ${low}`;

/** Kinds that hide the hair on top of the head. */
export const covers = (kind: HatKind): boolean => kind !== 'none' && kind !== 'goggles';

export function hat(kind: HatKind, person: Person, color: string): string {
  const { left, right, seed } = person;
  const dark = darker(color);
  const badge = lighter(color, 0.65);
  const wide = right - left;
  switch (kind) {
    case 'none':
      return '';
    case 'cap':
      return (
        path(`${dome(person, 70, 146)}Q200 122 ${left - 8} 146Z`, color) +
        circle(200, 71, 6, dark) +
        rect(180, 92, 40, 24, badge, 7) +
        path(
          `M${left - 10} 146Q200 112 ${right + 10} 146Q${right + 14} 160 ${right - 2} 164Q200 136 ${left + 2} 164Q${left - 14} 160 ${left - 10} 146Z`,
          dark,
        )
      );
    case 'side':
      return (
        path(`${dome(person, 72, 148)}Z`, color) +
        path(
          `M200 72Q224 100 222 148H${left - 8}C${left - 10} 100 ${left + 24} 72 200 72Z`,
          lighter(color, 0.12),
        ) +
        circle(200, 73, 6, dark) +
        path(
          `M${left + 6} 138H${right + 30}Q${right + 52} 140 ${right + 54} 152H${left - 8}Q${left - 8} 138 ${left + 6} 138Z`,
          dark,
        )
      );
    case 'helmet':
      return (
        path(`${dome(person, 64, 142)}Z`, color) +
        path('M184 68q16 -12 32 0v74h-32z', lighter(color, 0.28)) +
        stroke(
          `M${left + 20} 138Q${left + 18} 106 ${left + 40} 88M${right - 20} 138Q${right - 18} 106 ${right - 40} 88`,
          dark,
          5,
        ) +
        rect(left - 18, 137, wide + 36, 16, dark, 8)
      );
    case 'bandana': {
      const dots = [154, 178, 202, 226, 248];
      return (
        path(`${dome(person, 82, 150)}Q200 128 ${left - 8} 150Z`, color) +
        dots.map((x, i) => circle(x, 106 + (i % 2) * 18, 4.5, badge)).join('') +
        path(`M${right + 2} 140l30 -8q6 10 -6 16l10 22q-14 2 -20 -8l-16 -10z`, dark)
      );
    }
    case 'beanie':
      return (
        path(`${dome(person, 66, 130)}Z`, color) +
        rect(left - 10, 120, wide + 20, 30, dark, 12) +
        stroke('M164 127v16M188 127v16M212 127v16M236 127v16', color, 3)
      );
    case 'bucket':
      return (
        path(`M${left + 2} 134L${left + 20} 82Q200 64 ${right - 20} 82L${right - 2} 134Z`, color) +
        path(`M${left - 2} 126H${right + 2}L${right + 30} 160Q200 134 ${left - 30} 160Z`, dark) +
        stroke(`M${left + 6} 122Q200 114 ${right - 6} 122`, badge, 7)
      );
    case 'goggles':
      return (
        stroke(`M${left - 3} 138Q200 112 ${right + 3} 138`, '#3A3F4B', 12) +
        ellipse(172, 126, 23, 18, '#3A3F4B') +
        ellipse(228, 126, 23, 18, '#3A3F4B') +
        ellipse(172, 126, 15, 11, draw(seed, 20) < 0.5 ? '#9CC3E6' : '#7FB28F') +
        ellipse(228, 126, 15, 11, draw(seed, 20) < 0.5 ? '#9CC3E6' : '#7FB28F')
      );
  }
}

/** Glasses, earrings, a carpenter's pencil, a headset. */
export function extras(person: Person, kind: HatKind): string {
  const { seed, age, gender, trade, left, right } = person;
  const frame = pick(['#1D2433', '#7A3E22', '#8C8474', '#163B7A'], seed, 21);
  const glasses = draw(seed, 20) < (age === 'senior' ? 0.55 : trade === 'Tecnologia' ? 0.7 : 0.2);
  const arms = `M${left} 182L146 184M${right} 182L254 184M194 186q6 -5 12 0`;
  const lenses =
    draw(seed, 21) < 0.5
      ? 'M147 188a23 21 0 1 0 46 0a23 21 0 1 0 -46 0M207 188a23 21 0 1 0 46 0a23 21 0 1 0 -46 0'
      : 'M148 174h46l-3 26q-3 6 -10 6h-20q-8 0 -10 -8zM252 174h-46l3 26q3 6 10 6h20q8 0 10 -8z';
  const seen =
    glasses && kind !== 'goggles' ? stroke(arms, frame, 4) + stroke(lenses, frame, 4.4) : '';
  const ring = pick(['#F2B134', '#E8EFFB', '#B8452B'], seed, 16);
  const rings =
    gender === 'f' && draw(seed, 17) > 0.35
      ? circle(left - 4, 212, 5.5, ring) + circle(right + 4, 212, 5.5, ring)
      : '';
  const pencil =
    trade === 'Carpintería' && kind === 'none'
      ? path(`M${right - 8} 168l40 -22l4 7l-40 22z`, '#F2B134') +
        path(`M${right + 32} 146l9 -3l-5 10z`, '#1D2433')
      : '';
  const headset =
    trade === 'Tecnologia' && kind === 'none' && draw(seed, 18) < 0.3
      ? stroke(`M${left - 8} 180C${left - 20} 60 ${right + 20} 60 ${right + 8} 180`, '#3A3F4B', 9) +
        rect(left - 20, 168, 20, 40, '#3A3F4B', 9) +
        rect(right, 168, 20, 40, '#3A3F4B', 9)
      : '';
  return seen + rings + pencil + headset;
}
