import { darker, dull, ink, lighter, paper, wood as woods } from '../palette.ts';
import { circle, ellipse, inside, path, rect, repeat, stroke } from '../shapes.ts';
import { room, window } from './house.ts';
import type { Scene } from './look.ts';
import { bucket, cloud, crack, drop, plant, puddle, sofa, sparkle, stain } from './props.ts';

const tank = (x: number, y: number, color: string) =>
  rect(x - 100, y - 30, 200, 30, '#8C8474') +
  path(`M${x - 84} ${y - 30}v-190q0 -40 50 -46h68q50 6 50 46v190z`, color) +
  rect(x - 36, y - 286, 72, 24, darker(color), 8) +
  stroke(`M${x - 84} ${y - 90}h168M${x - 84} ${y - 150}h168`, darker(color, 0.25), 8);

const houses = (color: string) =>
  rect(0, 330, 180, 200, darker(color, 0.1)) +
  rect(160, 270, 200, 260, color) +
  rect(940, 300, 260, 230, darker(color, 0.06)) +
  repeat(4, (i) => rect(200 + (i % 2) * 70, 310 + Math.floor(i / 2) * 80, 40, 50, '#BFE0F2'));

const terrace: Scene = ({ after, wall, second }) => {
  const coat = '#B8452B';
  return (
    rect(0, 0, 1200, 900, after ? '#CFE8F6' : '#C9D2D6') +
    cloud(260, 140) +
    cloud(760, 90, 0.8) +
    houses(after ? wall : dull(wall)) +
    path('M0 520H1200V900H0Z', after ? coat : '#A89E8C') +
    path('M0 500H1200V560H0Z', after ? lighter(coat, 0.16) : '#BDB3A2') +
    tank(900, 620, after ? '#262B36' : '#4A4A48') +
    rect(330, 470, 90, 130, after ? paper : '#C9BFAE', 6) +
    rect(314, 452, 122, 26, after ? coat : '#8C8474', 6) +
    (after
      ? stroke('M0 640H1200M0 730H1200M0 820H1200', lighter(coat, 0.12), 8) +
        sparkle(560, 640) +
        sparkle(240, 760, 1.2) +
        sparkle(1080, 800) +
        plant(160, 690, second, 0.7)
      : crack(500, 590, 1.7) +
        crack(160, 640, 1.5) +
        crack(760, 680, 1.6) +
        puddle(360, 790, 360) +
        puddle(900, 830, 420) +
        stain(620, 700, 1.3, '#6F665A') +
        stain(1080, 690, 1, '#6F7A5A'))
  );
};

const ceiling: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall, 0.4), floor) +
  path('M0 0H1200L1040 120H160Z', after ? paper : '#D6CCB9') +
  window(460, 200, 280, 250) +
  (after
    ? sofa(600, 790, accent, 1.25) +
      plant(1060, 790, second, 1.3) +
      circle(600, 70, 40, '#FFF0C2') +
      sparkle(240, 200)
    : stain(330, 70, 1.6, '#8A7448') +
      stain(860, 90, 1.9, '#8A7448') +
      stain(330, 190, 1.2, '#9C8A60') +
      stain(900, 250, 1.3, '#9C8A60') +
      drop(330, 240) +
      drop(330, 420) +
      drop(330, 560, 0.8) +
      drop(860, 300) +
      drop(860, 500) +
      drop(860, 620, 0.8) +
      bucket(330, 800, accent, '#8FBFE0') +
      bucket(860, 810, second, '#8FBFE0') +
      puddle(620, 830, 340));

const slope: Scene = ({ after, wall, accent, second, wood }) => {
  const tileColor = after ? '#B8452B' : '#8E6F60';
  const rows = repeat(6, (row) =>
    repeat(17, (i) =>
      ellipse(
        20 + i * 74 - (row % 2) * 37,
        200 + row * 56,
        37,
        46,
        (i + row) % 3 ? tileColor : after ? lighter(tileColor, 0.14) : darker(tileColor),
      ),
    ),
  );
  return (
    rect(0, 0, 1200, 900, after ? '#CFE8F6' : '#C3CCD1') +
    cloud(200, 90, 0.9) +
    cloud(980, 110, 0.8) +
    rect(130, 520, 940, 260, after ? wall : dull(wall)) +
    rect(0, 780, 1200, 120, '#9FB98E') +
    inside(
      'roof',
      'M180 170H1020L1160 540H40Z',
      rect(0, 150, 1200, 400, darker(tileColor, 0.2)) + rows,
    ) +
    rect(30, 530, 1140, 24, after ? wood : darker(woods[3], 0.2), 8) +
    window(240, 610, 170, 120) +
    window(790, 610, 170, 120) +
    rect(540, 590, 120, 190, after ? accent : dull(accent)) +
    (after
      ? sparkle(330, 250, 1.2) +
        sparkle(860, 340) +
        plant(500, 830, second, 0.6) +
        plant(700, 830, second, 0.6)
      : path('M330 260l90 -30l60 50l-30 70l-100 10z', ink) +
        path('M740 380l70 -20l60 40l-40 50l-80 -10z', ink) +
        stain(540, 450, 1, '#5F7050') +
        stain(420, 580, 1.1, '#6F665A') +
        stain(860, 600, 1, '#6F665A') +
        drop(430, 640) +
        drop(820, 660) +
        puddle(620, 840, 420))
  );
};

export const roofing: Scene[] = [terrace, ceiling, slope];
