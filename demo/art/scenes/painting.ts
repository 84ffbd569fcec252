import { darker, dull, lighter, paper } from '../palette.ts';
import { circle, path, rect, repeat, stroke } from '../shapes.ts';
import { bed, bricks, door, room, street, window } from './house.ts';
import { type Scene, plaster } from './look.ts';
import { crack, peel, picture, plant, shadow, sofa, stain } from './props.ts';

/** The same damage wherever it falls: damp, cracks, lost paint. */
const damage = (x: number, y: number) =>
  stain(x, y, 1.5, '#8A7A58') +
  peel(x + 300, y + 90, 1.2, plaster) +
  crack(x + 150, y - 110, 1.2) +
  stain(x + 520, y - 60, 1, '#A08A5E') +
  peel(x - 60, y + 220, 0.9, plaster);

const living: Scene = ({ after, paint, floor, accent, second, wall }) =>
  room(paint, floor) +
  (after
    ? rect(0, 430, 1200, 208, darker(wall, 0.14)) + rect(0, 420, 1200, 14, paper)
    : damage(250, 230)) +
  window(840, 110, 250, 280) +
  (after ? picture(330, 130, 190, 230, accent, second) + plant(1110, 760, second, 1.2) : '') +
  shadow(520, 790, 640) +
  sofa(520, 780, after ? accent : dull(accent, 0.35), 1.25);

const front: Scene = ({ after, paint, second, accent, wall }) =>
  street(after ? '#CFE6F5' : '#DCE3E4', '#CFC7BA') +
  rect(90, 130, 1020, 572, paint) +
  rect(70, 100, 1060, 46, after ? paper : '#B9B0A2', 6) +
  (after
    ? rect(90, 590, 1020, 112, accent) + rect(90, 580, 1020, 12, paper)
    : bricks(130, 570, 200, 132, '#A9654A', 33) +
      peel(600, 230, 1.1, plaster) +
      crack(770, 170, 1.2) +
      stain(930, 590, 1.2, '#7F765F') +
      peel(430, 600, 0.6, plaster) +
      stain(430, 210, 0.7, '#7F765F')) +
  window(180, 250, 190, 220, after ? paper : '#A89E8C') +
  window(830, 250, 190, 220, after ? paper : '#A89E8C') +
  door(505, 330, 190, 372, after ? second : dull(second, 0.5)) +
  (after
    ? plant(440, 760, '#B8452B', 0.85) +
      plant(764, 760, '#B8452B', 0.85) +
      stroke(`M150 496h250M800 496h250`, darker(wall, 0.25), 10)
    : '');

const bedroom: Scene = ({ after, paint, floor, accent, second, wood }) =>
  room(paint, floor) +
  (after
    ? path('M130 638V420a270 270 0 0 1 540 0V638Z', lighter(accent, 0.25)) +
      circle(930, 250, 130, second)
    : damage(320, 190) + crack(930, 200, 1.6)) +
  shadow(470, 734, 760) +
  bed(170, after ? second : dull(second), wood) +
  rect(890, 560, 170, 180, darker(wood, 0.2), 8) +
  repeat(
    2,
    (i) => rect(906, 580 + i * 78, 138, 60, wood, 6) + circle(975, 610 + i * 78, 8, plaster),
  ) +
  stroke('M975 556v-70', '#5B6475', 10) +
  path('M930 490h90l-22 -84h-46z', after ? '#FFF0C2' : '#D8CDB4');

export const painting: Scene[] = [living, front, bedroom];
