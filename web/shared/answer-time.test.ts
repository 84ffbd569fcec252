import { expect, it } from 'vitest';
import { answerText } from './answer-time.ts';

it.each([
  [0, 'Suele responder en un minuto'],
  [14, 'Suele responder en unos 14 minutos'],
  [90, 'Suele responder en unos 90 minutos'],
  [91, 'Suele responder en unas 2 horas'],
  [1440, 'Suele responder en unas 24 horas'],
  [1441, 'Suele tardar más de un día en responder'],
])('describes a response time of %s minutes', (minutes, text) => {
  expect(answerText(minutes)).toBe(text);
});
