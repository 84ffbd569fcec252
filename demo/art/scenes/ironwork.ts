import { darker, dull, lighter, sun } from '../palette.ts';
import { circle, path, rect, repeat, stroke } from '../shapes.ts';
import { street, window } from './house.ts';
import type { Scene } from './look.ts';
import { cloud, crack, peel, plant, sparkle, stain } from './props.ts';

const black = '#262B36';
const rusty = '#8A5638';
const bars = (
  x: number,
  y: number,
  count: number,
  gap: number,
  height: number,
  color: string,
  width = 14,
) =>
  stroke(
    repeat(count, (i) => `M${x + i * gap} ${y}v${height}`),
    color,
    width,
  );

const gate: Scene = ({ after, wall, accent, second }) => {
  const iron = after ? black : rusty;
  return (
    street(after ? '#CFE6F5' : '#DCE3E4', '#CFC7BA') +
    (after ? cloud(600, 110) : '') +
    rect(0, 180, 290, 522, after ? wall : dull(wall)) +
    rect(910, 180, 290, 522, after ? wall : dull(wall)) +
    rect(-10, 160, 310, 34, after ? accent : '#A89E8C') +
    rect(900, 160, 310, 34, after ? accent : '#A89E8C') +
    rect(300, 430, 600, 270, '#8DBE97') +
    (after
      ? path('M300 250Q600 130 900 250V290Q600 170 300 290Z', iron) +
        bars(330, 260, 11, 54, 440, iron) +
        rect(300, 560, 600, 140, iron) +
        rect(300, 420, 600, 18, iron) +
        stroke('M600 230v470', sun, 8) +
        repeat(5, (i) =>
          stroke(`M${356 + i * 108} 360a28 28 0 1 1 28 28a14 14 0 1 1 -14 -14`, iron, 9),
        ) +
        repeat(
          2,
          (i) => circle(450 + i * 300, 630, 40, sun) + circle(450 + i * 300, 630, 26, iron),
        ) +
        plant(200, 800, second, 1) +
        plant(1000, 800, second, 1) +
        sparkle(820, 220)
      : bars(330, 300, 6, 54, 400, iron) +
        stroke('M660 300l20 400M716 310l-6 390M790 290l24 410M860 330v370', iron, 14) +
        rect(300, 560, 290, 140, iron) +
        path('M610 580l290 -30v150h-290z', darker(iron, 0.1)) +
        stain(430, 630, 1, '#C07A48') +
        stain(770, 640, 1.1, '#5A3A28') +
        stroke('M300 420L600 430L900 400', iron, 16) +
        stroke('M560 470q40 60 80 0', '#6B7788', 12) +
        peel(140, 420, 1.3, '#B9AE98') +
        crack(1050, 260, 1.6))
  );
};

const grille: Scene = ({ after, paint, accent, second }) => {
  const iron = after ? black : rusty;
  return (
    rect(0, 0, 1200, 900, paint) +
    rect(0, 760, 1200, 140, after ? accent : dull(accent)) +
    window(330, 160, 540, 460, after ? '#FFFFFF' : '#B4AA98') +
    (after
      ? bars(350, 140, 8, 71, 500, iron) +
        rect(310, 130, 580, 20, iron, 6) +
        rect(310, 630, 580, 20, iron, 6) +
        rect(310, 372, 580, 18, iron, 6) +
        repeat(
          4,
          (i) =>
            circle(421 + i * 142 - 18, 260, 30, iron) + circle(421 + i * 142 - 18, 260, 16, sun),
        ) +
        repeat(3, (i) =>
          stroke(
            `M${456 + i * 142} 500q-44 -50 0 -80q44 30 0 80q-30 40 -44 70M${456 + i * 142} 500q30 40 44 70`,
            iron,
            9,
          ),
        ) +
        rect(330, 684, 540, 60, '#B8452B', 8) +
        repeat(6, (i) => circle(380 + i * 88, 676, 34, i % 2 ? second : '#4E9A68')) +
        sparkle(940, 180)
      : stroke(
          'M350 150v490M440 150l-20 480M520 140l40 250M640 640l30 -240M760 150v490M850 150l-20 490',
          iron,
          14,
        ) +
        stroke('M310 150L890 130M310 380L640 400', iron, 18) +
        stain(300, 690, 1.2, '#9A5A34') +
        stain(850, 700, 1.3, '#9A5A34') +
        crack(160, 200, 1.7) +
        peel(1020, 420, 1.3, '#CFC4B0'))
  );
};

const railing: Scene = ({ after, wall, floor, wood }) => {
  const iron = after ? black : rusty;
  const step = (i: number) =>
    rect(60 + i * 150, 820 - i * 96, 1200, 100, i % 2 ? floor : lighter(floor, 0.2)) +
    rect(60 + i * 150, 820 - i * 96, 1200, 14, darker(floor, 0.18));
  return (
    rect(0, 0, 1200, 900, after ? wall : dull(wall)) +
    repeat(7, step) +
    (after
      ? repeat(
          7,
          (i) =>
            stroke(`M${140 + i * 150} ${820 - i * 96}v-260`, iron, 14) +
            stroke(
              `M${140 + i * 150} ${700 - i * 96}m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0`,
              sun,
              9,
            ),
        ) +
        stroke('M100 582L1160 -96', wood, 30) +
        stroke('M130 770L1160 110', iron, 12) +
        circle(110, 576, 26, wood) +
        sparkle(300, 250)
      : repeat(5, (i) =>
          stroke(`M${140 + i * 210} ${820 - i * 134}l${i % 2 ? 40 : -20} -250`, iron, 14),
        ) +
        stroke('M100 590L520 350M640 250L1160 -60', iron, 24) +
        stain(300, 300, 1.6, '#8A7A58') +
        crack(560, 60, 1.5) +
        stain(250, 800, 0.7, '#9A5A34') +
        stain(560, 610, 0.7, '#9A5A34'))
  );
};

export const ironwork: Scene[] = [gate, grille, railing];
