import { darker, dull, ink, mix, paper, sun } from '../palette.ts';
import { circle, path, rect, repeat, stroke } from '../shapes.ts';
import { room } from './house.ts';
import type { Scene } from './look.ts';
import { crack, pendant, picture, plant, sparkle, stain } from './props.ts';

const wires = ['#B8452B', '#1E4FA3', '#1F7A4D', '#1D2433', '#F2B134', '#7A3B5E'];
const wire = (i: number) => wires[i % wires.length] ?? ink;

const panel: Scene = ({ after, paint, accent, second }) =>
  rect(0, 0, 1200, 900, paint) +
  (after
    ? rect(0, 780, 1200, 120, darker(paint, 0.1))
    : stain(240, 640, 1.7, '#8A7A58') + crack(1010, 90, 1.5) + stain(960, 700, 1.2, '#6F665A')) +
  rect(560, 0, 80, 130, after ? '#C3CBD5' : '#8C8474') +
  rect(330, 110, 540, 640, after ? '#E9EEF5' : '#A39B8D', 18) +
  rect(366, 146, 468, 568, after ? paper : '#6F675B', 10) +
  (after
    ? repeat(6, (i) => stroke(`M${410 + i * 76} 146V230`, wire(i), 12)) +
      repeat(2, (row) =>
        repeat(
          6,
          (i) =>
            rect(378 + i * 76, 230 + row * 210, 64, 150, '#DCE3EC', 8) +
            rect(396 + i * 76, 262 + row * 210, 28, 66, i === 2 && row ? second : accent, 6) +
            rect(390 + i * 76, 344 + row * 210, 40, 14, '#F4EFE4', 3),
        ),
      ) +
      repeat(6, (i) => stroke(`M${410 + i * 76} 380V440M${410 + i * 76} 590V714`, wire(i), 12)) +
      sparkle(930, 170) +
      sparkle(270, 300, 0.8)
    : repeat(4, (i) =>
        rect(400 + i * 104, 250 + (i % 2) * 30, 76, 120, i === 1 ? '#3A3430' : '#C9C0B0', 6),
      ) +
      stroke('M420 150C400 330 760 300 520 470S820 560 600 700S380 640 470 780', wire(0), 11) +
      stroke('M520 150C640 300 380 420 640 470S440 620 760 660S900 760 860 830', wire(1), 11) +
      stroke('M640 150C600 360 800 340 700 500S420 540 500 660S640 780 610 850', wire(4), 11) +
      stroke('M740 150C820 330 540 380 470 560S660 700 720 800', wire(3), 11) +
      stroke('M790 150C700 420 860 480 780 620S600 640 420 730S300 790 280 840', wire(2), 11) +
      stain(540, 320, 1, '#2A2420') +
      path('M620 520l-40 70h36l-20 64l70 -84h-40l24 -50z', sun));

const dining: Scene = ({ after, wall, floor, accent, second, wood }) => {
  const lit = after ? wall : mix(wall, '#2A3040', 0.55);
  return (
    room(lit, after ? floor : mix(floor, '#2A3040', 0.5)) +
    (after
      ? picture(130, 190, 170, 210, accent, second) + picture(900, 190, 170, 210, second, accent)
      : stain(250, 260, 1.3, '#2F3440')) +
    (after
      ? pendant(380, 150, accent, true) +
        pendant(600, 190, accent, true) +
        pendant(820, 150, accent, true)
      : stroke('M600 0C560 60 640 110 600 200', ink, 7) +
        circle(600, 236, 30, '#6B6F78') +
        rect(586, 192, 28, 28, ink, 6) +
        stroke('M600 60C700 90 720 150 700 210M600 40C500 80 470 120 500 190', wire(0), 6) +
        path('M700 214l-16 34h16l-8 28l30 -38h-18l10 -24z', sun)) +
    rect(280, 560, 640, 34, after ? wood : darker(wood, 0.45), 10) +
    stroke('M340 594L310 800M860 594L890 800', after ? darker(wood) : darker(wood, 0.55), 26) +
    repeat(
      2,
      (i) =>
        rect(180 + i * 760, 480, 26, 320, after ? darker(wood, 0.3) : '#2F2A28', 8) +
        rect(180 + i * 676, 640, 110, 24, after ? second : '#3B3F4A', 8),
    ) +
    (after ? plant(600, 562, second, 0.6) : '')
  );
};

const socket = (x: number, y: number) =>
  rect(x, y, 130, 200, paper, 22) +
  repeat(
    2,
    (i) =>
      circle(x + 65, y + 58 + i * 86, 32, '#E3E8EF') +
      stroke(`M${x + 54} ${y + 48 + i * 86}v16M${x + 76} ${y + 48 + i * 86}v16`, ink, 7),
  );

const outlet: Scene = ({ after, paint, floor, accent, second, wood }) =>
  room(paint, floor) +
  (after
    ? socket(300, 250) +
      socket(450, 250) +
      rect(600, 250, 130, 200, paper, 22) +
      rect(630, 286, 70, 60, '#E3E8EF', 8) +
      rect(630, 354, 70, 60, second, 8) +
      stroke('M515 394C520 560 700 620 900 560', ink, 9) +
      sparkle(250, 220)
    : stain(500, 360, 1.9, '#3A3430') +
      rect(440, 260, 130, 200, '#CFC5B4', 18) +
      stroke(
        'M480 330C400 380 420 480 340 500M520 340C560 420 520 520 600 560M500 400C470 480 490 540 450 600',
        wire(0),
        10,
      ) +
      stroke('M500 330C620 300 640 420 720 440', wire(1), 10) +
      path('M660 240l-44 80h40l-22 70l80 -96h-46l28 -54z', sun) +
      crack(700, 90, 1.3)) +
  rect(860, 560, 240, 30, after ? wood : dull(wood), 8) +
  stroke('M890 590V800M1070 590V800', darker(wood), 20) +
  stroke('M980 556V430', '#5B6475', 14) +
  path('M890 440h180l-40 -140h-100z', after ? '#FFE9A8' : dull(accent)) +
  (after ? circle(980, 470, 16, sun) : '');

export const electricity: Scene[] = [panel, dining, outlet];
