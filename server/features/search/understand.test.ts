import { afterAll, beforeAll, expect, it } from 'vitest';
import { getEditableCategorias, updateCategorias } from '#contract/catalogue.ts';
import { understand } from '#contract/search.ts';
import { OTHER } from '#domain/requests/prequote.ts';
import { makeAccount } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = (texto: string) => test.call.send(understand, { texto });

it('answers trade, option, amount, day and place', async () => {
  expect(await read('Urge: se me tapó la tarja, en Zapopan')).toMatchObject({
    seguro: true,
    trabajos: [
      expect.objectContaining({
        categoria: 'Plomería',
        aparato: null,
        opt: 'Destapar lavabo, tarja o regadera',
      }),
    ],
    ancho: null,
    largo: null,
    cantidad: null,
    fecha: '2026-11-20',
    estado: 'Jalisco',
    ciudad: 'Zapopan',
  });
});

it.each([
  ['', []],
  ['%', []],
  ['hola, buenas tardes', []],
  ['a'.repeat(2_000), []],
  ['pantalla de 65 pulgadas a la pared', ['Montar en muro más de 50 pulgadas']],
])('reads «%s»', async (texto, options) => {
  const { trabajos, estado } = await read(texto);
  expect(trabajos.slice(0, 1).map(({ opt }) => opt)).toEqual(options);
  expect(estado).toBeNull();
});

it('counts pieces, but not those that the option counts', async () => {
  expect(await read('poner 6 contactos')).toMatchObject({ cantidad: 6 });
  expect(await read('armar 4 sillas')).toMatchObject({
    trabajos: [{ opt: 'Juego de 4 sillas' }],
    cantidad: null,
  });
});

it('answers day, hour and where a move begins, and counts nothing that is not priced', async () => {
  expect(
    await read('mudanza de 2 recamaras de Zapopan a Tonalá, mañana a las 4, depa 302'),
  ).toMatchObject({
    trabajos: [{ opt: 'Mudanza de 2 recámaras' }],
    cantidad: null,
    fecha: '2026-11-21',
    hora: '16:00',
    ciudad: 'Zapopan',
  });
  expect(await read('plomero a las 4')).toMatchObject({ fecha: null, hora: '16:00' });
  expect(await read('plomero esta semana')).toMatchObject({ fecha: null, cuando: 'esta semana' });
  // «Otro / que lo revisen» has no price to multiply.
  expect(await read('no jalan mis 2 aires lavados')).toMatchObject({
    trabajos: [{ categoria: 'Aire acondicionado', opt: OTHER }],
    cantidad: null,
  });
});

it.each([
  ['la lavadora no exprime', [['Instalación de electrodomésticos', 'Lavadora', OTHER]]],
  [
    'mi refri escurre agua por abajo',
    [['Instalación de electrodomésticos', 'Refrigerador', OTHER]],
  ],
  ['el hielo del refri huele feo', [['Instalación de electrodomésticos', 'Refrigerador', OTHER]]],
  [
    'la lavadora tira agua',
    [['Instalación de electrodomésticos', 'Lavadora', 'Cambiar mangueras y revisar desagüe']],
  ],
  [
    'conectar la toma de agua del refri, la de ahora gotea',
    [['Instalación de electrodomésticos', 'Refrigerador', 'Conectar toma de agua y hielo']],
  ],
  ['el boiler no enciende', [['Plomería', null, 'Instalar o reparar boiler']]],
  ['no prende el calentador de agua', [['Plomería', null, 'Instalar o reparar boiler']]],
  ['no prende mi compu', [['Tecnologia', null, OTHER]]],
  [
    'instalar mi lavadora',
    [['Instalación de electrodomésticos', 'Lavadora', 'Instalar con tomas existentes']],
  ],
  ['plomero', [['Plomería', null, null]]],
  ['tengo un mueble en cajas y no sé cómo armarlo', [['Ensamble de muebles', null, null]]],
])('of what does not work, «%s» asks for somebody to look at it', async (texto, expected) => {
  const { seguro, trabajos } = await read(texto);
  expect(seguro).toBe(true);
  expect(
    trabajos.slice(0, 1).map(({ categoria, aparato, opt }) => [categoria, aparato, opt]),
  ).toEqual(expected);
});

it.each(['quitar el ventilador de techo', 'reparar el ventilador de techo'])(
  '«%s» is no installing',
  async (texto) => {
    expect((await read(texto)).trabajos[0]).toMatchObject({
      categoria: 'Electricidad',
      opt: OTHER,
    });
  },
);

it('of things of two options none is chosen, and none counted', async () => {
  expect(await read('poner ventilador y 3 contactos')).toMatchObject({
    seguro: true,
    varios: false,
    trabajos: [{ categoria: 'Electricidad', opt: null }],
    cantidad: null,
  });
});

it('asks who should look at what smells', async () => {
  const { seguro, trabajos } = await read('huele raro en la cocina');
  expect(seguro).toBe(false);
  expect(trabajos[0]).toMatchObject({ categoria: 'Plomería', opt: OTHER });
});

it.each([
  ['abogado', true],
  ['doctor', true],
  ['asdf', false],
  ['hola', false],
  ['buenas tardes', false],
])('«%s» is taken for no trade, and what is done elsewhere is known: %s', async (texto, ajeno) => {
  expect(await read(texto)).toMatchObject({ seguro: false, trabajos: [], ajeno });
});

it('asks where several trades are as likely', async () => {
  const { seguro, trabajos } = await read('arreglar la puerta');
  expect(seguro).toBe(false);
  expect(trabajos.map(({ categoria }) => categoria)).toEqual([
    'Cerrajería',
    'Carpintería',
    'Herrería',
  ]);
});

it.each([
  'fuga en el lavabo y además no prende la luz',
  // The signs between them stay, although the place is taken out.
  'destapar wc, 3 contactos nuevos, cambiar apagador, en Zapopan',
])('of two works, «%s» asks which comes first, and counts none', async (texto) => {
  const { seguro, varios, trabajos, cantidad } = await read(texto);
  expect({ seguro, varios, cantidad }).toEqual({ seguro: false, varios: true, cantidad: null });
  expect(trabajos.map(({ categoria }) => categoria)).toEqual(['Plomería', 'Electricidad']);
});

it('who offers work asks for nobody', async () => {
  expect(await read('soy plomero, busco clientes en Zapopan')).toMatchObject({
    seguro: false,
    varios: false,
    trabajos: [],
  });
});

it('a place is said, and is no word of the trade', async () => {
  expect(await read('impermeabilizar en León')).toMatchObject({
    estado: 'Guanajuato',
    ciudad: 'León de los Aldama',
    trabajos: [{ categoria: 'Impermeabilización' }],
  });
  expect(await read('jardinero en Jalisco')).toMatchObject({ estado: 'Jalisco', ciudad: null });
});

it('refuses words that would mean the category to everybody', async () => {
  const as = await makeAccount(test, 'admin');
  const { categorias } = await test.call.send(
    getEditableCategorias,
    { search: 'Herrería' },
    { as },
  );
  const [{ id, data_categoria }] = categorias as [(typeof categorias)[number]];
  const form = data_categoria.form.map((one) => ({ ...one, aparato: null }));
  const given = { ...data_categoria, palabras: `${data_categoria.palabras}, casa`, form };
  const reply = await test.call.reply(
    updateCategorias,
    { categoria: { id, data_categoria: given } },
    { as },
  );
  expect(reply).toMatchObject({
    campos: { palabras: expect.stringContaining('«casa»') },
  });
});

it('a category without options cannot be requested yet, and is not offered', async () => {
  const as = await makeAccount(test, 'admin');
  const data_categoria = { categoria: 'Afinación de pianos', descripcion: 'Pianos.', form: [] };
  await test.call.send(updateCategorias, { categoria: { data_categoria } }, { as });
  const { seguro, trabajos } = await read('afinación de pianos');
  expect(seguro).toBe(false);
  expect(trabajos.map(({ categoria }) => categoria)).not.toContain('Afinación de pianos');
});

it('learns the words that an administrator writes, and keeps those that a client of the API does not send', async () => {
  const as = await makeAccount(test, 'admin');
  const named = async () => {
    const { categorias } = await test.call.send(
      getEditableCategorias,
      { search: 'Cerrajería' },
      { as },
    );
    return categorias[0] as (typeof categorias)[number];
  };
  expect(await read('se me zafó el fufurufo')).toMatchObject({ seguro: false });
  const { id, data_categoria } = await named();
  const [option, ...others] = data_categoria.form.map((one) => ({ ...one, aparato: null }));
  if (!option) throw new Error('no option');
  const worded = { ...option, palabras: `${option.palabras}, fufurufo zafado` };
  const form = [worded, ...others];
  await test.call.send(
    updateCategorias,
    { categoria: { id, data_categoria: { ...data_categoria, form } } },
    { as },
  );
  expect(await read('se me zafó el fufurufo')).toMatchObject({
    seguro: true,
    trabajos: [{ categoria: 'Cerrajería', opt: option.opt }],
  });
  const { palabras: _, ...plain } = data_categoria;
  const plainForm = form.map(({ palabras: __, ...rest }) => rest);
  await test.call.send(
    updateCategorias,
    { categoria: { id, data_categoria: { ...plain, descripcion: 'Otra.', form: plainForm } } },
    { as },
  );
  expect((await named()).data_categoria).toEqual({
    ...data_categoria,
    descripcion: 'Otra.',
    form,
  });
  const silent = { ...data_categoria, form: form.map((one) => ({ ...one, palabras: '' })) };
  await test.call.send(
    updateCategorias,
    { categoria: { id, data_categoria: { ...silent, descripcion: 'Otra.' } } },
    { as },
  );
  expect(await read('se me zafó el fufurufo')).toMatchObject({ seguro: false });
  // The next release brings back nothing of what the team took away.
  const kept = await test.services.db
    .selectFrom('categoria_opcion')
    .select(['palabras', 'palabras_de_fabrica'])
    .where('categoria_id', '=', id)
    .execute();
  expect(kept).toHaveLength(form.length);
  for (const { palabras, palabras_de_fabrica } of kept) {
    expect(palabras).toBe('');
    expect(palabras_de_fabrica).not.toBe('');
  }
});
