import { blue, darker, lighter, paper, sun, terracotta } from '#demo/art/palette.ts';
import { plant, sparkle } from '#demo/art/scenes/props.ts';
import { at, circle, fade, path, rect, repeat, stroke, svg } from '#demo/art/shapes.ts';
import { peso, phone } from './phone.ts';
import { during, ease, pop } from './time.ts';
import { arm, GRIP, paid, worker } from './worker.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

const wall = '#F4DFA6';
const COUNTER = 556;

/** The picture at a second of the loop: a request, the work, the pay. */
export function scene(second: number): string {
  return svg(
    WIDTH,
    HEIGHT,
    room + worker(second) + tap(second) + arm(second) + counter + phone(second) + money(second),
  );
}

/** The tile of web/ui/art/tile.svg, without its own ground. */
const tile =
  rect(0, 0, 48, 48, '#F7F3EA') +
  path(
    'M24 3c5 6 5 11 0 17-5-6-5-11 0-17zM24 45c-5-6-5-11 0-17 5 6 5 11 0 17zM3 24c6-5 11-5 17 0-6 5-11 5-17 0zM45 24c-6 5-11 5-17 0 6-5 11-5 17 0z',
    '#5C86C9',
  ) +
  path(
    'M0 0h10a10 10 0 0 1-10 10zM48 0v10A10 10 0 0 1 38 0zM48 48H38a10 10 0 0 1 10-10zM0 48V38a10 10 0 0 1 10 10z',
    '#8FB4E8',
  ) +
  circle(24, 24, 3.6, sun);

const tools =
  rect(36, 196, 178, 14, '#A86F42', 7) +
  stroke('M70 210v96', '#8A5632', 16) +
  path('M42 206h60v30h-46q-14 0 -14 -14z', '#8F9BAB') +
  stroke('M126 214v92', terracotta, 18) +
  stroke('M126 300v44', '#8F9BAB', 9) +
  stroke('M180 214v60', '#8F9BAB', 16) +
  path('M162 268q-4 34 18 36q22 -2 18 -36l-10 12h-16z', '#8F9BAB');

const room =
  `<pattern id="tile" width="48" height="48" patternTransform="translate(0 364) scale(1.3333)" patternUnits="userSpaceOnUse">${tile}</pattern>` +
  rect(0, 0, WIDTH, HEIGHT, wall) +
  rect(0, 364, WIDTH, 260, 'url(#tile)') +
  rect(0, 350, WIDTH, 16, blue) +
  tools;

const cabinet = (x: number): string =>
  rect(x, 620, 296, 130, lighter(blue, 0.08), 10) + rect(x + 128, 640, 40, 10, sun, 5);

const counter =
  rect(0, COUNTER + 30, WIDTH, 200, blue) +
  repeat(5, (i) => cabinet(-60 + i * 316)) +
  rect(0, COUNTER, WIDTH, 44, '#EFE3CC') +
  rect(0, COUNTER + 38, WIDTH, 8, darker('#EFE3CC', 0.12)) +
  path(`M640 ${COUNTER}h290l-18 34h-254z`, '#C3CBD5') +
  plant(84, COUNTER + 10, terracotta, 0.62);

/** Drips, is tightened, and runs as it should. */
function tap(second: number): string {
  const { x, y } = GRIP;
  const steel = '#8F9BAB';
  const runs = during(second, 4, 6.6);
  const pipe =
    stroke(`M${x} ${COUNTER + 10}V${y - 60}q0 -76 62 -76t62 76v16`, steel, 30) +
    stroke(`M${x - 7} ${COUNTER}V${y - 60}q0 -66 50 -74`, '#AEB8C4', 7) +
    rect(x + 102, y - 50, 44, 20, '#6B7788', 8) +
    rect(x - 34, COUNTER - 20, 68, 22, '#6B7788', 8) +
    path(`M${x - 26} ${y - 20}h52l8 20l-8 20h-52l-8 -20z`, '#6B7788') +
    stroke(`M${x - 34} ${y - 150}h58`, terracotta, 18) +
    stroke(`M${x - 4} ${y - 140}v24`, steel, 14);
  const glints =
    at(x - 66, y - 120, sparkle(0, 0, 0.7), pop(second, 3.95, 4.9)) +
    at(x + 84, y - 176, sparkle(0, 0, 0.55), pop(second, 4.1, 5));
  return drops(second) + stream(runs) + pipe + glints;
}

const TIP = { x: GRIP.x + 124, y: GRIP.y - 26 };

/** One drop each 0.8 s, until the nut is tight; none falls across the seam of the loop. */
function drops(second: number): string {
  if (second > 3.2) return '';
  const part = (second % 0.8) / 0.8;
  const size = Math.min(1, part * 3);
  const fall = part < 0.35 ? 0 : ((part - 0.35) / 0.65) ** 2 * 150;
  return at(TIP.x, TIP.y + fall, path('M0 -6q17 22 0 34q-17 -12 0 -34z', '#3F86C7'), size || 0.01);
}

function stream(amount: number): string {
  if (amount <= 0) return '';
  const length = COUNTER + 10 - TIP.y;
  return (
    rect(TIP.x - 11, TIP.y, 22, length * amount, '#7DB9E3', 8) +
    fade(0.7, rect(TIP.x - 5, TIP.y, 6, length * amount * 0.9, paper, 3))
  );
}

/** Three coins from the phone to her pocket. */
function money(second: number): string {
  const coins = [5.5, 5.75, 6].map((start) => coin(second, start)).join('');
  return coins + paid(pop(second, 6.45, 7.25));
}

function coin(second: number, start: number): string {
  const part = ease(second, start, start + 0.85);
  if (part <= 0 || part >= 1) return '';
  const x = 1010 + (332 - 1010) * part;
  const y = 390 + (530 - 390) * part - Math.sin(part * Math.PI) * 230;
  // Turns on its way, and slips into the pocket.
  const tall = 1 - ease(part, 0.88, 1) * 0.9;
  const wide = 0.35 + 0.65 * Math.abs(Math.cos(part * Math.PI * 2));
  const face = circle(0, 0, 34, darker(sun, 0.16)) + circle(0, -3, 31, sun) + at(0, -3, peso, 1.1);
  return `<g transform="translate(${x} ${y}) scale(${wide * tall} ${tall})">${face}</g>`;
}
