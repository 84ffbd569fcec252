import { darker, lighter } from '../palette.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../shapes.ts';
import { door, window } from './house.ts';
import type { Scene } from './look.ts';
import { bush, cloud, flowers, plant, tree } from './props.ts';

const grass = (x: number, y: number, height: number, color: string) => {
  const up = (part: number) => n(height * part);
  return path(
    `M${x - 26} ${y}q-16 -${up(0.6)} -34 -${up(1)}q30 ${up(0.2)} 36 ${up(0.5)}q4 -${up(0.7)} 22 -${up(1.1)}q14 ${up(0.5)} 8 ${up(0.7)}q14 -${up(0.3)} 42 -${up(0.6)}q-22 ${up(0.5)} -28 ${up(1.1)}z`,
    color,
  );
};
const weeds = (y: number, height: number) =>
  repeat(11, (i) =>
    grass(
      50 + i * 112,
      y + (i % 3) * 18,
      Math.round(height * (0.7 + ((i * 7) % 5) / 8)),
      i % 3 ? '#8E9A54' : '#A89A58',
    ),
  );
const sky = (after: boolean) =>
  rect(0, 0, 1200, 620, after ? '#CFE8F6' : '#DDE3DF') +
  (after ? cloud(260, 130) + cloud(900, 90, 0.8) : '');
const lawn =
  rect(0, 600, 1200, 300, '#6FB07A') +
  repeat(4, (i) =>
    path(`M${i * 340 - 60} 900L${200 + i * 240} 600h110L${110 + i * 340} 900Z`, '#7DBD87'),
  );

const yard: Scene = ({ after, wall, second, wood }) =>
  sky(after) +
  rect(0, 300, 1200, 320, after ? wall : darker(wall, 0.2)) +
  rect(0, 284, 1200, 26, after ? '#FFFFFF' : '#A89E8C') +
  (after
    ? lawn +
      bush(140, 620, 1) +
      bush(380, 620, 0.8, '#5EA873') +
      tree(880, 640, 1.5) +
      bush(1120, 624, 0.9) +
      flowers(200, 700, 7, 62, second) +
      path('M640 800h220l-20 -26h-180z', wood) +
      stroke('M670 800v50M830 800v50', darker(wood, 0.3), 14)
    : rect(0, 600, 1200, 300, '#A89A6A') +
      tree(880, 640, 1.4, '#8E8A58') +
      stroke('M880 330l-90 -150M880 350l110 -170M880 300l10 -160', '#7A6040', 14) +
      weeds(700, 150) +
      weeds(800, 190) +
      weeds(890, 170));

const walk: Scene = ({ after, wall, accent, second }) =>
  sky(after) +
  rect(330, 190, 540, 430, wall) +
  path('M290 200L600 40L910 200Z', after ? '#B8452B' : '#9A6A56') +
  door(530, 360, 140, 260, accent) +
  window(390, 330, 90, 120) +
  window(730, 330, 90, 120) +
  (after
    ? lawn +
      path('M540 620h120L800 900H400Z', '#E3D8C4') +
      repeat(5, (i) =>
        ellipse(600 + (i % 2 ? 30 : -26), 660 + i * 54, 58 + i * 14, 15 + i * 3, '#C9BCA4'),
      ) +
      flowers(90, 790, 5, 66, second) +
      flowers(850, 790, 5, 66, '#8A6BC0') +
      bush(180, 640, 0.9) +
      bush(1010, 640, 0.9) +
      tree(90, 640, 1.1)
    : rect(0, 600, 1200, 300, '#A39768') +
      path('M550 620h100L760 900H440Z', '#B9AE98') +
      weeds(690, 130) +
      weeds(790, 180) +
      weeds(890, 160) +
      bush(180, 640, 1.3, '#8E9A54') +
      bush(1030, 640, 1.5, '#7F8A4C'));

const terrace: Scene = ({ after, wall, accent, second, floor }) =>
  rect(0, 0, 1200, 900, after ? wall : darker(wall, 0.14)) +
  rect(0, 700, 1200, 200, floor) +
  stroke('M0 760h1200M0 830h1200M200 700v200M600 700v200M1000 700v200', darker(floor, 0.1), 4) +
  window(430, 150, 340, 300) +
  (after
    ? repeat(3, (i) => rect(80 + i * 20, 300 + i * 120, 240, 18, '#8A5632', 4)) +
      plant(160, 302, second, 0.65) +
      plant(280, 422, accent, 0.6) +
      plant(180, 542, '#B8452B', 0.65) +
      plant(500, 790, accent, 1.1) +
      plant(680, 800, '#B8452B', 0.9) +
      plant(900, 790, second, 1.5) +
      plant(1090, 810, accent, 1) +
      flowers(450, 470, 6, 62, second) +
      rect(420, 460, 360, 60, '#B8452B', 8) +
      bush(330, 830, 0.8)
    : repeat(3, (i) => rect(80 + i * 20, 300 + i * 120, 240, 18, '#7A6A58', 4)) +
      plant(180, 542, '#A3806C', 0.6, false) +
      plant(500, 790, '#9A9184', 1, false) +
      plant(900, 790, '#A3806C', 1.3, false) +
      plant(1090, 810, '#9A9184', 0.9, false) +
      rect(420, 460, 360, 60, '#9C7A68', 8) +
      weeds(890, 60) +
      circle(700, 800, 30, '#A3806C') +
      path('M640 830l40 -50l70 30z', lighter('#A3806C', 0.1)));

export const gardening: Scene[] = [yard, walk, terrace];
