import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getZonas } from '#contract/search.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { COUNTED_MAX } from './zones.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const make = (profesion: string, estado: string, ciudad: string, profesiones: string[] = []) =>
    makeProfessional(test, { profesion, estado, ciudad, profesiones });
  await make('Plomería', 'Jalisco', 'Zapopan', ['Pintura']);
  await make('Plomería', 'Jalisco', 'todo el estado');
  await make('Plomería', 'Nuevo León', 'Monterrey');
  await make('Plomería', 'todo el pais', 'todo el estado');
  await makeProfessional(test, {
    profesion: 'Herrería',
    estado: 'Oaxaca',
    ciudad: 'todo el estado',
    validacion: 'pendiente',
  });
});
afterAll(() => test.close());

const zonas = (input: { categoria?: string; estado?: string }) => test.call.send(getZonas, input);

describe('a trade and a state', () => {
  it('counts professionals of the state and of the whole country', async () => {
    expect(await zonas({ categoria: 'Plomería', estado: 'Jalisco' })).toMatchObject({
      categoria: 'Plomería',
      estado: 'Jalisco',
      desde_unidad: 'servicio',
      profesionales: 3,
      propios: true,
      estados: ['Jalisco', 'Nuevo León'],
      categorias: ['Pintura', 'Plomería'],
    });
  });

  it('says when only professionals of the whole country serve it', async () => {
    const oaxaca = await zonas({ categoria: 'Plomería', estado: 'Oaxaca' });
    expect(oaxaca).toMatchObject({ profesionales: 1, propios: false, categorias: [] });
    const nobody = await zonas({ categoria: 'Herrería', estado: 'Oaxaca' });
    expect(nobody).toMatchObject({ profesionales: 0, propios: false, estados: [] });
  });

  it.each([
    [{ categoria: 'plomeria' }, 'Plomería', ''],
    [{ categoria: 'AIRE-ACONDICIONADO', estado: 'nuevo-leon' }, 'Aire acondicionado', 'Nuevo León'],
    [{ estado: 'cdmx' }, '', 'Ciudad de México'],
    [{ estado: 'EDOMEX' }, '', 'México'],
    [{}, '', ''],
  ])('is found by %j', async (input, categoria, estado) => {
    expect(await zonas(input)).toMatchObject({ categoria, estado });
  });

  it('is refused when it does not exist', async () => {
    const refused = (input: object) => test.call.refused(getZonas, input);
    expect(await refused({ categoria: 'Astrología' })).toBe('category_not_found');
    expect(await refused({ categoria: 'Plomería', estado: 'Texas' })).toBe('state_not_found');
  });

  it('has a starting price, in the unit of the trade', async () => {
    const pintura = await zonas({ categoria: 'Pintura' });
    expect(pintura).toMatchObject({ desde: 45, desde_unidad: 'm²' });
    expect(pintura.profesionales).toBeLessThanOrEqual(COUNTED_MAX);
  });
});
