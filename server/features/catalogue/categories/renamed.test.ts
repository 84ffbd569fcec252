import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalogue from '#contract/catalogue.ts';
import { getProfiles, getZonas } from '#contract/search.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';

import { startCategories } from './testing.ts';
let on: Awaited<ReturnType<typeof startCategories>>;
beforeAll(async () => {
  on = await startCategories();
});
afterAll(() => on.test.close());

describe('a renamed category', () => {
  it('keeps its professionals, and is found by its former name everywhere', async () => {
    const before = await on.made('Calentadores');
    const { id, data_categoria } = before;
    const luis = await makeProfessional(on.test, { profesion: 'Calentadores' });
    await on.saved({ id, data_categoria: { ...data_categoria, categoria: 'Gas y calefacción' } });
    const keys = async (search: object) =>
      (await on.test.call.send(getProfiles, { search })).profiles.map((one) => one.keylogin);
    for (const search of [
      { categoria: 'Gas y calefacción' },
      { categoria: 'calentadores' },
      { texto: 'calefaccion' },
      { texto: 'calentador' },
    ])
      expect(await keys(search)).toEqual([luis.keylogin]);
    expect(await on.test.call.send(getZonas, { categoria: 'calentadores' })).toMatchObject({
      categoria: 'Gas y calefacción',
    });
    const { categorias } = await on.test.call.send(catalogue.getDataCategorias, {});
    expect(categorias.find((one) => one.id === id)?.anteriores).toEqual(['Calentadores']);

    const words = () =>
      on.test.services.db
        .selectFrom('profile')
        .select('buscable')
        .where('account_id', '=', luis.id)
        .executeTakeFirstOrThrow();
    expect((await words()).buscable).toContain('calentadores');
    await on.test.work();
    expect((await words()).buscable).toContain('gas y calefaccion');
    expect((await words()).buscable).not.toContain('calentadores');
  });

  it('keeps its icon and picture, which a new category of that name does not get', async () => {
    const { id, icono, ...before } = await on.named('Jardinería');
    const rename = (categoria: string) =>
      on.saved({ id, data_categoria: { ...before.data_categoria, categoria } });
    expect(icono).toBe('jardineria');
    await rename('Áreas verdes');
    await on.made('Jardinería');
    const { categorias, iconos } = await on.test.call.send(catalogue.getCategorias, {});
    const iconOf = (name: string) => iconos[categorias.indexOf(name)];
    expect([iconOf('Áreas verdes'), iconOf('Jardinería')]).toEqual(['jardineria', '']);
    const data = (await on.test.call.send(catalogue.getDataCategorias, {})).categorias;
    expect(data.find((one) => one.id === id)).toMatchObject({ icono: 'jardineria' });
    expect(await on.test.call.send(getZonas, { categoria: 'areas-verdes' })).toMatchObject({
      icono: 'jardineria',
    });
  });

  it('is accepted by its former name in a form opened before', async () => {
    const before = await on.made('Antenas');
    await on.saved({
      ...before,
      data_categoria: { ...before.data_categoria, categoria: 'Señal y antenas' },
    });
    const late = await makeProfessional(on.test, { profesion: 'Antenas' });
    const { profiles } = await on.test.call.send(getProfiles, {
      search: { categoria: 'Señal y antenas' },
    });
    expect(profiles.map(({ keylogin }) => keylogin)).toEqual([late.keylogin]);
  });

  it('loses its former name to a category that takes it', async () => {
    const first = await on.made('Domótica');
    await on.saved({
      ...first,
      data_categoria: { ...first.data_categoria, categoria: 'Casa lista' },
    });
    const second = await on.made('DOMOTICA');
    const found = await on.test.call.send(getZonas, { categoria: 'domótica' });
    expect(found.categoria).toBe('DOMOTICA');
    const { categorias } = await on.test.call.send(catalogue.getDataCategorias, {});
    expect(categorias.find(({ id }) => id === first.id)?.anteriores).toEqual([]);
    // A change of capitals and accents alone keeps the name.
    await on.saved({
      ...second,
      data_categoria: { ...second.data_categoria, categoria: 'Domótica' },
    });
    const { rows } =
      await sql`select from categoria_anterior where nombre_buscado = 'domotica'`.execute(
        on.test.services.db,
      );
    expect(rows).toEqual([]);
  });
});
