import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacto, getSettings } from '#contract/contact.ts';
import {
  getAjustes,
  getPreguntas,
  saveContacto,
  savePreguntas,
  undoContacto,
  undoPreguntas,
} from '#contract/settings.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';

let test: TestApp;
let ada: Credentials;
let bea: Credentials;
let people = 0;
beforeAll(async () => {
  test = await startTestApp();
  ada = sessionOf(await makeAdmin(test.services, { nombre: 'Ada', apellidos: 'Ruiz' }));
  bea = sessionOf(await makeAdmin(test.services, { nombre: 'Bea', apellidos: 'Sol' }));
});
afterAll(() => test.close());

const settings = () => test.call.send(getAjustes, {}, { as: ada });
const shown = async () => (await test.call.send(getPreguntas, {})).preguntas;
const asked = async () => (await shown()).map(({ pregunta }) => pregunta);
const logged = (subjectId: string) =>
  test.services.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'setting')
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .execute();

const NBSP = '\u00A0';

describe('the frequent questions', () => {
  it('begin as they always were', async () => {
    expect(await asked()).toEqual([
      '¿Cuándo pago y cuándo cobra el profesional?',
      '¿Qué revisan antes de validar a un profesional?',
      '¿Qué pasa si no quedo conforme?',
      '¿Puedo cancelar?',
      '¿Cuánto cuesta usar Maestros?',
    ]);
    const [first, , , cancel, cost] = (await shown()).map(({ respuesta }) => respuesta);
    expect(first).toContain(`todo si el precio es de hasta $5,000${NBSP}MXN, o la mitad`);
    expect(cancel).toContain(
      `recibe el 10${NBSP}% del precio por el tiempo que te reservó, con un máximo de $500${NBSP}MXN, y`,
    );
    expect(cost).toBe(
      `Para ti, nada: pagas el precio que acordaste. De ese precio, el profesional nos paga una comisión de 5${NBSP}% más $3.00${NBSP}MXN.`,
    );
    const { preguntas } = await settings();
    expect(preguntas).toMatchObject({ version: 1, autor: null, createAt: null, anterior: null });
    expect(await test.call.refused(undoPreguntas, { version: 1 }, { as: ada })).toBe(
      'setting_unchanged',
    );
  });

  it('are added, edited, put in order and withdrawn, each as a version that is audited and can be undone', async () => {
    const { preguntas: before } = await settings();
    const [first = expect.fail(), ...others] = before.valor;
    const added = {
      pregunta: '¿Dan <b>factura</b>?',
      respuesta: 'Sí.\nCuesta {comision}.',
      retirada: false,
    };
    const next = [added, ...others, { ...first, retirada: true }];
    const { version } = before;
    const change = { version, preguntas: next };
    const { preguntas: after } = await test.call.send(savePreguntas, change, { as: ada });
    expect(after).toMatchObject({
      version: version + 1,
      valor: next,
      autor: 'Ada Ruiz',
      anterior: before.valor,
    });
    expect((await shown())[0]).toEqual({
      pregunta: '¿Dan <b>factura</b>?',
      respuesta: `Sí.\nCuesta 5${NBSP}% más $3.00${NBSP}MXN.`,
    });
    expect(await asked()).not.toContain(first.pregunta);
    // The same press again.
    await test.call.send(savePreguntas, change, { as: ada });
    const entries = await logged('preguntas');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'cambiar_preguntas',
      before: { retiradas: [] },
      after: {
        preguntas: { [added.pregunta]: added.respuesta },
        retiradas: [first.pregunta],
      },
    });

    const undo = { version: after.version };
    const { preguntas: undone } = await test.call.send(undoPreguntas, undo, { as: bea });
    expect(undone).toMatchObject({
      version: version + 2,
      valor: before.valor,
      autor: 'Bea Sol',
      anterior: next,
    });
    await test.call.send(undoPreguntas, undo, { as: bea });
    expect((await logged('preguntas')).map(({ action }) => action)).toEqual([
      'deshacer_preguntas',
      'cambiar_preguntas',
    ]);
    // Undoing that brings the change back.
    const again = await test.call.send(undoPreguntas, { version: version + 2 }, { as: bea });
    expect(again.preguntas.valor).toEqual(next);
  });

  it('say who was faster, and write nothing over it', async () => {
    const { preguntas } = await settings();
    const [first = expect.fail(), ...others] = preguntas.valor;
    const { version } = preguntas;
    const by = (respuesta: string) => ({
      version,
      preguntas: [{ ...first, respuesta }, ...others],
    });
    const both = await Promise.all([
      test.call.reply(savePreguntas, by('La de Ada'), { as: ada }),
      test.call.reply(savePreguntas, by('La de Bea'), { as: bea }),
    ]);
    const [lost, ...more] = both.filter((reply) => 'code' in reply);
    expect(more).toEqual([]);
    expect(lost).toMatchObject({
      code: 'setting_changed',
      mensaje: expect.stringMatching(
        /Esto cambió mientras lo veías\..* (Ada Ruiz|Bea Sol) lo cambió el /,
      ),
    });
    expect((await settings()).preguntas.version).toBe(version + 1);
    for (const [call, code] of [
      [savePreguntas, 'setting_changed'],
      [undoPreguntas, 'setting_undo_late'],
    ] as const)
      expect(await test.call.refused(call, { ...by('Otra'), version: 1 }, { as: ada })).toBe(code);
  });

  it.each([
    [[], 'preguntas', 'Deja al menos una pregunta en la página.'],
    [[{ retirada: true }], 'preguntas', 'Deja al menos una pregunta en la página.'],
    [[{}, { pregunta: '¿UNA?' }], 'preguntas', 'Esa pregunta ya está en la lista.'],
    [[{ pregunta: ' ' }], 'preguntas.0.pregunta', 'Escribe la pregunta.'],
    [
      [{ respuesta: 'Son {iva}.' }],
      'preguntas.0.respuesta',
      'Entre llaves solo puede ir: comision, pago_completo, cargo_por_cancelar, cargo_maximo.',
    ],
  ])('of %j are refused', async (given, field, text) => {
    const one = { pregunta: '¿Una?', respuesta: 'Sí', retirada: false };
    const preguntas = given.map((more) => ({ ...one, ...more }));
    const { version } = (await settings()).preguntas;
    expect(await test.call.reply(savePreguntas, { version, preguntas }, { as: ada })).toMatchObject(
      {
        campos: { [field]: text },
      },
    );
  });
});

describe('the contact data', () => {
  const given = {
    correo: 'hola@maestros.mx',
    whatsapp: '33 1234 5678',
    responsable: 'Rosa Díaz',
    domicilio: '',
  };
  const mailTo = async () => {
    const form = {
      nombre: 'Luz',
      telefono: '3312345678',
      correo: `luz${(people += 1)}@correo.mx`,
      mensaje: 'Hola',
    };
    await test.call.send(contacto, { formContact: form });
    await test.work();
    return test.standIns.outbox.list().find(({ replyTo }) => replyTo === form.correo)?.to;
  };

  it('is what the server is configured with, until it is written; mails and pages follow', async () => {
    const { contacto: before, configurado } = await settings();
    expect(before).toMatchObject({
      version: 0,
      valor: { correo: '' },
      autor: null,
      anterior: null,
    });
    expect((await test.call.send(getSettings, {})).correo).toBe(configurado.correo);
    const { contacto: after } = await test.call.send(
      saveContacto,
      { version: 0, ...given },
      { as: ada },
    );
    expect(after).toMatchObject({
      version: 1,
      valor: { ...given, whatsapp: '+523312345678' },
      autor: 'Ada Ruiz',
      anterior: { correo: '' },
    });
    expect(await test.call.send(getSettings, {})).toMatchObject({
      correo: 'hola@maestros.mx',
      whatsapp: 'https://wa.me/523312345678',
      responsable: 'Rosa Díaz',
      domicilio: null,
    });
    expect(await mailTo()).toBe('hola@maestros.mx');
    await test.call.send(undoContacto, { version: 1 }, { as: ada });
    expect((await test.call.send(getSettings, {})).correo).toBe(configurado.correo);
    expect(await mailTo()).toBe(configurado.correo);
    expect(await logged('contacto')).toMatchObject([
      { action: 'deshacer_contacto', before: { contacto: { Correo: 'hola@maestros.mx' } } },
      {
        action: 'cambiar_contacto',
        before: { contacto: { Correo: configurado.correo } },
        after: { contacto: { Correo: 'hola@maestros.mx', WhatsApp: '+523312345678' } },
      },
    ]);
  });

  it('is refused at its fields', async () => {
    const wrong = { version: 2, ...given, correo: 'hola@', whatsapp: '33' };
    expect(await test.call.reply(saveContacto, wrong, { as: ada })).toMatchObject({
      campos: {
        correo: 'Escribe un correo válido, como nombre@correo.com.',
        whatsapp: 'Escribe un teléfono de México de 10 dígitos.',
      },
    });
  });

  it('is not written over when somebody was faster', async () => {
    const stale = { version: 0, ...given };
    expect(await test.call.refused(saveContacto, stale, { as: bea })).toBe('setting_changed');
  });
});

describe('the database', () => {
  it('refuses to change or delete a version', async () => {
    const { db } = test.services;
    await expect(db.updateTable('setting').set({ version: 9 }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('setting').execute()).rejects.toThrow();
  });
});
