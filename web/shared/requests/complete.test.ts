import { expect, test } from 'vitest';
import { emptyRequest } from '#contract/requests.ts';
import type { PriceList } from '#domain/requests/prequote.ts';
import { completeRequest } from './complete.ts';

const paint: PriceList = {
  tipo: 'area',
  form: [{ opt: 'Con material', precio: 95, aparato: null }],
};
const appliances: PriceList = {
  tipo: 'aparato',
  form: [{ opt: 'Instalación', precio: 650, aparato: 'Lavadora' }],
};
const pipes: PriceList = { tipo: 'opcion', form: [{ opt: 'Fuga', precio: 450, aparato: null }] };
const empty = emptyRequest('2026-11-24');

test('derives the names and the amount from the choice', () => {
  const form = { ...empty, ancho: '3.5', largo: '2', opt: 'Con material' };
  expect(completeRequest(form, paint)).toEqual({
    ...form,
    opcion: 'Con material',
    subcategoria: 'Con material',
    precotizacion: 665,
  });
  const washer = { ...empty, aparato: 'Lavadora', opt: 'Instalación' };
  expect(completeRequest(washer, appliances)).toMatchObject({
    subcategoria: 'Lavadora: Instalación',
    precotizacion: 650,
  });
});

test('another category keeps only the choices that it offers', () => {
  const form = { ...empty, aparato: 'Lavadora', opt: 'Instalación', cantidad: '2' };
  const changed = completeRequest(form, pipes);
  expect(changed).toMatchObject({ aparato: '', opt: '', subcategoria: '', cantidad: '2' });
  expect(changed.precotizacion).toBeNull();
  expect(completeRequest({ ...changed, opt: 'Fuga' }, pipes).precotizacion).toBe(900);
  expect(completeRequest(form, null)).toMatchObject({ opt: '', precotizacion: null });
});

test('measures of a former category are not kept', () => {
  const form = { ...empty, ancho: '3.5', largo: '2', cantidad: '4' };
  expect(completeRequest(form, paint)).toMatchObject({ ancho: '3.5', largo: '2', cantidad: '1' });
  expect(completeRequest(form, pipes)).toMatchObject({ ancho: '', largo: '', cantidad: '4' });
  expect(completeRequest(form, appliances)).toMatchObject({ ancho: '', largo: '', cantidad: '1' });
});
