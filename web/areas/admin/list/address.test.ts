import { expect, test } from 'vitest';
import { ANY, readAddress, writeAddress } from './address.ts';

const choices = { rol: ['1', '2'], validacion: ['pendiente', 'validado'] } as const;
const read = (query: string) => readAddress(new URLSearchParams(query), choices);

test('reads and writes the same filters', () => {
  const query = 'rol=2&validacion=pendiente&search=clara&page=3';
  expect(writeAddress(read(query)).toString()).toBe(query);
});

test('ignores invalid values', () => {
  expect(read('rol=4&page=-1&validacion=tal-vez')).toEqual({
    page: 1,
    search: '',
    rol: '',
    validacion: '',
  });
});

test('writes nothing for the whole list', () => {
  expect(writeAddress(read('')).toString()).toBe('');
});

test('leaves values to the server that only it knows', () => {
  const params = new URLSearchParams('categoria=Plomería&rol=9');
  expect(readAddress(params, { ...choices, categoria: ANY }).categoria).toBe('Plomería');
});
