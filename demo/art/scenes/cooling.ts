import { darker, dull, lighter, mix, paper } from '../palette.ts';
import { circle, path, rect, repeat, stroke } from '../shapes.ts';
import { bed, bricks, room, street, window } from './house.ts';
import type { Scene } from './look.ts';
import { bush, drop, picture, plant, puddle, shadow, sofa, sparkle, stain } from './props.ts';

const warm = (color: string) => mix(color, '#E39A4A', 0.35);
const split = (x: number, y: number, body: string) =>
  rect(x, y, 420, 130, body, 26) +
  rect(x + 26, y + 92, 368, 20, darker(body, 0.14), 10) +
  circle(x + 380, y + 40, 9, '#59C08B') +
  stroke(`M${x + 40} ${y + 36}h120`, darker(body, 0.08), 8);
const breeze = (x: number, y: number) =>
  stroke(
    repeat(4, (i) => `M${x + i * 100} ${y}q-30 50 0 90t0 90`),
    '#A9D3EE',
    10,
  );

const living: Scene = ({ after, wall, floor, accent, second }) =>
  room(after ? wall : warm(wall), floor) +
  window(840, 150, 230, 260) +
  (after
    ? split(280, 90, paper) + breeze(340, 250) + plant(1080, 790, second, 1.3) + sparkle(760, 120)
    : rect(850, 290, 210, 130, '#A39B8D', 10) +
      stroke(
        repeat(4, (i) => `M866 ${314 + i * 26}h178`),
        '#6F675B',
        7,
      ) +
      drop(900, 460) +
      drop(980, 500) +
      puddle(950, 800, 340) +
      stain(950, 560, 1.2, '#8A7A58') +
      rect(160, 110, 64, 280, paper, 32) +
      rect(182, 150, 20, 200, '#D9503A', 10) +
      circle(192, 352, 26, '#D9503A') +
      stroke('M216 170h22M216 220h22M216 270h22', '#8C8474', 6) +
      plant(1110, 800, second, 0.9, false)) +
  shadow(500, 790, 620) +
  sofa(500, 780, after ? accent : warm(accent), 1.25);

const outside: Scene = ({ after, wall, accent, second }) => {
  const body = after ? '#E9EEF3' : '#A79F90';
  return (
    street(after ? '#CFE6F5' : '#DCD8C9', '#C9BFAE') +
    rect(0, 0, 1200, 700, after ? wall : dull(wall)) +
    (after ? '' : bricks(60, 500, 220, 180, '#A9654A', 36) + stain(960, 560, 1.6, '#6F665A')) +
    rect(300, 580, 600, 26, after ? '#4A5568' : '#7A5A44', 6) +
    stroke('M360 606v70h40M840 606v70h-40', after ? '#4A5568' : '#7A5A44', 18) +
    rect(310, 230, 580, 350, body, 22) +
    circle(520, 405, 142, darker(body, 0.12)) +
    circle(520, 405, 122, after ? '#2F3A4D' : '#4A443A') +
    repeat(
      6,
      (i) =>
        `<g transform="rotate(${i * 60} 520 405)">${path('M520 405q-16 -60 20 -104q34 30 4 84z', after ? '#AEB8C4' : '#7A7266')}</g>`,
    ) +
    circle(520, 405, 26, darker(body, 0.3)) +
    stroke(
      repeat(6, (i) => `M710 ${290 + i * 44}h140`),
      darker(body, 0.2),
      12,
    ) +
    (after
      ? stroke('M890 330h90V0M890 380h130V0', '#E8E2D6', 26) +
        stroke('M890 330h90V0M890 380h130V0', accent, 8) +
        sparkle(270, 220, 1.2) +
        bush(150, 720) +
        plant(1080, 790, second, 1)
      : stroke('M890 330q120 40 60 160t90 160', '#6F665A', 20) +
        stain(420, 300, 1, '#7A6A48') +
        stain(760, 520, 1.1, '#7A6A48') +
        stain(600, 480, 0.7, '#4A443A') +
        drop(400, 660) +
        drop(440, 690, 0.7) +
        puddle(440, 790, 380) +
        stroke('M700 560l50 -90l-30 -30l60 -120', '#6F665A', 8))
  );
};

const bedroom: Scene = ({ after, wall, floor, accent, second, wood }) =>
  room(after ? wall : warm(wall), floor) +
  (after
    ? split(420, 70, paper) + breeze(480, 220) + picture(930, 200, 150, 180, accent, second)
    : window(800, 110, 240, 270) +
      stain(330, 200, 1.2, '#8A7A58') +
      rect(330, 100, 330, 130, '#B4AA98', 18) +
      rect(350, 190, 290, 18, '#7A7266', 8) +
      drop(420, 280) +
      drop(560, 310) +
      drop(500, 350, 0.7)) +
  shadow(460, 734, 760) +
  bed(150, after ? accent : warm(accent), wood) +
  (after
    ? plant(1000, 790, second, 1.1) + sparkle(360, 160)
    : stroke('M1000 790V560', '#5B6475', 16) +
      rect(920, 780, 160, 24, '#5B6475', 12) +
      circle(1000, 500, 90, lighter(second, 0.4)) +
      circle(1000, 500, 74, '#E9E2D4') +
      repeat(
        3,
        (i) =>
          `<g transform="rotate(${i * 120} 1000 500)">${path('M1000 500q-40 -30 -10 -66q34 14 10 66z', second)}</g>`,
      ) +
      circle(1000, 500, 14, '#5B6475'));

export const cooling: Scene[] = [living, outside, bedroom];
