import { expect, test } from 'vitest';
import { asInput, readFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('the address carries the filters there and back', () => {
  const query = 'search=clara&rol=2&validacion=pendiente&page=3';
  expect(writeFilters(read(query)).toString()).toBe(query);
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
  expect(writeFilters(read('')).toString()).toBe('');
  expect(asInput(read(''))).toEqual({ page: 1, itemsPerPage: 10, search: '', rol: '' });
});
