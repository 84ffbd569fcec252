import { pick } from '../chance.ts';
import { darker, ink, lighter, paper } from '../palette.ts';
import { circle, inside, path, rect, repeat, stroke } from '../shapes.ts';
import type { Person } from './person.ts';

export type ClothesKind =
  | 'tee'
  | 'polo'
  | 'shirt'
  | 'plaid'
  | 'overalls'
  | 'vest'
  | 'apron'
  | 'hoodie'
  | 'vneck'
  | 'striped'
  | 'jacket'
  | 'turtleneck'
  | 'blouse'
  | 'coverall';

/** The torso, open at the neck by `dip`. */
function torso({ gender }: Person, dip = 314): string {
  const edge = gender === 'f' ? 62 : 36;
  const wide = gender === 'f' ? 27 : 34;
  return `M${edge - 14} 410C${edge - 6} 348 ${edge + 30} 316 ${200 - wide - 26} 302L${200 - wide} 288Q200 ${dip + 8} ${200 + wide} 288L${200 + wide + 26} 302C${370 - edge} 316 ${406 - edge} 348 ${414 - edge} 410Z`;
}

const band = (d: string, color: string) => stroke(d, color, 9);
const collar = (color: string) =>
  path('M168 280l-16 22l26 34l22 -22z', color) + path('M232 280l16 22l-26 34l-22 -22z', color);
const buttons = (from: number, count: number, color: string) =>
  repeat(count, (i) => circle(200, from + i * 26, 3.6, color));

export function clothes(kind: ClothesKind, person: Person, color: string, second: string): string {
  const { seed, gender, skin } = person;
  const dark = darker(color);
  const wide = gender === 'f' ? 27 : 34;
  const neckline = `M${200 - wide} 290Q200 322 ${200 + wide} 290`;
  const base = path(torso(person), color);
  const pocket = (x: number, y: number, fill: string) =>
    path(`M${x} ${y}h44v26q-22 14 -44 0z`, fill);
  switch (kind) {
    case 'tee':
      return base + band(neckline, dark);
    case 'vneck':
      return (
        base +
        path(
          `M${200 - wide - 4} 284L200 348L${204 + wide} 284L${200 + wide - 4} 284Q200 300 ${204 - wide} 284Z`,
          skin,
        ) +
        stroke(`M${198 - wide} 288L200 348L${202 + wide} 288`, dark, 8)
      );
    case 'turtleneck':
      return base + rect(200 - wide - 7, 268, 2 * wide + 14, 42, dark, 12);
    case 'striped':
      return (
        inside(
          `s${seed}`,
          torso(person),
          base + repeat(4, (i) => rect(0, 316 + i * 26, 400, 12, second)),
        ) + band(neckline, dark)
      );
    case 'polo':
      return (
        base +
        path('M188 306h24v52h-24z', dark) +
        buttons(326, 2, lighter(color, 0.6)) +
        collar(lighter(color, 0.14))
      );
    case 'shirt':
      return (
        base +
        stroke('M200 316v90', dark, 3) +
        collar(lighter(color, 0.22)) +
        buttons(342, 3, dark) +
        pocket(244, 350, dark)
      );
    case 'plaid':
      return (
        inside(
          `p${seed}`,
          torso(person),
          base +
            repeat(7, (i) => rect(30 + i * 54, 280, 12, 130, dark)) +
            repeat(4, (i) => rect(0, 302 + i * 32, 400, 7, second)),
        ) +
        stroke('M200 316v90', darker(color, 0.35), 3) +
        collar(lighter(color, 0.1))
      );
    case 'blouse':
      return (
        base +
        path('M176 294q24 18 48 0l8 16q-32 22 -64 0z', paper) +
        repeat(5, (i) => circle(164 + i * 18, 326 + (i === 2 ? 8 : i % 2 ? 5 : 0), 4.4, second))
      );
    case 'hoodie':
      return (
        base +
        path(
          'M144 300q10 -30 34 -26q-6 28 22 42q28 -14 22 -42q24 -4 34 26q-20 34 -56 36q-36 -2 -56 -36z',
          dark,
        ) +
        stroke('M184 330v36M216 330v36', paper, 4.5)
      );
    case 'jacket':
      return (
        base +
        path('M164 286h72l-8 60l-22 64h-12l-22 -64z', second) +
        band(neckline, darker(second)) +
        path('M158 294l-14 18l20 60l20 -42zM242 294l14 18l-20 60l-20 -42z', dark)
      );
    case 'overalls':
      return (
        path(torso(person), second) +
        band(neckline, darker(second)) +
        path('M132 306h26l4 44h76l4 -44h26l4 104h-144z', color) +
        rect(178, 364, 44, 30, dark, 6) +
        circle(150, 352, 7, '#F2B134') +
        circle(250, 352, 7, '#F2B134')
      );
    case 'coverall':
      return (
        base +
        stroke('M200 318v88', lighter(color, 0.5), 5) +
        collar(dark) +
        pocket(112, 348, dark) +
        pocket(244, 348, dark)
      );
    case 'vest':
      return (
        path(torso(person), second) +
        collar(lighter(second, 0.2)) +
        inside(
          `v${seed}`,
          'M128 280h34l30 130h-124zM272 280h-34l-30 130h124z',
          inside(
            `w${seed}`,
            torso(person),
            rect(60, 270, 280, 140, color) +
              repeat(2, (i) => rect(60, 346 + i * 30, 280, 13, '#F6F1D9')),
          ),
        )
      );
    case 'apron':
      return (
        path(torso(person), second) +
        band(neckline, darker(second)) +
        stroke('M152 300l14 46M248 300l-14 46', dark, 10) +
        path('M148 342h104q8 0 10 8l14 60h-152l14 -60q2 -8 10 -8z', color) +
        rect(172, 372, 56, 34, pick([dark, lighter(color, 0.2)], seed, 14), 8)
      );
  }
}

/** Splashes of somebody's paint, on those who paint. */
export const splashes = (color: string): string =>
  circle(128, 350, 8, color) +
  circle(142, 368, 4.5, color) +
  circle(268, 372, 7, color) +
  circle(244, 338, 4, ink === color ? paper : color);
