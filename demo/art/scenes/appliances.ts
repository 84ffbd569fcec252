import { darker, dull, ink, lighter, paper } from '../palette.ts';
import { circle, inside, path, rect, repeat, stroke } from '../shapes.ts';
import { cabinet, counter, room, tiles, window } from './house.ts';
import type { Scene } from './look.ts';
import { box, plant, puddle, shadow, sparkle, toolbox } from './props.ts';

const washer = (x: number, y: number, body: string, water: string) =>
  rect(x, y, 320, 400, body, 18) +
  rect(x + 20, y + 22, 280, 56, darker(body, 0.08), 10) +
  circle(x + 258, y + 50, 20, '#8C95A3') +
  rect(x + 40, y + 38, 110, 24, '#2A3040', 6) +
  circle(x + 160, y + 230, 118, '#AEB8C4') +
  circle(x + 160, y + 230, 92, '#2F3A4D') +
  inside(
    `w${x}`,
    `M${x + 68} ${y + 230}a92 92 0 0 0 184 0z`,
    rect(x + 60, y + 240, 200, 100, water),
  );

const laundry: Scene = ({ after, wall, floor, accent, second, wood }) =>
  room(wall, floor) +
  tiles(0, 300, 1200, 338, 84, lighter(wall, 0.5)) +
  stroke('M860 300V420', '#8F9BAB', 20) +
  circle(860, 420, 22, accent) +
  (after
    ? rect(330, 180, 560, 26, wood, 6) +
      repeat(4, (i) =>
        rect(370 + i * 76, 100 + (i % 2) * 20, 56, 80 - (i % 2) * 20, i % 2 ? second : accent, 8),
      ) +
      plant(800, 182, second, 0.5) +
      shadow(600, 770, 460) +
      washer(440, 360, paper, '#8FBFE0') +
      stroke('M760 440Q840 470 860 430', '#5B6475', 12) +
      path('M960 760h150l-20 -130h-110z', wood) +
      path('M970 630q30 -50 66 -20q40 -30 66 20z', paper) +
      sparkle(410, 330)
    : stroke('M860 430C780 560 960 640 820 800', '#5B6475', 14) +
      puddle(830, 800, 340) +
      shadow(380, 770, 460) +
      washer(210, 370, '#E4DED2', '#5B6475') +
      rect(190, 640, 360, 136, '#CFA06B', 6) +
      box(960, 800, 200, 150, true) +
      toolbox(680, 840, second));

const kitchen: Scene = ({ after, wall, floor, accent, second }) => {
  const fridge = (x: number, y: number, body: string) =>
    rect(x, y, 280, 600, body, 20) +
    stroke(`M${x + 12} ${y + 220}h256`, darker(body, 0.2), 8) +
    stroke(`M${x + 240} ${y + 90}v90M${x + 240} ${y + 270}v150`, darker(body, 0.35), 14);
  const stove = (x: number) =>
    rect(x, 480, 270, 226, after ? '#D5DCE4' : '#B4ADA1', 10) +
    rect(x + 40, 560, 190, 110, '#2A3040', 10) +
    repeat(4, (i) => circle(x + 54 + i * 54, 520, 13, ink)) +
    stroke(`M${x + 26} 470h80M${x + 164} 470h80`, ink, 12);
  return (
    room(after ? wall : dull(wall, 0.3), floor) +
    tiles(0, 280, 1200, 200, 66, lighter(wall, 0.55)) +
    cabinet(90, 70, 620, 170, accent, 3) +
    counter(70, 340, accent, '#EFE7DA', 2) +
    (after
      ? stove(424) +
        path('M450 240h220l50 80h-320z', '#AEB8C4') +
        path('M500 470q0 -60 60 -60t60 60z', second) +
        fridge(790, 120, '#E3E9F0') +
        sparkle(1100, 170) +
        plant(240, 474, second, 0.7)
      : rect(790, 120, 300, 586, darker(wall, 0.2)) +
        stroke('M980 560C900 620 1010 660 940 720', ink, 10) +
        stroke('M540 700V560l40 -30', '#C77B4A', 14) +
        fridge(820, 230, '#C9C9C4') +
        rect(800, 640, 320, 200, '#CFA06B', 6) +
        stroke('M830 690h80M830 716h50', '#A57E4F', 6) +
        toolbox(560, 840, second))
  );
};

const screen: Scene = ({ after, wall, floor, second, wood }) =>
  room(wall, floor) +
  (after
    ? rect(300, 130, 600, 350, '#1D2433', 14) +
      inside(
        'tv',
        'M316 146h568v318h-568z',
        rect(316, 146, 568, 318, '#9FD0EA') +
          path('M316 464l190 -180l150 130l90 -80l160 130z', '#4E9A68') +
          circle(770, 220, 44, '#F2B134'),
      ) +
      plant(1050, 790, second, 1.2) +
      rect(560, 560, 80, 24, '#2A3040', 6)
    : window(840, 110, 220, 250) +
      stroke('M430 250v60M430 250h60M690 250v60M690 250h-60', '#8C8474', 8) +
      stroke(
        'M560 640C460 720 640 760 520 850M620 640C700 720 580 780 720 840M660 640C760 700 820 760 900 730',
        ink,
        9,
      ) +
      rect(330, 330, 480, 290, '#1D2433', 14) +
      rect(346, 346, 448, 258, '#4A5160', 4) +
      box(60, 800, 220, 300) +
      toolbox(1010, 840, second)) +
  (after ? shadow(600, 740, 740) : '') +
  rect(260, 584, 680, 130, wood, 10) +
  repeat(3, (i) => rect(276 + i * 220, 600, 208, 98, darker(wood, 0.12), 6)) +
  stroke('M300 714v40M900 714v40', darker(wood, 0.4), 20);

export const appliances: Scene[] = [laundry, kitchen, screen];
