import { darker, dull, lighter, paper, sun } from '../palette.ts';
import { at, circle, path, rect, repeat, stroke } from '../shapes.ts';
import { door, room } from './house.ts';
import type { Scene } from './look.ts';
import { box, crack, picture, plant, shadow, sparkle, stain, toolbox } from './props.ts';

const shirts = (x: number, y: number, colors: string[], gap = 52) =>
  repeat(
    colors.length,
    (i) =>
      stroke(`M${x + i * gap} ${y}v18`, '#6B7788', 5) +
      path(
        `M${x + i * gap} ${y + 14}l30 20v${130 + (i % 3) * 20}h-60v${-130 - (i % 3) * 20}z`,
        colors[i] ?? paper,
      ),
  );

const wardrobe: Scene = ({ after, wall, floor, accent, second, wood }) => {
  const colors = [accent, second, '#F4EFE4', darker(second, 0.2), lighter(accent, 0.4)];
  return (
    room(wall, floor) +
    (after
      ? rect(240, 70, 720, 680, darker(wood, 0.45), 6) +
        rect(500, 90, 210, 640, darker(wood, 0.55)) +
        stroke('M510 150h190', '#C3CBD5', 10) +
        shirts(535, 154, colors.slice(0, 4), 46) +
        rect(500, 430, 210, 18, wood) +
        repeat(
          3,
          (i) =>
            rect(516, 460 + i * 90, 178, 78, wood, 6) +
            rect(580, 494 + i * 90, 50, 9, darker(wood, 0.5), 4),
        ) +
        rect(252, 82, 240, 656, wood, 4) +
        rect(718, 82, 230, 656, wood, 4) +
        rect(278, 112, 188, 596, darker(wood, 0.1), 4) +
        rect(744, 112, 178, 596, darker(wood, 0.1), 4) +
        rect(470, 380, 12, 90, sun, 6) +
        rect(728, 380, 12, 90, sun, 6) +
        plant(1080, 800, second, 1.1) +
        sparkle(200, 140)
      : rect(240, 70, 720, 570, darker(wall, 0.22)) +
        stain(820, 200, 1.2, '#8A7A58') +
        stroke('M260 190L930 230', '#8C8474', 12) +
        shirts(330, 196, colors, 76) +
        box(280, 740, 220, 160, true) +
        box(520, 750, 180, 130) +
        box(730, 760, 200, 190) +
        path('M540 620q60 -60 120 0z', dull(accent)))
  );
};

const entrance: Scene = ({ after, wall, floor, wood, accent, second }) =>
  room(after ? wall : dull(wall, 0.35), floor) +
  (after
    ? door(450, 120, 300, 580, wood) +
      rect(400, 700, 400, 40, accent, 8) +
      picture(150, 200, 170, 210, accent, second) +
      plant(930, 790, second, 1.3) +
      sparkle(830, 180)
    : rect(434, 104, 332, 600, '#6B4630', 6) +
      rect(450, 120, 300, 580, '#2F2A28') +
      at(
        470,
        124,
        door(0, 0, 290, 570, dull(wood, 0.5), false) +
          crack(110, 70, 1.6) +
          stain(200, 470, 0.9, '#4A3A2A') +
          path('M30 560l40 -70l50 30l40 -40l60 80z', '#2F2A28') +
          circle(262, 290, 15, '#6F665A'),
        1,
        5,
      ) +
      stain(170, 300, 1.2, '#8A7A58') +
      toolbox(250, 830, second) +
      crack(850, 90, 1.3));

const table: Scene = ({ after, wall, floor, wood, accent, second }) => {
  const top = after ? wood : dull(wood, 0.45);
  return (
    room(wall, floor) +
    picture(500, 110, 200, 230, accent, second) +
    shadow(600, 830, 800) +
    (after
      ? rect(230, 500, 740, 46, top, 12) +
        rect(290, 546, 620, 50, darker(top, 0.2)) +
        path('M290 546h44l-10 274h-22zM866 546h44l-12 274h-22z', darker(top, 0.12)) +
        plant(600, 502, second, 0.7) +
        stroke('M330 520h180M620 526h240', darker(top, 0.14), 4) +
        sparkle(860, 450) +
        sparkle(340, 450, 0.8)
      : at(
          600,
          540,
          rect(-370, -40, 740, 46, top, 12) +
            rect(-310, 6, 620, 50, darker(top, 0.2)) +
            stroke('M-300 -22l120 10M-60 -30l90 14M110 -14l140 -12', '#6F5A44', 6) +
            stain(180, -20, 0.4, '#3A2E22'),
          1,
          4,
        ) +
        path('M290 576h44l-10 244h-22z', darker(top, 0.12)) +
        path('M862 614h42l-14 70l-20 -18z', darker(top, 0.12)) +
        at(900, 800, rect(-120, 0, 170, 34, darker(top, 0.12), 6), 1, 12) +
        stroke('M790 840l20 -14M740 850l10 -18', wood, 8))
  );
};

export const carpentry: Scene[] = [wardrobe, entrance, table];
