import { describe, expect, it } from 'vitest';
import { filtersPath, NO_FILTERS, readFilters, readPages, searchTitle } from './filters.ts';

const GUADALAJARA = { estado: 'Jalisco', ciudad: 'Guadalajara' };
const at = (path: string) => new URL(path, 'https://maestros.test');

describe('a search as an address', () => {
  it('is read back unchanged', () => {
    const filters = {
      ...NO_FILTERS,
      texto: 'fuga & gas',
      ...GUADALAJARA,
      calificacion: '4.5',
      hoy: '1',
    };
    expect(readFilters(at(filtersPath(filters)), undefined)).toEqual(filters);
  });

  it('has the category in its path, or in the query of a plain form', () => {
    expect(filtersPath({ ...NO_FILTERS, categoria: 'Plomería' })).toBe('/categorias/plomeria');
    const cooling = { ...NO_FILTERS, categoria: 'Aire acondicionado', estado: 'Nuevo León' };
    expect(filtersPath(cooling)).toBe('/categorias/aire-acondicionado?estado=Nuevo+Le%C3%B3n');
    const form = at('/categorias?texto=&categoria=Plomer%C3%ADa&estado=&ciudad=');
    expect(readFilters(form, undefined)).toEqual({ ...NO_FILTERS, categoria: 'Plomería' });
  });

  it('reads signs that nobody types as spaces', () => {
    const broken = at('/categorias?texto=plo%00mero%1F&estado=%00');
    expect(readFilters(broken, undefined)).toEqual({ ...NO_FILTERS, texto: 'plo mero' });
  });

  it('ignores the whole country, and a city without its state', () => {
    for (const query of ['estado=todo+el+pais&ciudad=todo+el+estado', 'ciudad=Guadalajara'])
      expect(readFilters(at(`/categorias?${query}`), undefined)).toEqual(NO_FILTERS);
  });

  it('ignores what is no choice, and a price without a category', () => {
    const odd = at('/categorias?calificacion=3&precio=123&rapido=yes&hoy=0');
    expect(readFilters(odd, undefined)).toEqual(NO_FILTERS);
    expect(readFilters(at('/categorias?precio=500'), undefined).precio).toBe('');
    expect(readFilters(at('/categorias/plomeria?precio=500'), 'plomeria').precio).toBe('500');
    expect(filtersPath({ ...NO_FILTERS, precio: '500', hoy: '1' })).toBe('/categorias?hoy=1');
  });

  it('limits the number of pages', () => {
    const pages = ['', '?page=3', '?page=-1', '?page=x', '?page=1.5', '?page=99999'];
    expect(pages.map((query) => readPages(at(`/categorias${query}`)))).toEqual([1, 3, 1, 1, 1, 10]);
  });

  it.each([
    [{}, 'Profesionales en todo México'],
    [{ estado: 'Jalisco' }, 'Profesionales en todo Jalisco'],
    [{ categoria: 'Plomería', texto: 'fuga', ...GUADALAJARA }, 'Plomería en Guadalajara, Jalisco'],
    [{ texto: 'plomero en monterrey' }, '«plomero en monterrey»'],
    [{ texto: 'fuga', estado: 'Jalisco' }, '«fuga» en todo Jalisco'],
  ])('has a title: %o', (filters, title) => {
    expect(searchTitle({ ...NO_FILTERS, ...filters })).toBe(title);
  });
});
