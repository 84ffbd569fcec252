import { darker, lighter, paper } from '../palette.ts';
import { at, circle, rect, repeat, stroke } from '../shapes.ts';
import { bed, room, window } from './house.ts';
import type { Look, Scene } from './look.ts';
import { box, picture, plant, shadow, toolbox } from './props.ts';

const screws = repeat(7, (i) => circle(430 + i * 52, 842 + (i % 3) * 16, 7, '#6B7788'));
const board = (x: number, y: number, length: number, turn: number, color: string) =>
  at(
    x,
    y,
    rect(0, 0, length, 42, color, 4) +
      repeat(3, (i) => circle(40 + i * ((length - 80) / 2), 21, 5, darker(color, 0.4))),
    1,
    turn,
  );

/** A flat-pack, opened: boards against the wall, screws, the box it came in. */
const parts = ({ wood, second }: Look) =>
  board(330, 250, 520, 80, wood) +
  board(430, 240, 540, 84, lighter(wood, 0.15)) +
  board(520, 230, 540, 86, darker(wood, 0.1)) +
  board(610, 700, 430, 4, wood) +
  board(560, 770, 460, -3, lighter(wood, 0.15)) +
  box(70, 800, 240, 190, true) +
  toolbox(990, 830, second) +
  screws;

const books = (x: number, y: number, colors: string[]) =>
  repeat(6, (i) =>
    rect(
      x + i * 30,
      y - 84 - (i % 3) * 14,
      25,
      84 + (i % 3) * 14,
      colors[i % colors.length] ?? paper,
      3,
    ),
  );

const bookcase: Scene = (look) => {
  const { after, wall, floor, accent, second, wood } = look;
  const colors = [accent, second, '#F4EFE4', darker(second, 0.2)];
  const back = darker(wood, 0.35);
  return (
    room(wall, floor) +
    (after
      ? shadow(600, 780, 620) +
        rect(330, 110, 540, 660, back, 6) +
        repeat(4, (i) => rect(330, 110 + i * 163, 540, 24, wood)) +
        rect(330, 746, 540, 30, wood) +
        rect(330, 110, 26, 666, wood) +
        rect(844, 110, 26, 666, wood) +
        rect(588, 110, 22, 666, wood) +
        books(372, 273, colors) +
        books(640, 436, colors) +
        books(372, 599, colors) +
        plant(720, 273, second, 0.5) +
        picture(396, 320, 130, 110, accent, second) +
        box(650, 746, 150, 110) +
        plant(470, 748, accent, 0.45) +
        circle(720, 560, 38, second) +
        plant(1040, 790, accent, 1.3)
      : parts(look))
  );
};

const bedroom: Scene = (look) =>
  room(look.wall, look.floor) +
  window(820, 110, 240, 260) +
  (look.after
    ? picture(330, 130, 180, 200, look.accent, look.second) +
      shadow(460, 734, 760) +
      bed(170, look.accent, look.wood) +
      plant(980, 790, look.second, 1.2)
    : rect(90, 190, 190, 560, '#F4EFE4', 30) +
      stroke('M130 230v480M185 230v480M240 230v480', '#D9CDB8', 8) +
      parts(look));

const desk: Scene = (look) => {
  const { after, wall, floor, accent, second, wood } = look;
  return (
    room(wall, floor) +
    window(120, 110, 240, 260) +
    (after
      ? rect(430, 190, 460, 24, wood, 6) +
        books(460, 190, [accent, second, '#F4EFE4']) +
        plant(800, 190, second, 0.5) +
        shadow(640, 810, 760) +
        rect(330, 500, 640, 34, wood, 8) +
        rect(760, 534, 180, 250, darker(wood, 0.12), 6) +
        repeat(
          3,
          (i) =>
            rect(774, 550 + i * 78, 152, 64, wood, 6) +
            rect(826, 576 + i * 78, 48, 9, darker(wood, 0.45), 4),
        ) +
        stroke('M370 534V790', darker(wood), 28) +
        rect(520, 330, 240, 150, '#2A3040', 12) +
        rect(532, 342, 216, 126, lighter(accent, 0.4), 4) +
        rect(620, 480, 40, 24, '#5B6475') +
        stroke('M900 500V400L850 350', '#5B6475', 10) +
        circle(846, 350, 30, second) +
        rect(470, 600, 190, 34, accent, 14) +
        rect(480, 440, 30, 180, accent, 14) +
        stroke('M565 634V760M500 800L565 750L630 800', '#4A5568', 16)
      : parts(look))
  );
};

export const furniture: Scene[] = [bookcase, bedroom, desk];
