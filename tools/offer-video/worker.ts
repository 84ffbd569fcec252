import { clothes } from '#demo/art/people/clothes.ts';
import { face, head, mouth } from '#demo/art/people/face.ts';
import { hair } from '#demo/art/people/hair.ts';
import { extras, hat } from '#demo/art/people/hats.ts';
import { makePerson } from '#demo/art/people/person.ts';
import { blue, darker, paper, sun, terracotta } from '#demo/art/palette.ts';
import { at, circle, ellipse, path, rect, stroke } from '#demo/art/shapes.ts';
import { during, ease } from './time.ts';

const plumber = makePerson(24, 'f', 'adult', 'Plomería');
const shirt = '#F1E6D2';
const skin = plumber.skin;

/** Where the figure's own drawing (400 × 400, the middle at x = 200) stands in the scene. */
const PLACE = { x: 64, y: 10, scale: 1.34 };
const SHOULDER = { x: 498, y: 470 };

/** The plumber behind the counter, who looks up at a message, works, and is glad of the pay. */
export function worker(second: number): string {
  const locks = hair(plumber, true);
  const { neck, skull } = head(plumber);
  // Towards the phone when it rings, down to the work, and back.
  const turn =
    3 * during(second, 0.6, 1.6) + 5 * during(second, 2, 3.9) + 3 * during(second, 4.7, 6.4);
  const breath = 2 * Math.sin((second / 4) * 2 * Math.PI);
  const above =
    skull +
    face(plumber) +
    blink(second) +
    mouth(plumber, false) +
    locks.front +
    locks.over +
    hat('cap', plumber, terracotta) +
    extras(plumber, 'cap');
  const figure =
    at(0, breath, locks.back + neck) +
    at(0, breath * 0.6, clothes('overalls', plumber, blue, shirt)) +
    `<g transform="translate(0 ${breath}) rotate(${turn} 200 290)">${above}</g>`;
  return at(PLACE.x, PLACE.y, figure, PLACE.scale);
}

function blink(second: number): string {
  const shut = [0.35, 4.75, 6.9].some((moment) => Math.abs(second - moment) < 0.08);
  if (!shut) return '';
  return [-29, 29]
    .map(
      (x) => ellipse(200 + x, 187, 13, 11, skin) + stroke(`M${191 + x} 189q9 5 18 0`, '#1D2433', 4),
    )
    .join('');
}

/** Where the spanner holds the tap's nut. */
export const GRIP = { x: 736, y: 408 };

/** The arm that comes up from behind the counter with the spanner, turns it, and goes. */
export function arm(second: number): string {
  const up = ease(second, 1.75, 2.35) - ease(second, 3.9, 4.5);
  if (up <= 0) return '';
  const turn = [2.4, 2.9, 3.4].reduce((sum, from) => sum + pull(second, from), 0);
  const hand = {
    x: GRIP.x - 118 + (1 - up) * -130 + turn * 10,
    y: GRIP.y + 62 + (1 - up) * 260 - turn * 26,
  };
  const elbow = { x: (SHOULDER.x + hand.x) / 2 - 10, y: Math.max(SHOULDER.y, hand.y) + 66 };
  const angle = -28 - turn * 13 + (1 - up) * 40;
  const cuff = { x: elbow.x + (hand.x - elbow.x) * 0.3, y: elbow.y + (hand.y - elbow.y) * 0.3 };
  return (
    stroke(`M${elbow.x} ${elbow.y}L${hand.x} ${hand.y}`, skin, 46) +
    stroke(
      `M${SHOULDER.x} ${SHOULDER.y}L${elbow.x} ${elbow.y}L${cuff.x} ${cuff.y}`,
      darker(shirt, 0.06),
      66,
    ) +
    at(hand.x, hand.y, spanner + fingers, 1, angle)
  );
}

/** One pull on the spanner: there slowly, and back. */
const pull = (second: number, from: number): number =>
  ease(second, from, from + 0.25) - ease(second, from + 0.3, from + 0.48);

const spanner =
  stroke('M-46 0H96', '#8F9BAB', 22) +
  path('M90 -34q34 -14 54 10l-28 10v28l28 10q-20 24 -54 10q-22 -10 -22 -34t22 -34z', '#8F9BAB') +
  stroke('M-36 -3H70', '#AEB8C4', 6);

const fingers =
  rect(-32, -28, 60, 56, skin, 26) +
  stroke('M-14 -10h30M-14 8h30', plumber.shade, 4) +
  circle(-30, 0, 22, skin);

/** Beside her when the money has come. */
export function paid(size: number): string {
  if (size <= 0) return '';
  const badge = circle(0, 0, 58, '#1F7A4D') + stroke('M-24 2l17 18l32 -36', paper, 13);
  return at(566, 150, circle(0, 0, 68, paper) + badge + circle(46, -46, 14, sun), size);
}
