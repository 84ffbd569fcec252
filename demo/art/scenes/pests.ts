import { draw } from '../chance.ts';
import { darker, dull, ink, lighter, paper, wood as woods } from '../palette.ts';
import { at, circle, ellipse, n, path, rect, repeat, stroke } from '../shapes.ts';
import { cabinet, counter, room, street, tiles } from './house.ts';
import type { Scene } from './look.ts';
import { bush, cloud, flowers, picture, plant, shadow, sparkle, stain, tree } from './props.ts';

/** Drawn once and pointed to, for there are many. */
const antShape = `<defs><g id="ant">${stroke('M-10 -14L10 14M10 -14L-10 14M0 -16V16M16 -4l14 -10M16 4l14 10', ink, 4) + ellipse(-14, 0, 13, 9, ink) + circle(2, 0, 7, ink) + circle(15, 0, 8, ink)}</g></defs>`;
const ant = (x: number, y: number, turn: number) =>
  `<use href="#ant" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
/** A column of ants along a gentle wave. */
const column = (x: number, y: number, count: number, dx: number, dy: number) =>
  repeat(count, (i) =>
    ant(x + i * dx, y + i * dy + Math.sin(i) * 16, Math.sin(i * 2) * 24 + (dy ? 60 : 0)),
  );
const web = (x: number, y: number, flip = 1) =>
  at(
    x,
    y,
    stroke(
      `M0 0L${flip * 170} 20M0 0L${flip * 130} 120M0 0L${flip * 20} 170M${flip * 60} 8Q${flip * 50} 40 ${flip * 46} 44Q${flip * 30} 54 ${flip * 8} 60M${flip * 120} 14Q${flip * 100} 70 ${flip * 92} 84Q${flip * 50} 110 ${flip * 14} 118`,
      '#D8D2C6',
      5,
    ),
  );
const shield = (x: number, y: number, color: string) =>
  at(
    x,
    y,
    path('M0 -92Q44 -64 86 -64Q90 44 0 96Q-90 44 -86 -64Q-44 -64 0 -92Z', color) +
      stroke('M-36 2l26 28l48 -56', paper, 18),
  );

const kitchen: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall), floor) +
  tiles(0, 250, 1200, 222, 74, after ? paper : '#DDD3BF') +
  cabinet(90, 50, 460, 160, after ? accent : dull(accent, 0.3), 3) +
  counter(90, 1020, after ? accent : dull(accent, 0.3), after ? '#F3ECE0' : '#C4B9A6') +
  rect(250, 400, 130, 70, second, 14) +
  ellipse(315, 400, 65, 12, darker(second)) +
  (after
    ? shield(820, 190, '#1F7A4D') +
      plant(940, 474, second, 0.8) +
      sparkle(640, 150) +
      sparkle(180, 340, 0.8)
    : antShape +
      column(380, 456, 11, 62, 0) +
      column(1000, 380, 4, 30, -60) +
      column(140, 760, 12, 84, 4) +
      web(1200, 0, -1) +
      circle(1080, 130, 16, ink) +
      stroke(
        'M1080 0V114M1060 120l-24 -16M1100 120l24 -16M1060 138l-24 16M1100 138l24 16',
        ink,
        5,
      ) +
      stain(700, 400, 0.8, '#8A7A58'));

const patio: Scene = ({ after, wall, second, seed }) =>
  street(after ? '#CFE8F6' : '#DCE0D4', after ? '#8FBF8C' : '#A39768') +
  (after ? cloud(240, 120) : '') +
  rect(0, 420, 1200, 282, after ? wall : dull(wall)) +
  rect(0, 404, 1200, 24, lighter(wall, 0.4)) +
  tree(860, 740, 1.7, after ? '#4E9A68' : '#7F9458') +
  (after
    ? bush(160, 720, 1) +
      bush(420, 720, 0.8) +
      flowers(120, 830, 6, 62, second) +
      shield(520, 250, '#1F7A4D') +
      sparkle(700, 180)
    : antShape +
      ellipse(700, 420, 58, 78, '#C99A4A') +
      repeat(4, (i) => ellipse(700, 370 + i * 34, 48 - Math.abs(i - 1.5) * 10, 10, '#A87A34')) +
      circle(700, 462, 15, ink) +
      repeat(15, (i) =>
        at(
          90 + draw(seed + i, 3) * 980,
          90 + draw(seed + i, 4) * 420,
          ellipse(0, 0, 15, 9, '#E3A93B') +
            stroke('M-5 -8v16M5 -8v16', ink, 4) +
            ellipse(-4, -13, 10, 6, '#EEF3F7') +
            ellipse(8, -12, 8, 5, '#EEF3F7'),
          1.3,
          i * 40,
        ),
      ) +
      bush(200, 740, 1.2, '#8E9A54') +
      column(80, 820, 12, 90, 2));

const timber: Scene = ({ after, wall, floor, accent, second, wood }) => {
  const body = after ? wood : dull(wood, 0.35);
  const hole = (i: number) =>
    circle(
      350 + draw(i, 6) * 480,
      170 + draw(i, 8) * 500,
      6 + draw(i, 2) * 9,
      darker(woods[3], 0.5),
    );
  return (
    room(after ? wall : dull(wall, 0.3), floor) +
    shadow(600, 790, 660) +
    rect(300, 100, 600, 660, darker(body, 0.25), 10) +
    rect(320, 130, 270, 600, body, 6) +
    rect(610, 130, 270, 600, body, 6) +
    rect(350, 170, 210, 230, darker(body, 0.1), 6) +
    rect(640, 170, 210, 230, darker(body, 0.1), 6) +
    rect(350, 440, 210, 250, darker(body, 0.1), 6) +
    rect(640, 440, 210, 250, darker(body, 0.1), 6) +
    rect(574, 390, 12, 90, '#F2B134', 6) +
    rect(614, 390, 12, 90, '#F2B134', 6) +
    stroke('M340 760v40M860 760v40', darker(body, 0.4), 26) +
    (after
      ? picture(90, 180, 150, 190, accent, second) +
        plant(1050, 800, second, 1.3) +
        shield(1050, 260, '#1F7A4D')
      : antShape +
        repeat(34, hole) +
        path('M320 640q70 -30 60 40t80 60h-140z', darker(woods[3], 0.5)) +
        stroke('M420 480q60 40 30 120M720 220q-40 60 20 130t0 120', darker(woods[3], 0.35), 8) +
        ellipse(400, 808, 90, 16, '#DDB98A') +
        ellipse(760, 812, 120, 18, '#DDB98A') +
        column(120, 840, 5, 66, -3) +
        web(0, 0) +
        ant(930, 600, 80) +
        ant(960, 500, 100))
  );
};

export const pests: Scene[] = [kitchen, patio, timber];
