import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMensajes, getMensajes } from '#contract/chat.ts';
import {
  makeAccount,
  makeProfessional,
  type TestAccount,
} from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { markDeleted, writeMessages } from '#server/testing/lists.ts';

let test: TestApp;
let boss: TestAccount;
let clara: TestAccount;
let oscar: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
  boss = await makeAccount(test, 'admin', { nombre: 'Ada', email: 'ada@maestros.mx' });
  clara = await makeAccount(test, 'client', { nombre: 'Clara', email: 'clara@uno.mx' });
  oscar = await makeProfessional(test, { nombre: 'Óscar', nombre_comercial: 'Plomería Óscar' });
});
afterAll(() => test.close());

const list = (input: object = {}) => test.call.send(getMensajes, input, { as: boss });
const said = async (input: object) => (await list(input)).mensajes.map(({ msg }) => msg);

describe('the list of messages', () => {
  it('shows sender, recipient and text, newest first, with the keys of both', async () => {
    const [id] = await writeMessages(test, [oscar, clara], ['Llego mañana']);
    await writeMessages(test, [clara, oscar], ['¿A qué hora?']);
    const { mensajes } = await list();
    expect(mensajes.map(({ msg }) => msg)).toEqual(['¿A qué hora?', 'Llego mañana']);
    expect(mensajes[1]).toEqual({
      id,
      de: 'Óscar Ríos Luna',
      para: 'Clara Ríos Luna',
      sistema: 0,
      msg: 'Llego mañana',
      imagen: 0,
      createAt: test.services.clock().toISOString(),
      key1: oscar.keylogin,
      key2: clara.keylogin,
    });
  });

  it('is searched by text, ignoring accents and punctuation', async () => {
    await writeMessages(test, [clara, oscar], ['La TUBERÍA gotea: 100 % seguro', 'snake_case']);
    expect(await said({ search: 'tuberia' })).toEqual(['La TUBERÍA gotea: 100 % seguro']);
    expect(await said({ search: 'tubería gotea' })).toHaveLength(1);
    // Not the number alone: an e-mail of these people may have it.
    expect(await said({ search: '100 % seguro' })).toHaveLength(1);
    expect(await said({ search: 'snake_case' })).toEqual(['snake_case']);
    expect(await said({ search: 'snakeXcase' })).toEqual([]);
    expect(await said({ search: 'nobody wrote this' })).toEqual([]);
    expect(await said({ search: '   ' })).toEqual(await said({}));
  });

  it('is ordered from the oldest on too, and downloaded so, which is recorded', async () => {
    await writeMessages(test, [clara, oscar], ['Ordenado uno', 'Ordenado dos', 'Ordenado tres']);
    const asked = { search: 'ordenado', orden: 'antiguos' } as const;
    const oldest = ['Ordenado uno', 'Ordenado dos', 'Ordenado tres'];
    expect(await said(asked)).toEqual(oldest);
    expect(await said({ ...asked, itemsPerPage: 2, page: 2 })).toEqual(['Ordenado tres']);
    const file = await test.call.send(exportMensajes, asked, { as: boss });
    expect([file.mensajes.map(({ msg }) => msg), file.hay_mas]).toEqual([oldest, false]);
    const recorded = await test.services.db
      .selectFrom('audit_log')
      .select(['subject', 'after'])
      .where('action', '=', 'descargar_mensajes')
      .execute();
    expect(recorded).toEqual([{ subject: 'message', after: { mensajes: 3, ...asked } }]);
  });

  it('finds signs alone where exactly they are', async () => {
    await writeMessages(test, [clara, oscar], ['El 20 % ¿sí?', "O'Higgins 5\\7", '👍🏽 ¡%_%!']);
    expect(await said({ search: ' %_% ' })).toEqual(['👍🏽 ¡%_%!']);
    expect(await said({ search: '👍🏽' })).toEqual(['👍🏽 ¡%_%!']);
    expect(await said({ search: "'" })).toEqual(["O'Higgins 5\\7"]);
    expect(await said({ search: '\\' })).toEqual(["O'Higgins 5\\7"]);
    expect(await said({ search: '?¿' })).toEqual([]);
    expect(await said({ search: '§' })).toEqual([]);
  });

  it('is not searched by one or two letters alone, which are in every message', async () => {
    await writeMessages(test, [clara, oscar], ['Ya quedó', 'ixtle']);
    const sentence = 'Escribe una palabra de al menos 3 letras.';
    for (const search of ['a', 'ix', '7', ' a '.repeat(40), 'a de la'])
      for (const call of [getMensajes, exportMensajes])
        expect(await test.call.reply(call, { search }, { as: boss })).toMatchObject({
          code: 'invalid_input',
          campos: { search: sentence },
        });
    expect(await said({ search: 'ya quedo' })).toEqual(['Ya quedó']);
    expect(await said({ search: 'ixt' })).toEqual(['ixtle']);
  });

  it('is searched for two seconds at most, so that a text like every message holds nobody up', async () => {
    await test.services.db.transaction().execute(async (trx) => {
      await sql`lock table message in access exclusive mode`.execute(trx);
      expect(await test.call.refused(getMensajes, { search: 'hora la a' }, { as: boss })).toBe(
        'search_takes_long',
      );
    });
    expect(await said({ search: 'ixtle' })).toEqual(['ixtle']);
  });

  it('is searched by the names and e-mails of both people', async () => {
    const ines = await makeAccount(test, 'client', { nombre: 'Inés', email: 'ines@dos.mx' });
    await writeMessages(test, [ines, oscar], ['Hola']);
    await writeMessages(test, [oscar, ines], ['Buenas', 'Soy yo, Inés: digo, Óscar']);
    const all = ['Soy yo, Inés: digo, Óscar', 'Buenas', 'Hola'];
    expect(await said({ search: 'ines' })).toEqual(all);
    expect(await said({ search: 'ines@dos.mx' })).toEqual(all);
    await markDeleted(test, ines);
    // The deleted account is found only by message texts.
    expect(await said({ search: 'ines' })).toEqual(all.slice(0, 1));
    const { mensajes } = await list({ search: 'Soy yo' });
    expect(mensajes).toMatchObject([{ de: 'Óscar Ríos Luna', para: 'Cuenta eliminada' }]);
  });

  it('shows system messages, and messages that are only an image', async () => {
    const { db } = test.services;
    await db
      .updateTable('message')
      .set({ sender_id: null, actor_id: oscar.id, evento: 'publicada' })
      .where('msg', '=', 'ixtle')
      .execute();
    const { mensajes } = await list({ search: 'ixtle' });
    expect(mensajes).toMatchObject([
      {
        de: 'Maestros',
        para: 'Óscar Ríos Luna y Clara Ríos Luna',
        sistema: 1,
        key1: oscar.keylogin,
        key2: clara.keylogin,
      },
    ]);
  });

  it('has pages of ten, and says whether there are more', async () => {
    const texts = Array.from({ length: 23 }, (_, place) => `Paginado ${place}`);
    const ids = (await writeMessages(test, [clara, oscar], texts)).toReversed();
    const page = async (number: number, extra = {}) => {
      const reply = await list({ search: 'paginado', page: number, ...extra });
      return { ...reply, ids: reply.mensajes.map(({ id }) => id) };
    };
    const first = await page(1);
    expect(first.ids).toEqual(ids.slice(0, 10));
    expect(first).toMatchObject({
      totalPages: 3,
      total: 23,
      total_estimado: false,
      hay_mas: true,
    });
    const second = await page(2, { marca: first.marca });
    expect(second.ids).toEqual(ids.slice(10, 20));
    const last = await page(3, { marca: second.marca });
    expect([last.ids, last.hay_mas]).toEqual([ids.slice(20), false]);
    expect((await page(2, { marca: last.marca })).ids).toEqual(ids.slice(10, 20));
    expect(await page(9)).toMatchObject({ mensajes: [], totalPages: 3, hay_mas: false });
    expect((await page(1, { itemsPerPage: 4 })).totalPages).toBe(6);
    // A mark of another list shows other rows without an error.
    expect((await page(2, { marca: '1.5.1' })).ids).toEqual(ids.slice(10, 20));
    expect(await test.call.refused(getMensajes, { marca: "1';--" }, { as: boss })).toBe(
      'invalid_input',
    );
  });

  it('pages by marks through a word of thousands of messages, and estimates the total', async () => {
    const texts = Array.from({ length: 12_000 }, (_, place) => `Común ${place}`);
    const ids = (await writeMessages(test, [clara, oscar], texts)).toReversed();
    await test.asOwner('analyze message');
    const page = async (number: number, marca?: string | null) => {
      const reply = await list({ search: 'comun', page: number, ...(marca && { marca }) });
      return { ...reply, ids: reply.mensajes.map(({ id }) => id) };
    };
    const first = await page(1);
    expect(first).toMatchObject({ total_estimado: true, hay_mas: true });
    expect(first.total).toBeGreaterThan(10_000);
    expect(first.ids).toEqual(ids.slice(0, 10));
    const second = await page(2, first.marca);
    expect(second.ids).toEqual(ids.slice(10, 20));
    expect((await page(1, second.marca)).ids).toEqual(first.ids);
    const deep = await page(700);
    expect(deep.ids).toEqual(ids.slice(6990, 7000));
    expect((await page(701, deep.marca)).ids).toEqual(ids.slice(7000, 7010));
    // The same message matches by both people's names.
    expect((await list({ search: 'rios luna' })).mensajes.map(({ id }) => id)).toEqual(first.ids);
  });

  it('is read by administrators only, and each reading is recorded with its search', async () => {
    const { db } = test.services;
    await list({ search: 'algo', page: 2 });
    const entry = await db
      .selectFrom('audit_log')
      .select(['admin_id', 'action', 'after'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      admin_id: boss.id,
      action: 'listar_mensajes',
      after: { search: 'algo', page: 2 },
    });
    expect(await test.call.refused(getMensajes, {}, { as: clara })).toBe('forbidden');
  });
});
