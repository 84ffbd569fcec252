import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as search from '#contract/search.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
const key: Record<string, string> = {};

/** By their first name, so that expectations read as sentences. */
async function professional(nombre: string, wanted: Parameters<typeof makeProfessional>[1] = {}) {
  const made = await makeProfessional(test, { nombre, apellidos: 'Soto', ...wanted });
  key[made.keylogin] = nombre;
  return made;
}

const GUADALAJARA = { estado: 'Jalisco', ciudad: 'Guadalajara' };
const ZAPOPAN = { estado: 'Jalisco', ciudad: 'Zapopan' };
const VALLARTA = { estado: 'Jalisco', ciudad: 'Puerto Vallarta' };
const LEON = { estado: 'Guanajuato', ciudad: 'León de los Aldama' };

beforeAll(async () => {
  test = await startTestApp();
  await professional('Ana', { ...GUADALAJARA, reviews: { count: 20, stars: 98 } });
  await professional('Beto', { ...ZAPOPAN, reviews: { count: 10, stars: 45 } });
  await professional('Carla', { estado: 'Jalisco', reviews: { count: 10, stars: 42 } });
  await professional('Dario', { reviews: { count: 10, stars: 41 } });
  await professional('Elena', { ...VALLARTA });
  await professional('Fidel', { ...LEON, reviews: { count: 30, stars: 150 } });
  await professional('Gema', { ...GUADALAJARA, profesion: 'Pintura', profesiones: ['Plomería'] });
  await professional('Hugo', {
    ...GUADALAJARA,
    profesion: 'Electricidad',
    nombre_comercial: 'Chispa Núñez',
    descripcion: 'Dejo todo con limpieza, especialista en domótica.',
  });
  await professional('Irma', { ...GUADALAJARA, validacion: 'pendiente' });
  await professional('Jorge', { ...GUADALAJARA, validacion: 'rechazado' });
  const gone = await professional('Karla', { ...GUADALAJARA });
  await test.services.db
    .updateTable('account')
    .set({ deleted_at: test.services.clock() })
    .where('id', '=', gone.id)
    .execute();
});
afterAll(() => test.close());

const names = (cards: { keylogin: string }[]) => cards.map(({ keylogin }) => key[keylogin]);

type Filters = {
  texto?: string;
  categoria?: string;
  estado?: string;
  ciudad?: string;
  page?: number;
};
async function find(filters: Filters | string) {
  const { profiles, profiles_recommended } = await test.call.send(search.getProfiles, {
    search: filters,
  });
  return {
    found: names(profiles),
    recommended: profiles_recommended.map(({ keylogin, motivo }) => `${key[keylogin]}: ${motivo}`),
  };
}

describe('by category and area', () => {
  it('finds professionals of the city, the whole state and the whole country, best first', async () => {
    const { found, recommended } = await find({ categoria: 'Plomería', ...GUADALAJARA });
    expect(found).toEqual(['Ana', 'Carla', 'Dario', 'Gema']);
    expect(recommended).toEqual([
      'Beto: A 6 km de Guadalajara',
      'Elena: Trabaja en Puerto Vallarta, a 191 km',
      'Fidel: Trabaja en León de los Aldama, a 186 km',
    ]);
  });

  it('finds all professionals of a state', async () => {
    const { found, recommended } = await find({ categoria: 'plomeria', estado: 'Jalisco' });
    expect(found).toEqual(['Ana', 'Beto', 'Carla', 'Dario', 'Elena', 'Gema']);
    expect(recommended).toEqual(['Fidel: Trabaja en León de los Aldama, Guanajuato']);
    expect(
      await find({ categoria: 'Plomería', estado: 'jalisco', ciudad: 'todo el estado' }),
    ).toEqual({ found, recommended });
  });

  it('finds everywhere without an area', async () => {
    const everyone = ['Fidel', 'Ana', 'Beto', 'Carla', 'Dario', 'Elena', 'Gema'];
    expect(await find({ categoria: 'Plomería' })).toEqual({ found: everyone, recommended: [] });
    const whole = { categoria: 'Plomería', estado: 'todo el pais', ciudad: 'todo el estado' };
    expect((await find(whole)).found).toEqual(everyone);
  });

  it('finds nobody for an unknown name, without an error', async () => {
    const nobody = { found: [], recommended: [] };
    expect(await find({ categoria: 'Astrología' })).toEqual(nobody);
    expect(await find({ categoria: 'Plomería', estado: 'Texas' })).toEqual(nobody);
    expect(await find({ categoria: 'Plomería', estado: 'Jalisco', ciudad: 'Monterrey' })).toEqual(
      nobody,
    );
    expect(await find({ ciudad: 'Atlantis' })).toEqual(nobody);
  });

  it('recommends the same trade elsewhere when nobody is there', async () => {
    expect(await find({ categoria: 'Electricidad', ...LEON })).toEqual({
      found: [],
      recommended: ['Hugo: Trabaja en Guadalajara, a 185 km'],
    });
  });

  it('accepts a city without its state', async () => {
    expect((await find({ categoria: 'Plomería', ciudad: 'zapopan' })).found).toEqual([
      'Beto',
      'Carla',
      'Dario',
    ]);
  });
});

describe('the price of a card', () => {
  const prices = async (filters: Filters | string) => {
    const { profiles } = await test.call.send(search.getProfiles, { search: filters });
    return profiles.map(({ keylogin, desde, desde_profesion, desde_unidad }) =>
      [key[keylogin], desde_profesion, desde, desde_unidad].join(' '),
    );
  };

  it('is that of the searched trade, if the professional has it', async () => {
    const plumber = expect.stringMatching(/^Gema Plomería \d+ servicio$/);
    expect(await prices({ categoria: 'Plomería', ...GUADALAJARA })).toContainEqual(plumber);
    expect(await prices({ texto: 'plomero', ...GUADALAJARA })).toContainEqual(plumber);
    expect(await prices({ categoria: 'Pintura', ...GUADALAJARA })).toEqual(['Gema Pintura 45 m²']);
  });

  it('is that of the main trade when none was searched', async () => {
    expect(await prices('gema')).toEqual(['Gema Pintura 45 m²']);
  });
});

describe('by text', () => {
  it('finds signs alone in names and descriptions that have them', async () => {
    const lupe = await professional('Lupe', {
      ...LEON,
      nombre_comercial: "Lupe & D'Arte \\o/",
      descripcion: 'Trabajo 100 % garantizado.',
    });
    const found = async (texts: readonly string[]) =>
      (await Promise.all(texts.map((texto) => find({ texto })))).map((one) => one.found.join());
    const sought = ['%', ' & ', "'", '\\', '% &', '%&'];
    expect(await found(sought)).toEqual(sought.map(() => 'Lupe'));
    const missing = ['_', '§ %', '<>', '#'];
    expect(await found(missing)).toEqual(missing.map(() => ''));
    expect((await find({ texto: '%', ...GUADALAJARA })).found).toEqual([]);
    await test.services.db
      .updateTable('profile')
      .set({ descripcion: '' })
      .where('account_id', '=', lupe.id)
      .execute();
    expect((await find('%')).found).toEqual([]);
    await test.services.db
      .updateTable('account')
      .set({ deleted_at: test.services.clock() })
      .where('id', '=', lupe.id)
      .execute();
  });

  it.each([
    ['plomería', ['Fidel', 'Ana', 'Beto', 'Carla', 'Dario', 'Elena', 'Gema']],
    ['PLOMRO', ['Fidel', 'Ana', 'Beto', 'Carla', 'Dario', 'Elena', 'Gema']],
    ['plomero en guadalajara', ['Ana', 'Carla', 'Dario', 'Gema']],
    ['plomero guadalajara jalisco', ['Ana', 'Carla', 'Dario', 'Gema']],
    ['plomero en zapopan, jalisco', ['Beto', 'Carla', 'Dario']],
    ['plomero león', ['Fidel', 'Dario']],
    ['plomero en la colonia roma norte, zapopan', ['Beto', 'Carla', 'Dario']],
    ['plomero col. americana guadalajara', ['Ana', 'Carla', 'Dario', 'Gema']],
    ['plomero en México', ['Fidel', 'Ana', 'Beto', 'Carla', 'Dario', 'Elena', 'Gema']],
    ['plomero ana', ['Ana']],
    ['plomero y pintor', ['Gema']],
    ['electricista', ['Hugo']],
    ['chispa', ['Hugo']],
    ['nunez', ['Hugo']],
    ['Núñes', ['Hugo']],
    ['domotica', ['Hugo']],
    ['hugo soto', ['Hugo']],
    ['plomero que arregle tinacos', ['Fidel', 'Ana', 'Beto', 'Carla', 'Dario', 'Elena', 'Gema']],
    // A word of a description is not a trade.
    ['limpieza', ['Hugo']],
    ['irma', []],
    // Karla was deleted; Carla sounds alike.
    ['karla', ['Carla']],
    ["'; select pg_sleep(9); --", []],
  ])('%o finds %o', async (texto, expected) => {
    expect((await find({ texto })).found).toEqual(expected);
    expect((await find(texto)).found).toEqual(expected);
  });

  it('narrows a category', async () => {
    expect((await find({ texto: 'gema', categoria: 'Plomería' })).found).toEqual(['Gema']);
    expect((await find({ texto: 'hugo', categoria: 'Plomería' })).found).toEqual([]);
  });

  it('recommends the best when the words find nothing', async () => {
    const { found, recommended } = await find('xyzzy');
    expect(found).toEqual([]);
    expect(recommended).toHaveLength(6);
    expect(recommended[0]).toBe('Fidel: De los mejor calificados');
  });

  it('lists everybody when it is empty', async () => {
    const all = await test.call.send(search.getProfiles, {});
    expect(all.profiles).toHaveLength(8);
    expect((await find('')).found).toHaveLength(8);
    expect((await find({ texto: '  ' })).found).toHaveLength(8);
  });

  it('follows a name, a profession or a description that changes', async () => {
    const made = await professional('Nadia', { ...LEON, profesion: 'Herrería' });
    const { db } = test.services;
    expect((await find('nadia')).found).toEqual(['Nadia']);
    await db.updateTable('account').set({ nombre: 'Ximena' }).where('id', '=', made.id).execute();
    await db
      .updateTable('profile')
      .set({ descripcion: 'Barandales curvos' })
      .where('account_id', '=', made.id)
      .execute();
    expect((await find('nadia')).found).toEqual([]);
    expect((await find('ximena')).found).toEqual(['Nadia']);
    expect((await find('curvos')).found).toEqual(['Nadia']);
    await db
      .updateTable('profile')
      .set({ validacion: 'rechazado' })
      .where('account_id', '=', made.id)
      .execute();
  });
});

describe('the order', () => {
  it('is by weighted stars, finished projects and level', async () => {
    const area = { profesion: 'Fumigación', estado: 'Sonora', ciudad: 'Hermosillo' };
    await professional('Uno', { ...area, reviews: { count: 1, stars: 5 } });
    await professional('Dos', { ...area, reviews: { count: 40, stars: 196 } });
    await professional('Tres', { ...area });
    await professional('Cuatro', { ...area, finished: 3 });
    await professional('Cinco', { ...area, nivel: 3 });
    await professional('Seis', { ...area, reviews: { count: 3, stars: 4 }, nivel: 3 });
    const { found } = await find({ categoria: 'Fumigación' });
    expect(found).toEqual(['Dos', 'Uno', 'Cuatro', 'Cinco', 'Tres', 'Seis']);
  });

  it('puts who has the trade as the main one before who has it besides, and those before who only names it', async () => {
    const area = { estado: 'Colima', ciudad: 'Manzanillo' };
    await professional('Lola', { ...area, profesion: 'Herrería' });
    await professional('Memo', {
      ...area,
      profesion: 'Carpintería',
      profesiones: ['Herrería'],
      reviews: { count: 40, stars: 196 },
    });
    await professional('Nico', {
      ...area,
      profesion: 'Pintura',
      descripcion: 'Pinto herrería vieja.',
      reviews: { count: 50, stars: 250 },
    });
    const found = async (filters: Filters) => (await find({ ...filters, ...area })).found;
    expect(await found({ categoria: 'Herrería' })).toEqual(['Lola', 'Memo']);
    expect(await found({ texto: 'herrero' })).toEqual(['Lola', 'Memo']);
    expect(await found({ texto: 'herrero soto' })).toEqual(['Lola', 'Memo']);
    expect(await found({ texto: 'soto', categoria: 'Herrería' })).toEqual(['Lola', 'Memo']);
    expect(await found({ texto: 'herreri' })).toEqual(['Lola', 'Memo', 'Nico']);
    const { recommended } = await find({
      categoria: 'Herrería',
      estado: 'Colima',
      ciudad: 'Colima',
    });
    expect(recommended.map((one) => one.split(':')[0])).toEqual(['Lola', 'Memo']);
  });

  it('is always the same, whatever order is requested', async () => {
    const filters = { categoria: 'Plomería', orden: 'recientes' };
    expect(await find(filters)).toEqual(await find({ categoria: 'Plomería' }));
  });

  it('goes through pages of twenty without repeating or missing anyone', async () => {
    for (let i = 0; i < 25; i++) await professional(`Mudo${i}`, { profesion: 'Mudanzas' });
    const page = (number: number) =>
      test.call.send(search.getProfiles, { search: { texto: 'mudanza', page: number } });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first, second, third].map(({ profiles }) => profiles.length)).toEqual([20, 5, 0]);
    expect([first, second, third].map(({ hay_mas }) => hay_mas)).toEqual([true, false, false]);
    expect(new Set(names([...first.profiles, ...second.profiles])).size).toBe(25);
    expect((await page(51)).profiles).toEqual([]);
    const { profiles } = await test.call.send(search.getProfiles, {
      search: { texto: 'mudanza', page: null },
    });
    expect(profiles).toEqual(first.profiles);
    for (const wrong of [0, -1, 'x'])
      expect(await test.call.refused(search.getProfiles, { search: { page: wrong } })).toBe(
        'invalid_input',
      );
  });
});

describe('«ver más»', () => {
  beforeAll(async () => {
    for (let number = 0; number < 15; number++) {
      await professional(`Jacinto${number}`, { profesion: 'Jardinería', descripcion: 'Pasto.' });
      await professional(`Julia${number}`, {
        profesion: 'Limpieza',
        profesiones: ['Jardinería'],
        reviews: { count: 9, stars: 45 },
      });
      await professional(`Jonás${number}`, { profesion: 'Carpintería', descripcion: 'Jardinera.' });
    }
  });

  const from = (filters: Filters & { despues?: string }) =>
    test.call.send(search.getProfiles, { search: filters });

  it.each([
    ['a trade', { categoria: 'Mudanzas' }],
    ['a word', { texto: 'mudo' }],
    ['a trade and its word', { texto: 'mudanza soto' }],
    ['everybody', {}],
    ['a trade that some have besides', { categoria: 'Jardinería' }],
    ['its word and a name', { texto: 'jardinero soto' }],
    ['a beginning of its word', { texto: 'jardine' }],
    ['a word of theirs', { texto: 'pasto' }],
  ])('continues after the last result of %s, to the end', async (_, filters) => {
    const seen: string[] = [];
    let despues: string | null | undefined;
    do {
      const page = await from({ ...filters, ...(despues && { despues }) });
      seen.push(...page.profiles.map(({ keylogin }) => keylogin));
      expect(page.hay_mas).toBe(page.siguiente !== null);
      if (despues) expect(page.profiles_recommended).toEqual([]);
      despues = page.siguiente;
    } while (despues);
    const numbered = [1, 2, 3, 4, 5].map((page) => from({ ...filters, page }));
    expect(seen).toEqual(
      (await Promise.all(numbered)).flatMap(({ profiles }) =>
        profiles.map(({ keylogin }) => keylogin),
      ),
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('continues after a result that was deleted meanwhile', async () => {
    const first = await from({ categoria: 'Mudanzas' });
    const shown = first.profiles.map(({ keylogin }) => keylogin);
    const { db } = test.services;
    const gone = { deleted_at: test.services.clock() };
    await db
      .updateTable('account')
      .set(gone)
      .where('keylogin', '=', shown.at(-1) ?? '')
      .execute();
    const next = await from({ categoria: 'Mudanzas', despues: first.siguiente ?? '' });
    expect(next.profiles).toHaveLength(5);
    for (const { keylogin } of next.profiles) expect(shown).not.toContain(keylogin);
  });

  it.each(['x', 'AAAA', '!!', '', 'MCBOYU4gMSAxIDE', 'MCA0IC0xIDAgMQ', 'OTkgNCAwIDAgMQ'])(
    'refuses or ignores a place that no page named: %s',
    async (despues) => {
      const reply = await test.call.reply(search.getProfiles, { search: { despues } });
      if (reply.status === 200) expect(reply).toMatchObject({ profiles: [], siguiente: null });
      else expect(reply).toMatchObject({ status: 400, code: 'invalid_input' });
    },
  );
});
