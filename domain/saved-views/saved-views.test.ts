import { describe, expect, it } from 'vitest';
import { viewQuery } from './saved-views.ts';

describe('what a view keeps of an address', () => {
  it('are the filters, the order and the rows, in one order and without the page', () => {
    expect(viewQuery('cuentas', '?page=3&filas=50&orden=nombre&rol=2&search=')).toBe(
      'rol=2&orden=nombre&filas=50',
    );
    expect(viewQuery('cuentas', 'rol=2&filas=50&orden=nombre')).toBe('rol=2&orden=nombre&filas=50');
  });

  it('is nothing that the list does not know, no path and no host', () => {
    expect(viewQuery('cuentas', 'https://otro.example/admin?rol=2&paso=1#x')).toBe('');
    expect(viewQuery('cuentas', '//otro.example&rol=2&redirect=/salir')).toBe('rol=2');
    expect(viewQuery('mensajes', 'rol=2')).toBe('');
  });

  it('is one value of each, whatever stands in it', () => {
    expect(viewQuery('mensajes', 'search=a%26b&search=c')).toBe('search=a%26b');
  });
});
