import { expect, test } from 'vitest';
import { eventReader } from './event-stream.ts';

const whole = 'event: listo\n\n: latido\n\ndata: {"tipo":"mensaje"}\n\nevent: resync\ndata:\n\n';
const events = [
  { event: 'listo', data: '' },
  { event: 'message', data: '{"tipo":"mensaje"}' },
  { event: 'resync', data: '' },
];

test('events come whole, comments give nothing', () => {
  expect(eventReader()(whole)).toEqual(events);
});

test('pieces may end anywhere, with any line break', () => {
  for (const text of [whole, whole.replaceAll('\n', '\r\n')]) {
    const read = eventReader();
    expect(text.split('').flatMap((letter) => read(letter))).toEqual(events);
  }
});

test('several data lines are one text', () => {
  expect(eventReader()('data: a\ndata: b\n\n')).toEqual([{ event: 'message', data: 'a\nb' }]);
});
