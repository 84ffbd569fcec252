import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addPortfolio,
  deletePortfolio,
  editPortfolio,
  orderPortfolio,
} from '#contract/portfolio.ts';
import type { PortfolioItem } from '#contract/views.ts';
import { PORTFOLIO_PROJECTS } from '#domain/portfolio/portfolio.ts';
import { makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import {
  chosen,
  photo,
  publicPortfolio,
  type SentImage,
  sendForm,
  storedObjects,
  widthsOf,
} from './testing.ts';

let test: TestApp;
let ana: Credentials;
let images: Buffer[];

beforeAll(async () => {
  test = await startTestApp();
  images = await Promise.all([11, 12, 13, 14, 15].map((width) => photo(width)));
});
afterAll(() => test.close());
beforeEach(async () => {
  const { session_id, keylogin } = await makeProfessional(test);
  ana = { session_id, keylogin };
});

const TEXT = { titulo: 'Baño nuevo', descripcion: 'Azulejo y plomería.' };
const add = (fields: object = {}, list: readonly SentImage[] = [], as = ana) =>
  sendForm(test, addPortfolio, as, { ...TEXT, ...fields }, list);
const edit = (
  item: PortfolioItem,
  fields: object = {},
  list: readonly SentImage[] = [],
  as = ana,
) => sendForm(test, editPortfolio, as, { id: item.id, ...TEXT, ...fields }, list);
const first = async (of = ana) => {
  const [item] = await publicPortfolio(test, of);
  if (!item) throw new Error('the portfolio is empty');
  return item;
};
/** An item with the images 11, 12 and 13. */
const added = async () => {
  await add({}, chosen(...images.slice(0, 3)));
  return first();
};
const rutas = (item: PortfolioItem) => item.imagenes.map(({ ruta }) => ruta);

describe('adding', () => {
  it('publishes the project at once, before the others, with its images in order', async () => {
    const reply = await add({}, chosen(...images.slice(0, 3)));
    expect(reply).toMatchObject({ status: 200, mensaje: 'success' });
    await add({ titulo: ' Cocina ' });
    const [second, item] = await publicPortfolio(test, ana);
    expect(second).toMatchObject({ titulo: 'Cocina', imagenes: [] });
    expect(item).toMatchObject({ id: reply.id, ...TEXT });
    expect(reply.user?.portfolio).toEqual([item]);
    expect(await widthsOf(test, item)).toEqual([11, 12, 13]);
  });

  it('orders images by index, whatever the order of the parts', async () => {
    const [a, b, c] = images as [Buffer, Buffer, Buffer];
    const parts = { 'imagenes[7][file]': c, 'imagenes[0][file]': a, 'imagenes[3][file]': b };
    const files = Object.entries(parts).map(([field, content]) => [field, { name: 'x', content }]);
    await test.call.send(addPortfolio, TEXT, { as: ana, images: Object.fromEntries(files) });
    expect(await widthsOf(test, await first())).toEqual([11, 12, 13]);
  });

  it('accepts JSON without images, and plain repeated files', async () => {
    await test.call.send(addPortfolio, TEXT, { as: ana });
    expect((await first()).imagenes).toEqual([]);
    const imagenes = images.slice(0, 2).map((content, i) => ({ name: `${i}.jpg`, content }));
    await test.call.send(addPortfolio, TEXT, { as: ana, images: { imagenes } });
    expect(await widthsOf(test, await first())).toEqual([11, 12]);
  });

  it('ignores an image that was removed again, and an empty input', async () => {
    const [a, b] = chosen(...images);
    await add({}, [{ ...a, estado: 'por_eliminar' }, { file: Buffer.alloc(0) }, b ?? {}]);
    expect(await widthsOf(test, await first())).toEqual([12]);
  });

  it('reports missing fields, each at its field', async () => {
    expect(await add({ titulo: ' ', descripcion: '' })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      campos: {
        titulo: 'Escribe el título del proyecto.',
        descripcion: 'Describe el trabajo que hiciste.',
      },
    });
    expect(await add({ titulo: 'x'.repeat(81), descripcion: 'x'.repeat(1501) })).toMatchObject({
      campos: {
        titulo: 'Usa como máximo 80 caracteres.',
        descripcion: 'Usa como máximo 1,500 caracteres.',
      },
    });
    expect(await add({}, [{ estado: 'por_subir' }])).toMatchObject({ code: 'image_required' });
    expect(await add({}, [{ estado: 'otro' }])).toMatchObject({ code: 'invalid_input' });
    expect(await publicPortfolio(test, ana)).toEqual([]);
  });

  it('repeated in sequence or concurrently, adds nothing and stores no image twice', async () => {
    const before = storedObjects(test);
    const fields = { client_id: 'proyecto-1' };
    const list = chosen(...images.slice(0, 2));
    const replies = await Promise.all([1, 2, 3].map(() => add(fields, list)));
    replies.push(await add({ ...fields, titulo: 'Otra vez' }, list));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(replies.every(({ mensaje }) => mensaje === 'success')).toBe(true);
    expect(replies.filter(({ repetido }) => !repetido)).toHaveLength(1);
    expect(await publicPortfolio(test, ana)).toHaveLength(1);
    expect(storedObjects(test)).toBe(before + 4);
    // Another account may use the same id.
    const bea = await makeProfessional(test);
    expect((await add(fields, list, bea)).id).not.toBe(replies[0]?.id);
  });

  it('has a limit, also for concurrent requests', async () => {
    const { id } = await test.services.db
      .selectFrom('account')
      .select('id')
      .where('keylogin', '=', ana.keylogin)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: PORTFOLIO_PROJECTS - 1 }, () => ({
      account_id: id,
      ...TEXT,
    }));
    await test.services.db.insertInto('portfolio').values(rows).execute();
    const before = storedObjects(test);
    const replies = await Promise.all([1, 2, 3].map(() => add({}, chosen(...images.slice(0, 1)))));
    expect(replies.map(({ code = 'ok' }) => code).sort()).toEqual([
      'ok',
      'portfolio_full',
      'portfolio_full',
    ]);
    expect(storedObjects(test)).toBe(before + 2);
    expect(replies.find(({ code }) => code)?.mensaje).toContain(String(PORTFOLIO_PROJECTS));
  });
});

describe('editing', () => {
  it('reorders, adds and removes images, and keeps those not mentioned', async () => {
    const item = await added();
    const [, two, three] = rutas(item);
    const before = storedObjects(test);
    const reply = await edit(item, { titulo: 'Baño terminado' }, [
      { ruta: three },
      { file: images[3], estado: 'por_subir' },
      { ruta: two, estado: 'por_eliminar' },
    ]);
    expect(reply).toMatchObject({ status: 200, mensaje: 'success' });
    const after = await first();
    expect(after).toMatchObject({ titulo: 'Baño terminado', version: item.version + 1 });
    expect(await widthsOf(test, after)).toEqual([13, 14, 11]);
    expect((await test.app.inject({ url: `/api${two}` })).statusCode).toBe(404);
    await test.work();
    expect(storedObjects(test)).toBe(before);
  });

  it('keeps an untouched image, however a form that knows only the specification sends it', async () => {
    const item = await added();
    const [one = '', two = '', three = ''] = rutas(item);
    const untouched: Record<string, string>[] = [
      { 'imagenes[0][ruta]': one, 'imagenes[0][file]': 'undefined', 'imagenes[0][estado]': 'null' },
      { 'imagenes[0][file]': one, 'imagenes[0][estado]': '' },
      { 'imagenes[0][file]': one, 'imagenes[0][ruta]': 'undefined' },
      { 'imagenes[0][ruta]': one, 'imagenes[1][ruta]': two, 'imagenes[2][file]': three },
    ];
    for (const images of untouched) {
      const fields = { id: String(item.id), ...TEXT, ...images };
      for (const form of [{ images: {} }, {}])
        expect(await test.call.reply(editPortfolio, fields, { as: ana, ...form })).toMatchObject({
          mensaje: 'success',
        });
      expect(await widthsOf(test, await first())).toEqual([11, 12, 13]);
    }
  });

  it('accepts the path of either size, and the list as JSON', async () => {
    const item = await added();
    const imagenes = item.imagenes.toReversed().map(({ ruta_card }) => ({ ruta: ruta_card }));
    await test.call.send(editPortfolio, { id: item.id, ...TEXT, imagenes }, { as: ana });
    expect(await widthsOf(test, await first())).toEqual([13, 12, 11]);
  });

  it('does not find other people’s projects or images', async () => {
    const item = await added();
    const bea = await makeProfessional(test);
    await add({}, chosen(...images.slice(4)), bea);
    const theirs = await first(bea);
    const other = await (async () => {
      await add({ titulo: 'Otro' }, chosen(...images.slice(3, 4)));
      return first();
    })();
    expect(await edit(item, {}, [], bea)).toMatchObject({
      status: 404,
      code: 'portfolio_not_found',
    });
    const notFound = { status: 404, code: 'portfolio_image_not_found' };
    for (const ruta of [rutas(theirs)[0], rutas(other)[0], '/files/../x', 'x'.repeat(24)])
      for (const estado of ['', 'por_eliminar'])
        expect(await edit(item, {}, [{ ruta, estado }])).toMatchObject(notFound);
    expect(await add({}, [{ ruta: rutas(item)[0] }])).toMatchObject(notFound);
    expect(await sendForm(test, deletePortfolio, bea, { id: item.id })).toMatchObject({
      code: 'portfolio_not_found',
    });
    expect(await widthsOf(test, await first(bea))).toEqual([15]);
    expect(await publicPortfolio(test, ana)).toEqual([other, item]);
  });

  it('is refused for an outdated version; without a version the last edit wins', async () => {
    const item = await added();
    const before = storedObjects(test);
    const { version } = item;
    const changes = [3, 4].map((i) =>
      edit(item, { version }, [{ file: images[i], estado: 'por_subir' }]),
    );
    const replies = await Promise.all(changes);
    expect(replies.map(({ code = 'ok' }) => code).sort()).toEqual(['ok', 'portfolio_changed']);
    expect((await first()).imagenes).toHaveLength(4);
    expect(storedObjects(test)).toBe(before + 2);

    await Promise.all([1, 2, 3].map((n) => edit(item, { titulo: `Baño ${n}` })));
    expect(await first()).toMatchObject({
      version: version + 4,
      titulo: expect.stringMatching(/^Baño \d$/),
    });
  });

  it('repeated in sequence or concurrently, changes nothing', async () => {
    const item = await added();
    const before = storedObjects(test);
    const fields = { client_id: 'cambio-1', version: item.version };
    const list = chosen(...images.slice(3, 4));
    const replies = await Promise.all([1, 2].map(() => edit(item, fields, list)));
    replies.push(await edit(item, fields, list));
    expect(replies.map(({ mensaje }) => mensaje)).toEqual(['success', 'success', 'success']);
    expect(replies.filter(({ repetido }) => !repetido)).toHaveLength(1);
    expect(await first()).toMatchObject({ version: item.version + 1 });
    expect(storedObjects(test)).toBe(before + 2);
  });
});

describe('deleting', () => {
  it('accepts the project as an object or id, and deletes its images', async () => {
    const before = storedObjects(test);
    const item = await added();
    const [ruta] = rutas(item);
    await test.call.send(deletePortfolio, { portafolio: item }, { as: ana });
    expect(await publicPortfolio(test, ana)).toEqual([]);
    expect((await test.app.inject({ url: `/api${ruta}` })).statusCode).toBe(404);
    await test.work();
    expect(storedObjects(test)).toBe(before);
    const again = await test.call.refused(deletePortfolio, { id: item.id }, { as: ana });
    expect(again).toBe('portfolio_not_found');
    const other = await added();
    await test.call.send(deletePortfolio, { id: other.id }, { as: ana });
    expect(await test.call.refused(deletePortfolio, {}, { as: ana })).toBe('invalid_input');
  });
});

describe('ordering', () => {
  it('puts the named projects first, and accepts only one’s own', async () => {
    for (const titulo of ['c', 'b', 'a']) await add({ titulo });
    const titles = async () => (await publicPortfolio(test, ana)).map(({ titulo }) => titulo);
    expect(await titles()).toEqual(['a', 'b', 'c']);
    const [a, b, c] = (await publicPortfolio(test, ana)).map(({ id }) => id);
    const order = (ids: unknown) => test.call.reply(orderPortfolio, { ids }, { as: ana });
    expect(await order([c, a])).toMatchObject({ mensaje: 'success' });
    expect(await titles()).toEqual(['c', 'a', 'b']);
    await Promise.all([order([b, a, c]), order([b, a, c])]);
    expect(await titles()).toEqual(['b', 'a', 'c']);
    await add({ titulo: 'd' });
    expect(await titles()).toEqual(['d', 'b', 'a', 'c']);
    const bea = await makeProfessional(test);
    await add({}, [], bea);
    expect(await order([c, (await first(bea)).id])).toMatchObject({ code: 'portfolio_not_found' });
  });
});
