import { darker, dull, ink, lighter, paper, sun } from '../palette.ts';
import { at, circle, path, rect, repeat, stroke } from '../shapes.ts';
import { door, room } from './house.ts';
import type { Scene } from './look.ts';
import { crack, plant, sparkle, stain } from './props.ts';

const key = (x: number, y: number, color: string, size = 1, turn = 0) =>
  at(
    x,
    y,
    stroke('M-30 0a34 34 0 1 0 -68 0a34 34 0 1 0 68 0H110v36M70 0v26', color, 20),
    size,
    turn,
  );

const closeUp: Scene = ({ after, wood, wall, second }) =>
  rect(0, 0, 1200, 900, after ? wood : dull(wood, 0.45)) +
  stroke('M160 0v900M330 0q40 450 0 900M1040 0v900', darker(wood, 0.12), 8) +
  rect(0, 0, 90, 900, wall) +
  rect(90, 0, 24, 900, darker(wood, 0.4)) +
  (after
    ? rect(440, 130, 220, 640, '#D9DEE6', 40) +
      rect(460, 150, 180, 600, '#EEF1F5', 32) +
      circle(550, 270, 70, '#AEB8C4') +
      circle(550, 270, 48, '#8F9BAB') +
      rect(540, 246, 20, 50, ink, 6) +
      rect(540, 440, 400, 64, '#AEB8C4', 32) +
      circle(550, 472, 56, '#8F9BAB') +
      rect(532, 600, 36, 60, ink, 16) +
      sparkle(720, 220, 1.3, lighter(sun, 0.5)) +
      sparkle(980, 420, 1, lighter(sun, 0.5)) +
      key(900, 680, sun, 1.3, -20) +
      key(860, 740, second, 1.1, 24)
    : rect(450, 190, 200, 520, '#8C8474', 20) +
      stain(560, 320, 1.2, '#A5683F') +
      circle(550, 300, 52, '#6F665A') +
      path('M520 270l60 60M530 340l50 -70', ink) +
      at(550, 480, rect(-10, -30, 330, 56, '#7A7266', 26) + circle(0, 0, 50, '#6F665A'), 1, 16) +
      crack(720, 180, 2) +
      crack(420, 420, 1.6) +
      path('M664 560l110 -40l30 60l60 -10l-40 90l-150 30z', darker(wood, 0.45)) +
      key(550, 640, '#A5683F', 0.8, 90) +
      stroke('M640 300l70 -20M640 340l90 10', darker(wood, 0.35), 8));

const pad = (x: number, y: number) =>
  rect(x, y, 130, 300, ink, 26) +
  repeat(9, (i) => circle(x + 35 + (i % 3) * 30, y + 60 + Math.floor(i / 3) * 40, 11, '#8FB4FF')) +
  circle(x + 65, y + 236, 34, '#AEB8C4');

const entry: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall, 0.35), floor) +
  at(300, 60, door(0, 0, 600, 640, after ? accent : dull(accent, 0.4), false)) +
  (after
    ? pad(740, 240) +
      rect(760, 580, 100, 24, '#AEB8C4', 12) +
      circle(600, 160, 20, '#AEB8C4') +
      circle(600, 160, 10, ink) +
      rect(400, 720, 400, 60, second, 10) +
      plant(160, 790, '#B8452B', 1.2) +
      plant(1050, 790, '#B8452B', 1.2) +
      sparkle(690, 220, 1.2)
    : circle(820, 380, 34, '#8C8474') +
      rect(806, 440, 28, 60, '#6F665A', 8) +
      path('M850 330l60 -30v170l-70 -20z', '#2F2A28') +
      crack(770, 280, 1.7) +
      stroke('M740 430l50 -26M730 470l60 0M740 350l40 20', '#2F2A28', 9) +
      stain(420, 560, 1, '#4A4238') +
      path('M380 760l60 -30l40 30l-30 24z', dull(accent)) +
      key(560, 810, '#8C8474', 0.9, 10));

const shutter: Scene = ({ after, wall, accent, second }) => {
  const metal = after ? '#C3CBD5' : '#8E8A82';
  return (
    rect(0, 0, 1200, 900, after ? wall : dull(wall)) +
    rect(0, 780, 1200, 120, '#BDB6AB') +
    path('M130 60H1070L1120 190H80Z', after ? accent : dull(accent)) +
    repeat(5, (i) => path(`M${224 + i * 188} 60h94l10 130h-104z`, after ? paper : '#CFC8BA')) +
    rect(150, 190, 900, 590, metal) +
    stroke(
      repeat(9, (i) => `M150 ${250 + i * 60}h900`),
      darker(metal, 0.2),
      10,
    ) +
    (after
      ? rect(520, 640, 160, 130, sun, 18) +
        stroke('M550 640v-50a50 50 0 0 1 100 0v50', '#8F9BAB', 22) +
        circle(600, 694, 18, ink) +
        rect(592, 700, 16, 40, ink, 6) +
        repeat(
          2,
          (i) =>
            rect(180 + i * 780, 690, 60, 60, '#4A5568', 12) + circle(210 + i * 780, 720, 14, sun),
        ) +
        plant(80, 800, second, 0.8) +
        plant(1120, 800, second, 0.8) +
        sparkle(740, 620)
      : path('M150 560L470 590L620 780H150Z', darker(metal, 0.12)) +
        path('M470 590l150 190h190l-100 -170z', '#2F2A28') +
        stroke('M180 640h220M180 700h320', darker(metal, 0.3), 9) +
        at(
          760,
          760,
          rect(-60, -80, 120, 100, '#A5683F', 14) +
            stroke('M-40 -80v-40a40 40 0 0 1 70 -24', '#6F665A', 18),
          1,
          24,
        ) +
        stain(900, 400, 1.4, '#A5683F') +
        stain(300, 330, 1.2, '#A5683F') +
        crack(60, 300, 1.4))
  );
};

export const locks: Scene[] = [closeUp, entry, shutter];
