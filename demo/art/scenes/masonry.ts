import { darker, dull, lighter, paper } from '../palette.ts';
import { at, circle, path, rect, repeat, stroke } from '../shapes.ts';
import { bricks, door, room, street, tiles } from './house.ts';
import type { Scene } from './look.ts';
import { bucket, bush, cloud, crack, ladder, picture, plant, sofa, stain } from './props.ts';

const brick = '#B5674A';
const rubble = (x: number, y: number) =>
  repeat(9, (i) =>
    at(
      x + (i % 5) * 62 - (i > 4 ? -30 : 0),
      y - (i > 4 ? 34 : 0),
      rect(-34, -34, 66, 34, i % 2 ? brick : darker(brick), 4),
      1,
      (i % 3) * 8 - 8,
    ),
  );

const fence: Scene = ({ after, wall, accent, second }) =>
  street(after ? '#CFE6F5' : '#DCE3E4', '#CBBFA9') +
  (after ? cloud(900, 110) + cloud(280, 150, 0.7) : '') +
  (after
    ? rect(60, 250, 1080, 452, wall) +
      rect(40, 222, 1120, 40, accent, 6) +
      bricks(60, 580, 1080, 122, brick, 40) +
      repeat(
        3,
        (i) =>
          rect(60 + i * 510, 190, 70, 512, lighter(wall, 0.35)) +
          rect(48 + i * 510, 170, 94, 30, accent, 6),
      ) +
      repeat(
        2,
        (i) =>
          rect(215 + i * 510, 320, 260, 150, paper, 6) +
          repeat(10, (k) =>
            at(
              249 + i * 510 + (k % 5) * 48,
              357 + Math.floor(k / 5) * 74,
              path('M0 -28L19 0L0 28L-19 0Z', k % 2 ? accent : second),
            ),
          ),
      ) +
      plant(240, 800, second, 1) +
      bush(960, 730, 0.9)
    : path(
        'M60 700V330l130 -40l90 70l110 -90l60 150l100 40l60 90l110 10l60 -140l120 -110l110 60l130 -20V700Z',
        brick,
      ) +
      stroke(
        'M60 400h330M60 460h400M60 520h560M60 580h1080M60 640h1080M900 400h240M880 460h260M820 520h320M160 400v60M300 400v60M220 460v60M380 460v60M160 520v60M320 520v60M480 520v60M240 580v60M420 580v60M600 580v60M780 580v60M960 580v60M1000 400v60M1060 460v60M960 520v60',
        lighter(brick, 0.35),
        5,
      ) +
      rubble(430, 790) +
      rubble(720, 830) +
      bucket(160, 830, '#5B6475', '#B9B0A2') +
      path('M900 840q110 -130 230 0z', '#B9B0A2'));

const ground: Scene = ({ after, wall, accent, second }) => {
  const size = 120;
  const tile = (i: number) => {
    const [x, y] = [(i % 10) * size, 420 + Math.floor(i / 10) * size];
    const even = ((i % 10) + Math.floor(i / 10)) % 2 === 0;
    if (after)
      return (
        rect(x, y, size - 5, size - 5, even ? lighter(accent, 0.2) : paper) +
        (even
          ? at(x + 57, y + 57, path('M0 -40Q8 -8 40 0Q8 8 0 40Q-8 8 -40 0Q-8 -8 0 -40Z', paper))
          : circle(x + 57, y + 57, 15, second))
      );
    const gone = (i * 7) % 5 === 0;
    return (
      rect(x, y, size - 5, size - 5, gone ? '#8C8070' : even ? '#C9BBA2' : '#BDAE94') +
      (!gone && (i * 5) % 4 === 0 ? crack(x + 56, y - 20, 0.7) : '')
    );
  };
  return (
    rect(0, 0, 1200, 400, after ? wall : dull(wall)) +
    rect(0, 400, 1200, 500, after ? '#D9D1C2' : '#6F665A') +
    repeat(40, tile) +
    rect(0, 388, 1200, 26, lighter(wall, 0.55)) +
    (after
      ? sofa(560, 470, second, 1.1) +
        picture(1000, 80, 130, 170, accent, second) +
        plant(170, 500, '#B8452B', 1.1)
      : stain(300, 210, 1.4, '#8A7A58') +
        ladder(960, 560, 480) +
        bucket(220, 560, '#5B6475', '#B9B0A2') +
        rubble(520, 640))
  );
};

const bath: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : dull(wall), floor) +
  (after
    ? tiles(0, 250, 1200, 388, 78, lighter(accent, 0.82)) +
      rect(0, 250, 1200, 30, accent) +
      repeat(20, (i) => at(30 + i * 60, 265, path('M0 -11L11 0L0 11L-11 0Z', paper)))
    : bricks(120, 250, 620, 388, '#A9654A', 44) +
      rect(760, 250, 440, 388, '#C9BFAE') +
      rect(0, 250, 100, 388, '#C9BFAE') +
      repeat(7, (i) =>
        rect(790 + (i % 4) * 92, 280 + Math.floor(i / 4) * 96, 84, 84, '#DAD3C4', 3),
      ) +
      crack(980, 440, 1.6)) +
  (after
    ? rect(150, 520, 560, 210, paper, 60) +
      rect(120, 500, 620, 44, paper, 20) +
      stroke('M230 500v-130q0 -40 50 -40v30', '#8F9BAB', 20) +
      door(900, 190, 200, 490, second) +
      plant(810, 790, second, 0.9)
    : stroke('M230 640V430M290 640V470', '#C77B4A', 18) +
      ladder(480, 800, 520) +
      rubble(700, 830) +
      bucket(960, 820, '#5B6475', '#B9B0A2') +
      path('M60 840q110 -110 220 0z', '#B9B0A2'));

export const masonry: Scene[] = [fence, ground, bath];
