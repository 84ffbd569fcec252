import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalogue from '#contract/catalogue.ts';
import { importCatalogues } from '#server/db/reference/official/import.ts';
import { type Colonia, sepomexFile } from '#server/db/reference/official/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('states and cities', () => {
  it('answers the 32 states in order, each with its cities', async () => {
    const { estados } = await test.call.send(catalogue.getEstadosCiudades, {});
    expect(estados).toHaveLength(32);
    expect(estados[0]?.nombre).toBe('Aguascalientes');
    const jalisco = estados.find(({ nombre }) => nombre === 'Jalisco');
    const ciudades = jalisco?.ciudades.map(({ nombre }) => nombre) ?? [];
    expect(ciudades).toEqual(expect.arrayContaining(['Guadalajara', 'Zapopan']));
    expect(ciudades).toEqual(ciudades.toSorted(new Intl.Collator('es').compare));
    expect(estados.every(({ ciudades: own }) => own.length > 0)).toBe(true);
  });

  it('shows imported data after a minute at the latest', async () => {
    await test.call.send(catalogue.getEstadosCiudades, {});
    await test.services.db
      .insertInto('ciudad')
      .values({ id: 999_999_999, estado_id: 14, nombre: 'Ciudad Nueva' })
      .execute();
    const names = async () => {
      const { estados } = await test.call.send(catalogue.getEstadosCiudades, {});
      return estados.flatMap(({ ciudades }) => ciudades.map(({ nombre }) => nombre));
    };
    expect(await names()).not.toContain('Ciudad Nueva');
    test.advance(60_000);
    expect(await names()).toContain('Ciudad Nueva');
  });
});

describe('categories', () => {
  it('answers names and descriptions in the same order', async () => {
    const { categorias, descripciones } = await test.call.send(catalogue.getCategorias, {});
    expect(categorias).toEqual(expect.arrayContaining(['Pintura', 'Plomería', 'Mudanzas']));
    expect(descripciones).toHaveLength(categorias.length);
    expect(descripciones[categorias.indexOf('Pintura')]).toContain('muros');
  });

  it('answers options in pesos, grouped by appliance', async () => {
    const { categorias } = await test.call.send(catalogue.getDataCategorias, {});
    const of = (name: string) =>
      categorias.find(({ categoria }) => categoria === name)?.data_categoria;
    expect(of('Pintura')).toMatchObject({
      tipo: 'area',
      form: [{ opt: 'Con material', precio: 95, aparato: null }, { opt: 'Sin material' }],
    });
    const aparatos = of('Instalación de electrodomésticos')?.form.map(({ aparato }) => aparato);
    expect([...new Set(aparatos)]).toEqual(['Lavadora', 'Refrigerador', 'Estufa', 'TV']);
  });
});

describe('levels', () => {
  it('answers the four levels with price and weekly limit', async () => {
    const { niveles } = await test.call.send(catalogue.niveles, {});
    expect(
      niveles.map(({ id, descripcion, precio, proyects_limit }) => [
        id,
        descripcion,
        precio,
        proyects_limit,
      ]),
    ).toEqual([
      [0, 'Hierro', 0, 2],
      [1, 'Bronce', 199, 5],
      [2, 'Plata', 399, 12],
      [3, 'Oro', 799, null],
    ]);
  });
});

describe('the place of a device', () => {
  it.each([
    [
      { lat: 20.67, lng: -103.35 },
      { estado: 'Jalisco', ciudad: 'Guadalajara' },
    ],
    [
      { lat: '20.721', lng: '-103.391' },
      { estado: 'Jalisco', ciudad: 'Zapopan' },
    ],
    [{ lat: 19.4326, lng: -99.1332 }, { estado: 'Ciudad de México' }],
    // Madrid, the sea, and the other side of the world.
    [
      { lat: 40.4, lng: -3.7 },
      { estado: '', ciudad: '' },
    ],
    [
      { lat: 20, lng: -110 },
      { estado: '', ciudad: '' },
    ],
    [
      { lat: -90, lng: 180 },
      { estado: '', ciudad: '' },
    ],
  ])('of %o is in %o', async (place, city) => {
    expect(await test.call.send(catalogue.getLugar, place as never)).toMatchObject(city);
  });

  it.each([{}, { lat: 91, lng: 0 }, { lat: 'x', lng: 0 }, { lat: 20, lng: null }])(
    '%o is no place',
    async (place) => {
      expect(await test.call.refused(catalogue.getLugar, place as never)).toBe('invalid_input');
    },
  );
});

describe('postal codes', () => {
  const ask = (cp: string) => test.call.send(catalogue.getCodigoPostal, { cp });

  it('answers what the first digits tell while none are loaded', async () => {
    expect(await ask('45160')).toMatchObject({ estado: 'Jalisco', ciudad: '', colonias: [] });
    expect(await ask('44160')).toMatchObject({ estado: 'Jalisco', ciudad: 'Guadalajara' });
    expect(await ask('64000')).toMatchObject({ estado: 'Nuevo León', ciudad: 'Monterrey' });
    expect(await ask('17000')).toMatchObject({ estado: '', ciudad: '', colonias: [] });
    const cities = (await test.call.send(catalogue.getEstadosCiudades, {})).estados
      .find(({ nombre }) => nombre === 'Ciudad de México')
      ?.ciudades.map(({ nombre }) => nombre);
    const told: string[] = [];
    for (let digits = 1; digits <= 16; digits++) {
      const { estado, ciudad } = await ask(`${String(digits).padStart(2, '0')}700`);
      expect(estado).toBe('Ciudad de México');
      told.push(ciudad);
    }
    expect(told.toSorted()).toEqual(cities?.toSorted());
    expect((await ask('06700')).ciudad).toBe('Cuauhtémoc');
  });

  it('answers state, city and colonias, also for a code in two municipalities', async () => {
    const at = (cp: string, colonia: string, municipio: string, c_mnpio: string): Colonia => [
      cp,
      colonia,
      'Colonia',
      municipio,
      'Jalisco',
      municipio,
      '14',
      c_mnpio,
    ];
    const file = sepomexFile([
      at('44160', 'Obrera Centro', 'Guadalajara', '039'),
      at('44160', 'Américas', 'Guadalajara', '039'),
      at('44160', 'Arcos', 'Zapopan', '120'),
      at('45990', 'La Peña', 'Sin Lista', '999'),
    ]);
    await importCatalogues(test.services.config.databaseOwnerUrl ?? '', [file]);
    expect(await ask('44160')).toMatchObject({
      estado: 'Jalisco',
      ciudad: 'Guadalajara',
      colonias: ['Américas', 'Arcos', 'Obrera Centro'],
    });
    expect(await ask('45990')).toMatchObject({
      estado: 'Jalisco',
      ciudad: '',
      colonias: ['La Peña'],
    });
    expect(await ask('45161')).toMatchObject({ estado: 'Jalisco', ciudad: '', colonias: [] });
  });

  it.each(['', '441', '441600', 'abcde'])('«%s» is not a postal code', async (cp) => {
    expect(await test.call.refused(catalogue.getCodigoPostal, { cp })).toBe('invalid_input');
  });
});
