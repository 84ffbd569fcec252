import { darker, dull, ink, lighter, paper, sun } from '../palette.ts';
import { at, circle, path, rect, repeat, stroke } from '../shapes.ts';
import { door, room, street, window } from './house.ts';
import type { Scene } from './look.ts';
import { cloud, picture, plant, shadow, sofa, sparkle } from './props.ts';

const waves = (x: number, y: number, color: string, count = 3) =>
  stroke(
    repeat(
      count,
      (i) =>
        `M${x - 40 - i * 36} ${y - 26 - i * 30}Q${x} ${y - 70 - i * 50} ${x + 40 + i * 36} ${y - 26 - i * 30}`,
    ),
    color,
    14,
  );
const mess =
  stroke(
    'M420 520C380 640 560 600 500 740S700 700 640 830M520 520C640 620 420 680 580 790S820 760 860 840M700 520C660 640 800 640 740 760S480 820 400 850',
    '#3A3F4B',
    10,
  ) + stroke('M600 520C520 620 720 700 620 800M780 520C860 600 640 700 760 820', '#B8452B', 9);

const office: Scene = ({ after, wall, floor, accent, second, wood }) =>
  room(after ? wall : dull(wall, 0.3), floor) +
  (after ? picture(140, 130, 170, 200, accent, second) : '') +
  (after ? '' : mess) +
  shadow(600, 820, 820) +
  rect(210, 500, 780, 34, wood, 8) +
  stroke('M260 534V810M940 534V810', darker(wood), 24) +
  rect(410, 180, 380, 250, ink, 16) +
  rect(426, 196, 348, 218, after ? lighter(accent, 0.25) : '#2F4FA8', 6) +
  path('M570 430h60l14 70h-88z', '#8C95A3') +
  rect(440, 478, 320, 22, after ? '#E3E8EF' : '#B9B0A2', 6) +
  rect(860, 300, 100, 200, after ? ink : '#7A7266', 12) +
  circle(910, 340, 10, after ? '#59C08B' : '#B42318') +
  (after
    ? repeat(3, (i) => rect(456 + i * 108, 226, 92, 70, i === 1 ? second : paper, 6)) +
      stroke('M460 380l70 -50l60 30l70 -60l80 40', paper, 9) +
      rect(400, 560, 400, 20, darker(wood, 0.3), 8) +
      plant(300, 502, second, 0.6) +
      sparkle(850, 190)
    : path(
        'M600 226q10 0 16 10l62 116q8 22 -14 24h-128q-22 -2 -14 -24l62 -116q6 -10 16 -10z',
        sun,
      ) +
      rect(591, 270, 18, 54, ink, 8) +
      circle(600, 348, 11, ink) +
      stroke('M440 226h70M440 250h40', lighter('#2F4FA8', 0.4), 7) +
      stroke('M840 350C780 420 860 460 800 520', '#3A3F4B', 10));

const network: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall, 0.3), floor) +
  window(840, 110, 240, 260) +
  (after
    ? rect(420, 260, 200, 54, paper, 14) +
      stroke('M460 260V200M580 260V200', '#4A5568', 10) +
      repeat(3, (i) => circle(450 + i * 28, 288, 7, '#59C08B')) +
      waves(520, 210, accent, 2) +
      rect(512, 314, 16, 324, lighter(wall, 0.6)) +
      at(
        170,
        300,
        rect(-70, -44, 140, 84, ink, 10) + rect(-62, -36, 124, 68, lighter(accent, 0.5), 4),
        1.3,
      ) +
      waves(170, 240, second, 1) +
      plant(1080, 790, second, 1.2)
    : stroke('M0 600C200 560 160 760 360 720S300 860 560 850', ink, 11) +
      stroke('M640 830C760 780 820 860 900 800S1100 840 1200 700', '#8C8474', 11) +
      rect(540, 800, 150, 44, '#8C8474', 10) +
      stroke('M560 800l-26 -50M670 800l16 -54', '#6F665A', 9) +
      circle(566, 822, 7, '#B42318') +
      waves(520, 270, '#A89E8C', 3) +
      stroke('M430 130L620 300', '#B42318', 18)) +
  sofa(480, 770, after ? accent : dull(accent, 0.4), 1.15) +
  (after ? rect(440, 560, 130, 86, ink, 8) + rect(448, 568, 114, 70, lighter(second, 0.4), 4) : '');

const camera = (x: number, y: number, flip: number) =>
  at(
    x,
    y,
    stroke(`M0 -40v30h${flip * 30}`, '#4A5568', 16) +
      rect(flip > 0 ? 20 : -160, -44, 140, 66, paper, 20) +
      circle(flip * 142, -11, 26, ink) +
      circle(flip * 148, -14, 9, '#8FB4FF'),
  );

const entrance: Scene = ({ after, wall, accent, second }) =>
  street(after ? '#CFE6F5' : '#DCE3E4', '#CFC7BA') +
  cloud(200, 90, 0.8) +
  rect(150, 150, 900, 552, after ? wall : dull(wall, 0.35)) +
  rect(130, 120, 940, 44, after ? paper : '#B9B0A2', 6) +
  door(490, 310, 220, 392, after ? accent : dull(accent, 0.4)) +
  window(220, 290, 170, 200) +
  window(830, 290, 170, 200) +
  (after
    ? camera(210, 220, -1) +
      camera(990, 220, 1) +
      rect(752, 440, 54, 110, ink, 14) +
      circle(779, 474, 16, '#8FB4FF') +
      circle(779, 522, 13, paper) +
      rect(560, 236, 80, 34, '#FFF0C2', 12) +
      `<g opacity="0.3">${path('M1140 230L1200 330V560L1130 240ZM60 230L0 330V560L70 240Z', sun)}</g>` +
      plant(420, 790, second, 0.9) +
      plant(790, 790, second, 0.9) +
      sparkle(900, 200)
    : stroke('M760 330C800 420 720 480 790 560', ink, 9) +
      circle(779, 470, 22, '#8C8474') +
      stroke('M560 250q40 30 80 0M600 164v70', ink, 8) +
      circle(600, 262, 20, '#8C8474') +
      stroke('M150 240C260 200 380 300 480 220S720 280 860 210S1000 250 1050 220', ink, 8));

export const technology: Scene[] = [office, network, entrance];
