import { darker, dull, lighter, paper } from '../palette.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes.ts';
import { cabinet, counter, room, tiles, window } from './house.ts';
import type { Scene } from './look.ts';
import { bucket, picture, plant, puddle, sofa, sparkle, stain } from './props.ts';

const plates = (x: number, y: number, count: number, color: string) =>
  repeat(count, (i) =>
    ellipse(x + (i % 2 ? 8 : -6), y - i * 17, 74, 13, i % 2 ? color : darker(color, 0.12)),
  );
const trash = (x: number, y: number) =>
  path(`M${x - 90} ${y}q-24 -120 60 -150l-14 -34h88l-14 34q84 30 60 150z`, '#3A4150') +
  stroke(`M${x - 30} ${y - 150}q30 14 60 0`, '#B8452B', 9);
const shine =
  sparkle(180, 180, 1.3) + sparkle(1010, 130, 1) + sparkle(620, 250, 0.9) + sparkle(900, 420, 0.8);

const kitchen: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall), floor) +
  tiles(0, 250, 1200, 222, 74, after ? paper : '#D9CFB9') +
  cabinet(90, 50, 460, 160, after ? accent : dull(accent, 0.35), 3) +
  (after
    ? ''
    : stain(760, 360, 1.5, '#9C7A3C') +
      stain(420, 380, 1, '#9C7A3C') +
      stain(960, 330, 0.9, '#7A6A48')) +
  counter(90, 1020, after ? accent : dull(accent, 0.35), after ? '#F3ECE0' : '#B9AE9C') +
  stroke('M600 468V340q0 -54 44 -54t44 54', '#8F9BAB', 22) +
  (after
    ? plates(300, 462, 3, paper) +
      plant(970, 474, second, 0.8) +
      path('M390 690l14 -90h60l14 90z', second) +
      shine
    : plates(280, 462, 7, '#E7DCC4') +
      plates(440, 462, 5, '#CFC2A6') +
      stain(300, 420, 0.5, '#7A5A2C') +
      path('M790 468h150l-14 -90h-122z', '#6F675B') +
      ellipse(865, 378, 66, 14, '#9C7A3C') +
      trash(1010, 840) +
      stain(560, 800, 1.3, '#8A7A58') +
      puddle(260, 820, 240));

const panes: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall, 0.3), floor) +
  window(330, 90, 540, 440) +
  (after
    ? stroke('M420 460L620 140M500 480L640 250', paper, 14) + shine
    : `<g opacity="0.72">${rect(330, 90, 540, 440, '#A79C83')}</g>${stain(470, 220, 1.6, '#6F654E')}${stain(720, 400, 1.7, '#6F654E')}${stroke('M360 120q90 60 60 180M800 130q-70 120 20 240M560 330q60 40 40 160', '#7D735B', 16)}`) +
  path('M230 60h110q-10 300 -120 560h-60q60 -300 70 -560z', after ? accent : dull(accent, 0.5)) +
  path('M970 60h-110q10 300 120 560h60q-60 -300 -70 -560z', after ? accent : dull(accent, 0.5)) +
  rect(180, 44, 840, 20, '#6B4630', 10) +
  (after
    ? plant(1090, 800, second, 1.1)
    : plant(1090, 800, dull(second), 1.1, false) + stain(330, 780, 1, '#8A7A58'));

const living: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall, 0.35), floor) +
  window(840, 110, 240, 260) +
  (after
    ? picture(320, 120, 200, 210, accent, second)
    : at(400, 120, picture(-80, 0, 200, 210, dull(accent), dull(second)), 1, 9)) +
  path('M120 860h960l-90 -130h-780z', after ? lighter(second, 0.4) : dull(second, 0.6)) +
  sofa(520, 780, after ? accent : dull(accent, 0.4), 1.3) +
  (after
    ? rect(330, 610, 120, 90, second, 20) +
      plant(1070, 800, second, 1.2) +
      bucket(180, 860, accent, '#BFE0F2') +
      shine
    : stain(420, 660, 0.8, '#6B4A2A') +
      stain(640, 720, 0.6, '#6B4A2A') +
      trash(1060, 850) +
      stain(330, 820, 1.1, '#6B4A2A') +
      circle(760, 840, 30, '#D8CFBE') +
      path('M840 850l30 -60l50 20l-10 50z', '#CFA06B') +
      rect(190, 800, 60, 60, '#B8452B', 6) +
      stroke('M0 0Q60 40 0 120M0 0Q50 10 120 0M0 60Q44 44 60 0', '#C9C2B4', 4));

export const cleaning: Scene[] = [kitchen, panes, living];
