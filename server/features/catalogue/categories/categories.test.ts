import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAudit } from '#contract/audit.ts';
import type { Categoria } from '#contract/catalogue/view.ts';
import { getEditableCategorias, undoCategoria, updateCategorias } from '#contract/catalogue.ts';
import * as catalogue from '#contract/catalogue.ts';
import { getProfiles } from '#contract/search.ts';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';

import { options, startCategories } from './testing.ts';
let on: Awaited<ReturnType<typeof startCategories>>;
beforeAll(async () => {
  on = await startCategories();
});
afterAll(() => on.test.close());

describe('the list of categories', () => {
  it('lists all in order, 40 a page, filtered by name and description', async () => {
    const { categorias, totalPages, total } = await on.list();
    expect(categorias[0]).toMatchObject({
      id: expect.any(Number),
      categoria: 'Pintura',
      updateAt: expect.stringMatching(/Z$/),
      data_categoria: { categoria: 'Pintura', form: [{ opt: 'Con material', precio: 95 }, {}] },
    });
    expect([categorias.length, total, totalPages]).toEqual([16, 16, 1]);
    const found = (await on.list({ search: 'PLOMERIA' })).categorias;
    expect(found.map(({ categoria }) => categoria)).toContain('Plomería');
    expect((await on.list({ search: 'tinaco' })).categorias.length).toBeLessThan(16);
    expect((await on.list({ search: '%' })).categorias).toEqual([]);
    expect((await on.list({ search: '_' })).total).toBe(0);
    const second = await on.list({ page: 2, itemsPerPage: 10 });
    expect([second.categorias.length, second.totalPages, second.hay_mas]).toEqual([6, 2, false]);
    expect(await on.list({ search: 'no hay nada así' })).toMatchObject({
      categorias: [],
      totalPages: 1,
    });
  });
});

describe('a new category', () => {
  it('can be requested, priced, searched and chosen at sign-up at once', async () => {
    const category = await on.saved({
      newOptForm: 'lo que se escribía',
      data_categoria: {
        categoria: ' Vidriería ',
        descripcion: 'Cambia vidrios y espejos.',
        form: [
          { opt: 'Cambiar vidrio', precio: 350 },
          { opt: 'Instalar espejo', precio: '0' },
        ],
        newOptForm: '',
      },
    });
    expect(category).toMatchObject({
      categoria: 'Vidriería',
      data_categoria: { tipo: 'opcion' },
      anteriores: [],
    });
    const names = await on.test.call.send(catalogue.getCategorias, {});
    expect(names.categorias.at(-1)).toBe('Vidriería');
    const { categorias } = await on.test.call.send(catalogue.getDataCategorias, {});
    expect(options(categorias.at(-1) as Categoria)).toEqual([
      ['Cambiar vidrio', 350],
      ['Instalar espejo', 0],
    ]);
    const glazier = await makeProfessional(on.test, { profesion: 'Vidriería' });
    const { profiles } = await on.test.call.send(getProfiles, {
      search: { categoria: 'vidrieria' },
    });
    expect(profiles.map(({ keylogin }) => keylogin)).toEqual([glazier.keylogin]);
    const sitemap = await on.test.app.inject({ url: '/sitemap-paginas.xml' });
    expect(sitemap.body).toContain('/categorias/vidrieria');
  });

  it.each([
    [
      { categoria: ' ', descripcion: 'x', form: [] },
      'categoria',
      'Escribe el nombre de la categoría.',
    ],
    [
      { categoria: '¡!', descripcion: 'x', form: [] },
      'categoria',
      'Usa letras o números en el nombre.',
    ],
    [
      { categoria: 'x'.repeat(61), descripcion: 'x', form: [] },
      'categoria',
      'Usa como máximo 60 caracteres.',
    ],
    [{ categoria: 'Nueva', descripcion: '', form: [] }, 'descripcion', 'Escribe la descripción.'],
    [{ categoria: 'Nueva', descripcion: 'x' }, 'form', 'Faltan las opciones.'],
    [
      { categoria: 'Nueva', descripcion: 'x', form: [{ opt: ' ', precio: 1 }] },
      'opt',
      'Ingresa una opción para el formulario',
    ],
    [
      { categoria: 'Nueva', descripcion: 'x', form: [{ opt: 'OTRO, que lo revisen', precio: 1 }] },
      'opt',
      'Cada categoría ya ofrece esta opción, sin precio.',
    ],
    [
      { categoria: 'Nueva', descripcion: 'x', form: [{ opt: 'A' }] },
      'precio',
      'Escribe el precio en pesos, por ejemplo 1,500.',
    ],
    [
      { categoria: 'Nueva', descripcion: 'x', form: [{ opt: 'A', precio: -1 }] },
      'precio',
      'El precio no puede ser negativo.',
    ],
    [
      { categoria: 'Nueva', descripcion: 'x', form: [{ opt: 'A', precio: 1.5 }] },
      'precio',
      'Usa pesos enteros, sin centavos.',
    ],
    [
      { categoria: 'Nueva', descripcion: 'x', form: [{ opt: 'A', precio: 1e7 }] },
      'precio',
      'El precio máximo es de $9,999,999.00 MXN.',
    ],
    [
      {
        categoria: 'Nueva',
        descripcion: 'x',
        form: Array.from({ length: 61 }, (_, n) => ({ opt: `A${n}`, precio: 1 })),
      },
      'form',
      'Usa como máximo 60 opciones.',
    ],
    [
      {
        categoria: 'Nueva',
        descripcion: 'x',
        form: [
          { opt: 'Destapar  cañería', precio: 1 },
          { opt: 'destapar caneria', precio: 2 },
        ],
      },
      'form',
      'La opción "destapar caneria" ya está en la lista.',
    ],
    [
      { categoria: 'plomeria', descripcion: 'x', form: [] },
      'categoria',
      'Ya hay una categoría con este nombre.',
    ],
  ])('%j is refused at %s', async (data_categoria, campo, text) => {
    const before = (await on.list()).total;
    expect(await on.save({ data_categoria })).toMatchObject({ campos: { [campo]: text } });
    expect((await on.list()).total).toBe(before);
  });
});

describe('an edited category', () => {
  it('has its options in the order sent, and the audit log gets the changes', async () => {
    const before = await on.made('Cortinas', [
      { opt: 'Instalar', precio: 200 },
      { opt: 'Lavar', precio: 300 },
    ]);
    const { id, data_categoria } = before;
    const after = await on.saved({
      ...before,
      data_categoria: {
        ...data_categoria,
        form: [
          { opt: 'Lavar', precio: 350 },
          { opt: 'Medir', precio: 90 },
        ],
      },
    });
    expect(options(after)).toEqual([
      ['Lavar', 350],
      ['Medir', 90],
    ]);
    expect(after.updateAt > before.updateAt).toBe(true);
    const again = await on.saved(after);
    expect(again.updateAt).toBe(after.updateAt);
    await on.saved({
      id,
      data_categoria: { ...data_categoria, form: after.data_categoria.form.toReversed() },
    });
    const { entradas } = await on.test.call.send(
      getAudit,
      { admin: on.admin.keylogin },
      { as: on.admin },
    );
    const own = entradas.filter(
      ({ asunto }) => asunto.tipo === 'category' && asunto.id === String(id),
    );
    expect(own.map(({ accion, antes, despues }) => [accion, antes, despues])).toEqual([
      ['editar_categoria', { orden: ['Lavar', 'Medir'] }, { orden: ['Medir', 'Lavar'] }],
      [
        'editar_categoria',
        { opciones: { Instalar: 20_000, Lavar: 30_000 } },
        { opciones: { Lavar: 35_000, Medir: 9_000 } },
      ],
      [
        'crear_categoria',
        null,
        {
          categoria: 'Cortinas',
          descripcion: 'De prueba',
          tipo: 'opcion',
          opciones: { Instalar: 20_000, Lavar: 30_000 },
        },
      ],
    ]);
  });

  it('keeps its type and its options’ appliances when only texts and prices are sent', async () => {
    const before = await on.named('Instalación de electrodomésticos');
    const { categoria, descripcion, form } = before.data_categoria;
    const plain = form.map(({ opt, precio }) => ({ opt, precio: precio + 10 }));
    const after = await on.saved({
      id: before.id,
      data_categoria: { categoria, descripcion, form: plain },
    });
    expect(after.data_categoria).toEqual({
      ...before.data_categoria,
      form: form.map((option) => ({ ...option, precio: option.precio + 10 })),
    });
    const added = [...plain, { opt: 'Instalar algo más', precio: 1 }];
    expect(
      await on.save({ id: before.id, data_categoria: { categoria, descripcion, form: added } }),
    ).toMatchObject({ campos: { form: 'Elige el aparato de la opción «Instalar algo más».' } });
    const chosen = [...plain, { opt: 'Instalar algo más', precio: 1, aparato: 'TV' }];
    const last = await on.saved({
      id: before.id,
      data_categoria: { categoria, descripcion, form: chosen },
    });
    expect(last.data_categoria.form.at(-1)).toMatchObject({ aparato: 'TV' });
  });

  it('is not overwritten by somebody who opened it before another saved', async () => {
    const category = await on.made('Tapicería');
    const price = (precio: number) => ({
      ...category,
      data_categoria: { ...category.data_categoria, form: [{ opt: 'Visita', precio }] },
    });
    const other = await makeAccount(on.test, 'admin');
    const replies = await Promise.all([on.save(price(150)), on.save(price(250), other)]);
    const codes = replies.map((reply) => ('code' in reply ? reply.code : 'success'));
    expect(codes.toSorted()).toEqual(['category_changed', 'success']);
    expect(replies.find((reply) => 'code' in reply)).toMatchObject({
      status: 409,
      mensaje: expect.stringMatching(/\. \S.+ la cambió el \d.+, \d?\d:\d\d\.$/),
    });
  });

  it('is saved again by its author with the same object in hand, until somebody else saves it', async () => {
    const inHand = await on.made('Lavandería');
    const other = await makeAccount(on.test, 'admin');
    const price = (precio: number, of = inHand) => ({
      ...of,
      data_categoria: { ...of.data_categoria, form: [{ opt: 'Visita', precio }] },
    });
    const first = await on.saved(price(150));
    const again = await on.saved(price(160));
    expect(again.updateAt > first.updateAt).toBe(true);
    expect(await on.save(price(170, again), other)).toMatchObject({ mensaje: 'success' });
    expect(await on.save(price(180))).toMatchObject({ code: 'category_changed' });
    const never = { ...again, updateAt: '2020-01-01T00:00:00.000Z' };
    expect(await on.save(price(185, never), other)).toMatchObject({ code: 'category_changed' });
    expect(await on.save(price(190, again), other)).toMatchObject({ mensaje: 'success' });
  });

  it('takes its last change back, words and name too, and back again; of two the second is told', async () => {
    const made = await on.made('Toldos', [{ opt: 'Visita', precio: 100, palabras: 'toldo' }]);
    const other = await makeAccount(on.test, 'admin', { nombre: 'Bruno', apellidos: 'Luna' });
    const undo = ({ id, updateAt }: Categoria, as = on.admin) =>
      on.test.call.reply(undoCategoria, { id, updateAt }, { as });
    expect(await undo(made)).toMatchObject({ code: 'category_unchanged' });
    const changed = await on.saved({
      id: made.id,
      updateAt: made.updateAt,
      data_categoria: {
        categoria: 'Toldos y lonas',
        descripcion: 'Otra',
        palabras: 'lona, sombra',
        form: [
          { opt: 'Revisión', precio: 150, palabras: '' },
          { opt: 'Lona', precio: 90, palabras: 'tela' },
        ],
      },
    });
    expect(changed).toMatchObject({ deshacer: 1 });
    const replies = await Promise.all([undo(changed), undo(changed, other)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const back = await on.named('Toldos');
    expect(back).toMatchObject({
      id: made.id,
      deshacer: 1,
      anteriores: ['Toldos y lonas'],
      data_categoria: {
        descripcion: 'De prueba',
        palabras: '',
        form: [{ opt: 'Visita', precio: 100, palabras: 'toldo' }],
      },
    });
    expect(await undo(back)).toMatchObject({
      categoria: {
        categoria: 'Toldos y lonas',
        data_categoria: { palabras: 'lona, sombra', form: [{ opt: 'Revisión' }, { opt: 'Lona' }] },
      },
    });
  });

  it('must exist, and only administrators edit', async () => {
    const { data_categoria } = await on.made('Persianas');
    for (const id of [999_999, 999_999_999_999])
      expect(await on.save({ id, data_categoria })).toMatchObject({ code: 'category_not_found' });
    const client = await makeAccount(on.test, 'client');
    const asked = { categoria: { data_categoria } } as never;
    expect(await on.test.call.refused(updateCategorias, asked, { as: client })).toBe('forbidden');
    expect(await on.test.call.refused(getEditableCategorias, {}, { as: client })).toBe('forbidden');
  });
});
