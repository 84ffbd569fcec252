import { darker, dull, lighter, paper } from '../palette.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../shapes.ts';
import { counter, room, tiles } from './house.ts';
import type { Scene } from './look.ts';
import { bucket, drop, plant, puddle, sparkle, stain } from './props.ts';

const steel = '#AEB8C4';
const rust = '#A5683F';

const kitchen: Scene = ({ after, accent, second, floor, wall }) =>
  room(after ? wall : dull(wall), floor) +
  tiles(0, 250, 1200, 222, 74, after ? paper : '#DDD5C6') +
  (after ? '' : stain(600, 400, 1.1, rust)) +
  counter(90, 1020, after ? accent : dull(accent, 0.35), after ? '#EFE7DA' : '#C9BFB0') +
  path('M430 470h340l-24 60h-292z', after ? '#D5DCE4' : steel) +
  (after
    ? stroke('M600 468V300q0 -84 70 -84t70 84v24', '#8F9BAB', 26) +
      rect(716, 320, 48, 22, '#6B7788', 8) +
      path('M732 342h16v128h-16z', '#A9D3EE') +
      stroke('M600 400l-54 -22', '#8F9BAB', 18) +
      sparkle(846, 250, 1.1) +
      sparkle(470, 330, 0.8) +
      plant(250, 474, second, 0.8) +
      rect(960, 380, 70, 90, second, 12)
    : stroke('M600 468V380q0 -40 50 -40h60v30', rust, 30) +
      circle(600, 352, 30, darker(rust)) +
      drop(710, 412) +
      drop(710, 452, 0.7) +
      puddle(600, 800, 560) +
      drop(520, 560) +
      drop(690, 610, 0.8) +
      bucket(600, 790, '#5B6475', '#8FBFE0'));

const basin: Scene = ({ after, accent, second, floor, wall }) =>
  room(after ? wall : dull(wall), floor) +
  tiles(0, 330, 1200, 308, 77, after ? lighter(wall, 0.6) : '#D6CDBD') +
  rect(460, 70, 280, 300, after ? '#6B4630' : '#8C8474', 20) +
  rect(480, 90, 240, 260, '#D9ECF6', 12) +
  stroke(
    after ? 'M520 290L640 130M580 310L660 200' : 'M520 120l60 90l-40 60l70 70',
    after ? paper : '#8C8474',
    after ? 10 : 5,
  ) +
  path('M380 440h440q0 130 -150 150h-140q-150 -20 -150 -150z', after ? paper : '#E4DCCB') +
  ellipse(600, 444, 190, 20, '#D8E2EA') +
  stroke('M600 436v-40h50', after ? '#8F9BAB' : rust, 22) +
  (after
    ? stroke('M600 590v70a30 30 0 0 0 60 0v-10h110v-30', '#8F9BAB', 20) +
      stroke('M440 590v150M760 590v150', accent, 18) +
      rect(420, 700, 360, 22, accent, 8) +
      repeat(3, (i) => rect(500 + i * 70, 660, 62, 40, i % 2 ? paper : second, 10)) +
      sparkle(430, 400) +
      plant(960, 790, second, 1.1)
    : stroke('M600 590v60l26 24l-20 40v30', rust, 22) +
      drop(570, 700) +
      drop(640, 740, 0.8) +
      stain(600, 560, 0.8, rust) +
      puddle(610, 800, 620) +
      stain(260, 470, 1.2, '#8A8A6A'));

const heater: Scene = ({ after, accent, floor, wall, second }) =>
  room(after ? wall : dull(wall), floor) +
  (after ? '' : stain(760, 470, 1.8, '#8A7A58')) +
  stroke(
    after
      ? 'M520 500V800M600 500V800M680 500V640H1200'
      : 'M520 500V800M600 500l-30 90l40 80l-20 130M680 500l40 70l-20 70H1200',
    after ? '#C77B4A' : rust,
    22,
  ) +
  rect(430, 110, 340, 400, after ? paper : '#B9A892', 40) +
  (after
    ? rect(430, 400, 340, 20, accent) +
      rect(540, 210, 120, 76, '#1D2433', 12) +
      circle(600, 460, 20, '#8FB4FF') +
      path('M600 440q18 20 0 36q-18 -16 0 -36z', '#1E4FA3') +
      circle(570, 248, 9, '#59C08B') +
      sparkle(380, 160) +
      sparkle(830, 280, 0.8) +
      plant(1010, 790, second, 1.2)
    : rect(430, 400, 340, 16, rust) +
      stain(560, 210, 1, rust) +
      stain(690, 330, 0.8, rust) +
      rect(540, 430, 120, 54, '#6F665A', 8) +
      drop(560, 640) +
      drop(650, 700) +
      drop(590, 760, 0.8) +
      puddle(600, 810, 520) +
      bucket(860, 800, accent)) +
  stroke('M600 110V40H760V0', after ? '#C3CBD5' : '#8C8474', 44);

export const plumbing: Scene[] = [kitchen, basin, heater];
