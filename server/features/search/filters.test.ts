import { afterAll, beforeAll, expect, it } from 'vitest';
import { horarioPrecios } from '#contract/profile.ts';
import * as search from '#contract/search.ts';
import { PRECIOS } from '#domain/search/filters.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
const key: Record<string, string> = {};

const GUADALAJARA = { estado: 'Jalisco', ciudad: 'Guadalajara' };
const ZAPOPAN = { estado: 'Jalisco', ciudad: 'Zapopan' };

interface Offer {
  dias?: readonly string[];
  horas?: readonly [from: string, to: string];
  precios?: Readonly<Record<string, number>>;
}

async function professional(
  nombre: string,
  {
    dias = [],
    horas: [hora_inicio, hora_fin] = ['', ''],
    precios = {},
    ...wanted
  }: Offer & Parameters<typeof makeProfessional>[1] = {},
) {
  const made = await makeProfessional(test, { nombre, ...GUADALAJARA, ...wanted });
  key[made.keylogin] = nombre;
  const prices = Object.entries(precios).map(([profesion, desde]) => ({ profesion, desde }));
  const oferta = { dias, hora_inicio, hora_fin, precios: prices } as never;
  await test.call.send(horarioPrecios, { oferta }, { as: made });
  return made;
}

const names = (cards: readonly { keylogin: string }[]) =>
  cards.map(({ keylogin }) => key[keylogin]);
const ask = (filters: object) => test.call.send(search.getProfiles, { search: filters });
const find = async (filters: object) => names((await ask(filters)).profiles);
const PLUMBERS = { categoria: 'Plomería', ...GUADALAJARA };

// Tuesday, 10:00 in Mexico.
beforeAll(async () => {
  test = await startTestApp();
  test.advance(Date.parse('2026-11-24T16:00:00Z') - test.services.clock().getTime());
  await professional('Ana', {
    reviews: { count: 20, stars: 98 },
    dias: ['lun', 'mar'],
    horas: ['09:00', '18:00'],
    precios: { Plomería: 350 },
  });
  await professional('Beto', { reviews: { count: 20, stars: 89 }, precios: { Plomería: 800 } });
  await professional('Carla', { reviews: { count: 10, stars: 39 }, dias: ['mar'] });
  await professional('Dario', { dias: ['sab', 'dom'] });
  await professional('Elena', {
    profesion: 'Pintura',
    profesiones: ['Plomería'],
    reviews: { count: 10, stars: 50 },
    precios: { Plomería: 1500, Pintura: 40 },
  });
  await professional('Fidel', {
    ...ZAPOPAN,
    reviews: { count: 9, stars: 45 },
    dias: ['mar'],
    horas: ['22:00', '24:00'],
  });
});
afterAll(() => test.close());

it('asks for at least so many stars, as cards show them', async () => {
  expect(await find({ ...PLUMBERS, calificacion: 4 })).toEqual(['Ana', 'Beto', 'Elena']);
  // 4.45 is shown as 4.5.
  expect(await find({ ...PLUMBERS, calificacion: '4.5' })).toEqual(['Ana', 'Beto', 'Elena']);
  expect(await find({ ...PLUMBERS, calificacion: '' })).toHaveLength(5);
});

it('asks for a highest price: one’s own for the searched trade, else that of the trade’s list', async () => {
  const [list] = (await ask(PLUMBERS)).profiles.map(({ desde }) => desde);
  expect(list).toBe(350);
  expect(await find({ ...PLUMBERS, precio: 500 })).toEqual(['Ana', 'Dario', 'Carla']);
  expect(await find({ ...PLUMBERS, precio: 800 })).toEqual(['Ana', 'Beto', 'Dario', 'Carla']);
  expect(await find({ ...PLUMBERS, precio: 2000 })).toHaveLength(5);
  expect(await find({ ...PLUMBERS, precio: 300 })).toEqual([]);
  expect(await find({ texto: 'pintor', precio: 50 })).toEqual(['Elena']);
});

it('knows each price at its step', async () => {
  const made = await professional('Gabo', { profesion: 'Herrería', ...ZAPOPAN });
  for (const precio of PRECIOS) {
    const oferta = { dias: [], precios: [{ profesion: 'Herrería', desde: precio }] };
    await test.call.send(horarioPrecios, { oferta }, { as: made });
    const before = PRECIOS[PRECIOS.indexOf(precio) - 1];
    const filters = { categoria: 'Herrería', ...ZAPOPAN };
    expect(await find({ ...filters, precio })).toEqual(['Gabo']);
    if (before) expect(await find({ ...filters, precio: before })).toEqual([]);
  }
});

it('asks who works today, until their day ends', async () => {
  expect(await find({ ...PLUMBERS, hoy: true })).toEqual(['Ana', 'Carla']);
  const [ana, carla] = (await ask({ ...PLUMBERS, hoy: '1' })).profiles;
  expect([ana?.hoy_hasta, carla?.hoy_hasta]).toEqual(['18:00', '24:00']);
  expect(await find({ categoria: 'Plomería', ...ZAPOPAN, hoy: true })).toEqual(['Fidel']);
  const hours = (count: number) => count * 3_600_000;
  test.advance(hours(8));
  expect(await find({ ...PLUMBERS, hoy: true })).toEqual(['Carla']);
  // Wednesday at 01:00.
  test.advance(hours(7));
  expect(await find({ ...PLUMBERS, hoy: true })).toEqual([]);
  test.advance(-hours(15));
});

it('asks for all filters at once, and continues with them', async () => {
  const all = { ...PLUMBERS, calificacion: 4.5, precio: 500, hoy: true };
  expect(await find(all)).toEqual(['Ana']);
  expect(await find({ ...all, texto: 'ana' })).toEqual(['Ana']);
  for (let number = 0; number < 23; number++)
    await professional(`Hilda${number}`, { profesion: 'Fumigación', dias: ['mar'] });
  await professional('Hugo', { profesion: 'Fumigación', reviews: { count: 9, stars: 45 } });
  const filters = { categoria: 'Fumigación', hoy: true };
  const first = await ask(filters);
  const next = await ask({ ...filters, despues: first.siguiente });
  const both = [...first.profiles, ...next.profiles];
  expect(new Set(names(both)).size).toBe(23);
  expect(both).toHaveLength(23);
});

it('recommends who meets the filters elsewhere; who does not, only where nobody does', async () => {
  const said = async (filters: object) =>
    (await ask(filters)).profiles_recommended.map(
      ({ keylogin, motivo }) => `${key[keylogin]}: ${motivo}`,
    );
  expect(await said({ ...PLUMBERS, hoy: true })).toEqual(['Fidel: A 6 km de Guadalajara']);
  expect(await said({ categoria: 'Herrería', ...ZAPOPAN, calificacion: 4 })).toEqual([
    'Gabo: Sin tus filtros',
  ]);
  expect(await said({ texto: 'xyzzy', hoy: true })).toHaveLength(6);
});

it('refuses what is no choice, and a price without a trade', async () => {
  for (const wrong of [{ calificacion: 3 }, { precio: 123 }, { hoy: 'martes' }, { precio: 500 }])
    expect(await test.call.refused(search.getProfiles, { search: wrong })).toBe('invalid_input');
});

it('tells the distance from the searched city, and why somebody of another trade is here', async () => {
  const { ciudad, profiles, profiles_recommended } = await ask({
    texto: 'plomero en guadalajara',
  });
  expect(ciudad).toBe('Guadalajara');
  expect(profiles.map(({ distancia_km }) => distancia_km)).toEqual([0, 0, 0, 0, 0]);
  expect(profiles.at(-1)?.motivo).toBe('También ofrece Plomería');
  expect(profiles_recommended[0]?.distancia_km).toBe(6);
  expect((await ask({ categoria: 'Plomería' })).profiles[0]?.distancia_km).toBeNull();
});
