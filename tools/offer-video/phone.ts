import { blue, green, ink, paper, sand, sun } from '#demo/art/palette.ts';
import { at, circle, inside, path, rect, repeat, stroke } from '#demo/art/shapes.ts';
import { ease, pop } from './time.ts';

const WIDTH = 250;
const HEIGHT = 440;

/** The phone on the wall side: a request comes in, is answered, and is paid. */
export function phone(second: number): string {
  const ring = second > 0.55 && second < 1 ? Math.sin(second * 50) * 1.2 : 0;
  const leave = ease(second, 7.1, 7.6);
  const screen =
    rect(0, 0, WIDTH, HEIGHT, sand) +
    at(0, -leave * 420, story(second)) +
    rect(0, 0, WIDTH, 64, blue) +
    at(34, 32, circle(0, 0, 18, '#E8EFFB') + mark) +
    rect(64, 26, 96, 13, '#8FB4E8', 6);
  const shell =
    rect(-14, -30, WIDTH + 28, HEIGHT + 60, ink, 40) +
    inside('screen', `M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}z`, screen) +
    rect(90, -20, 70, 8, '#414A5C', 4);
  return at(968, 62, shell, 1, 3 + ring);
}

const mark = path('M-9 10V-3L0 -11L9 -3V10H3V3H-3V10Z', blue);

function story(second: number): string {
  const paidPart = ease(second, 5.1, 5.9);
  return (
    bubble(18, 88, 150, pop(second, 0.55, 9), paper, request) +
    bubble(112, 188, 120, pop(second, 1.35, 9), blue, agreed) +
    bubble(18, 270, 214, pop(second, 4.55, 9), paper, payment(paidPart))
  );
}

function bubble(x: number, y: number, w: number, size: number, fill: string, content: string) {
  if (size <= 0) return '';
  const tall = content === agreed ? 64 : content === request ? 82 : 132;
  // Grows out of its middle.
  const place = at(-w / 2, -tall / 2, rect(0, 0, w, tall, fill, 20) + content);
  return at(x + w / 2, y + tall / 2, place, Math.round(size * 1000) / 1000);
}

const lines = (x: number, y: number, widths: readonly number[], color: string) =>
  repeat(widths.length, (i) => rect(x, y + i * 24, widths[i] ?? 0, 11, color, 5));

/** A tap that drips. */
const request =
  circle(41, 41, 27, '#E8EFFB') +
  path('M41 22q17 20 0 36q-17 -16 0 -36z', '#3F86C7') +
  lines(80, 26, [50, 34], '#C9C1B2');

const agreed = stroke('M22 33l11 11l20 -24', paper, 8) + lines(66, 27, [36], '#8FB4E8');

/** What is protected turns to what is released. */
const payment = (part: number): string =>
  at(40, 42, circle(0, 0, 26, sun) + peso) +
  lines(80, 26, [104, 70], '#C9C1B2') +
  rect(18, 90, 178, 20, blue, 10) +
  (part > 0 ? rect(18, 90, Math.max(20, 178 * part), 20, green, 10) : '');

/** The sign on a coin, around 0, 0. */
export const peso =
  stroke('M9 -8q-9 -7 -16 -1q-5 8 7 10q13 3 8 11q-8 6 -17 -2', ink, 4.4) +
  stroke('M0 -17V17', ink, 4.4);
