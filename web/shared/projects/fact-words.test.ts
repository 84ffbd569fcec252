import { expect, test } from 'vitest';
import { CHAT_FACTS } from '#domain/chat/facts.ts';
import { factWords, readerOf } from './fact-words.ts';

const CLIENT = readerOf('clara', 'clara', 'Ramón');
const PROFESSIONAL = readerOf('ramon', 'clara', 'Clara');
const TEAM = { side: null, client: 'Clara', professional: 'Ramón' };
const fact = { sender: 'clara', titulo: 'Fuga', detalle: 'Ese día no puedo' };
const read = (evento: string, quien: 'cliente' | 'profesional') =>
  [TEAM, CLIENT, PROFESSIONAL].map((reader) => factWords(evento, { ...fact, quien }, reader));

test('each side reads its own words, and the team whose deed it was', () => {
  expect(read('solicitud_elegida', 'cliente')).toEqual([
    'Clara eligió a otra persona para «Fuga»',
    'Elegiste a otra persona para «Fuga»',
    'Clara eligió a otra persona para «Fuga». Gracias por tu tiempo.',
  ]);
  expect(read('solicitud_declinada', 'profesional')).toEqual([
    'Ramón declinó «Fuga». Motivo: «Ese día no puedo»',
    'Ramón declinó «Fuga». Motivo: «Ese día no puedo»',
    'Declinaste «Fuga». Motivo: «Ese día no puedo»',
  ]);
});

test('an event of a project has the words that it has everywhere', () => {
  expect(read('publicada', 'profesional')[1]).toBe('Ramón envió la propuesta');
});

test('a proposal that made way was not withdrawn by choice', () => {
  expect(read('reemplazada', 'profesional').slice(1)).toEqual([
    'Ramón retiró esta propuesta porque empezó otra',
    'Esta propuesta se retiró porque empezaste otra',
  ]);
});

test.each(CHAT_FACTS)('%s speaks to nobody by their own name', (evento) => {
  expect(read(evento, 'cliente')[1]).toMatch(/^\p{Lu}\p{L}*ste .*«Fuga»/u);
  expect(read(evento, 'cliente')[2]).toMatch(/^Clara .*«Fuga»/);
});

test('what this page does not know has no words', () => {
  expect(read('solicitud_pausada', 'cliente')).toEqual([undefined, undefined, undefined]);
  expect(factWords('solicitud_elegida', undefined, CLIENT)).toBeUndefined();
  expect(factWords(null, { ...fact, quien: 'cliente' }, CLIENT)).toBeUndefined();
});
