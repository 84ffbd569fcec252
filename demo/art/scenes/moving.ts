import { darker, lighter, paper } from '../palette.ts';
import { at, circle, path, rect, repeat, stroke } from '../shapes.ts';
import { bed, door, room, street, window } from './house.ts';
import type { Scene } from './look.ts';
import { box, picture, plant, shadow, sofa } from './props.ts';

const wheel = (x: number) => circle(x, 780, 58, '#2A3040') + circle(x, 780, 24, '#AEB8C4');

const curb: Scene = ({ after, wall, accent, second }) =>
  street('#CFE6F5', '#BDB6AB') +
  rect(0, 120, 420, 582, wall) +
  door(90, 360, 180, 342, second) +
  window(310, 260, 80, 150) +
  rect(410, 250, 560, 500, accent, 16) +
  (after
    ? repeat(5, (i) =>
        rect(430, 282 + i * 88, 520, 70, i % 2 ? darker(accent, 0.1) : lighter(accent, 0.1), 6),
      ) +
      rect(440, 500, 10, 10, accent) +
      at(690, 480, path('M-90 20L0 -60L90 20V84H-90Z', paper) + rect(-24, 20, 48, 64, second), 1.1)
    : rect(430, 276, 520, 450, darker(accent, 0.45), 6) +
      box(460, 726, 150, 120) +
      box(620, 726, 170, 140) +
      box(640, 586, 130, 100)) +
  path('M970 400h110q20 0 30 20l60 140v190h-200z', lighter(accent, 0.2)) +
  path('M1000 440h76l44 110h-120z', '#BFE0F2') +
  rect(400, 740, 780, 26, '#4A5568', 6) +
  wheel(540) +
  wheel(1060) +
  (after
    ? ''
    : sofa(200, 860, second, 0.75) +
      box(330, 870, 130, 110) +
      box(350, 760, 100, 80) +
      plant(60, 870, '#B8452B', 0.7) +
      box(640, 880, 150, 100) +
      box(810, 870, 120, 130));

const living: Scene = ({ after, wall, floor, accent, second }) =>
  room(wall, floor) +
  window(820, 100, 260, 290) +
  (after
    ? picture(280, 120, 160, 200, accent, second) +
      picture(460, 120, 160, 200, second, accent) +
      path('M160 850h820l-80 -110h-640z', lighter(second, 0.35)) +
      sofa(460, 780, accent, 1.25) +
      plant(960, 790, second, 1.3) +
      rect(1050, 560, 110, 190, darker(floor, 0.3), 8) +
      stroke('M1105 556v-90', '#5B6475', 10) +
      path('M1050 470h110l-26 -90h-58z', '#FFF0C2')
    : box(90, 790, 260, 210) +
      box(130, 580, 200, 160) +
      box(360, 800, 300, 240) +
      box(390, 560, 220, 170, true) +
      box(680, 790, 220, 180, true) +
      box(700, 880, 170, 100) +
      box(920, 800, 200, 160) +
      box(950, 640, 150, 120) +
      at(
        420,
        390,
        rect(-60, -20, 110, 140, '#6B4630', 4) + rect(-48, -8, 86, 116, lighter(accent, 0.4)),
        1,
        -8,
      ) +
      box(210, 880, 180, 90));

const bedroom: Scene = ({ after, wall, floor, accent, second, wood }) =>
  room(wall, floor) +
  window(860, 110, 220, 250) +
  (after
    ? picture(320, 130, 200, 200, accent, second) +
      shadow(460, 734, 760) +
      bed(170, accent, wood) +
      plant(1000, 790, second, 1.1)
    : rect(110, 200, 200, 560, '#F4EFE4', 34) +
      stroke('M155 240v480M210 240v480M265 240v480', '#D9CDB8', 8) +
      rect(330, 330, 40, 430, wood, 10) +
      rect(384, 380, 40, 380, darker(wood, 0.12), 10) +
      box(470, 800, 260, 200) +
      box(500, 600, 190, 140, true) +
      box(750, 810, 220, 170) +
      box(980, 800, 160, 230) +
      box(600, 885, 200, 90) +
      plant(1050, 572, second, 0.6)) +
  (after ? '' : circle(420, 850, 26, second) + stroke('M420 850m-14 0a14 14 0 1 0 28 0', paper, 5));

export const moving: Scene[] = [curb, living, bedroom];
