import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

const choices = { rol: ['1', '2'], validacion: ['pendiente', 'validado'] } as const;
const read = (query: string) => readAddress(new URLSearchParams(query), choices);

test('the address carries the filters there and back', () => {
  const query = 'rol=2&validacion=pendiente&search=clara&page=3';
  expect(writeAddress(read(query)).toString()).toBe(query);
});

test('what makes no sense is as if it were not there', () => {
  expect(read('rol=4&page=-1&validacion=tal-vez')).toEqual({
    page: 1,
    search: '',
    rol: '',
    validacion: '',
  });
});

test('the whole list needs nothing in the address', () => {
  expect(writeAddress(read('')).toString()).toBe('');
});
