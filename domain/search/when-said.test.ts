import { expect, it } from 'vitest';
import { whenIn } from './when-said.ts';

it.each([
  ['plomero esta semana', 'esta semana'],
  ['pintar la sala en esta semana, por la tarde', 'esta semana'],
  ['cualquier día de la semana', 'esta semana'],
  ['no urge pero que sea esta semana', 'esta semana'],
  ['se me tapó el baño, ¿pueden venir esta semana?', 'esta semana'],
  ['pintar una recámara, no urge', 'sin prisa'],
  ['cuando puedan', 'sin prisa'],
  ['cuando tengan un tiempo', 'sin prisa'],
  ['sin prisas', 'sin prisa'],
  ['no hay prisa', 'sin prisa'],
  ['no es urgente', 'sin prisa'],
  ['no corre prisa', 'sin prisa'],
  ['se descompuso esta semana', ''],
  ['esta semana se tapó el lavabo', ''],
  ['no puedo esta semana', ''],
  ['esta semana no', ''],
  ['la otra semana', ''],
  ['la semana pasada se tapó', ''],
  ['llevo toda esta semana sin agua', ''],
  ['entre semana', ''],
  ['gotea cuando abro la llave', ''],
  ['me urge', ''],
])('the words for when in «%s»', (text, expected) => {
  expect(whenIn(text)).toBe(expected);
});
