import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTemplates, getTemplates, type MessageTemplate } from '#contract/notifications.ts';
import { makeAdmin } from '#demo/factories.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { Credentials } from '#server/testing/call.ts';
import { sessionOf } from '#server/testing/project.ts';
import { TEMPLATES } from '../events.ts';
import { syncTemplates } from './sync.ts';

// The templates that WhatsApp has to approve (4 §E), against a provider that refuses what the real one refuses.

let test: TestApp;
let admin: Credentials;
beforeAll(async () => {
  test = await startTestApp();
  admin = sessionOf(await makeAdmin(test.services));
});
afterAll(() => test.close());

const list = () => test.call.send(getTemplates, {}, { as: admin });
const named = async (nombre: string): Promise<MessageTemplate | undefined> =>
  (await list()).plantillas.find((template) => template.nombre === nombre);
const control = (path: string, body: object) =>
  fetch(`${test.standIns.whatsapp.url}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
const ONE = TEMPLATES.at(-1)?.name ?? '';

describe('templates', () => {
  it('are all approved by a provider as strict as the real one, codes first, each text by its own name', async () => {
    const { plantillas, leidas_at } = await list();
    expect(plantillas).toHaveLength(TEMPLATES.length);
    expect(plantillas.filter(({ estado }) => estado !== 'APPROVED')).toEqual([]);
    expect(leidas_at).not.toBeNull();
    expect(plantillas[0]).toMatchObject({ nombre: 'codigo_de_verificacion', texto: null });
    expect(plantillas.find(({ evento }) => evento === 'pagado')?.nombre).toMatch(
      /^maestros_pagado_[0-9a-f]{8}$/,
    );
    expect(new Set(plantillas.map(({ nombre }) => nombre)).size).toBe(TEMPLATES.length);
  });

  it('that are refused harm no other, and say why', async () => {
    const { whatsapp } = test.services;
    const refuses: typeof whatsapp = {
      ...whatsapp,
      templates: async () => [],
      register: async (template) => {
        if (template.name === ONE)
          return whatsapp.register({ ...template, category: 'AUTHENTICATION', minutes: 91 });
        return { name: template.name, state: 'PENDING', reason: null };
      },
    };
    await syncTemplates({ ...test.services, whatsapp: refuses });
    expect(await named(ONE)).toMatchObject({
      estado: 'REJECTED',
      motivo: expect.stringContaining('code_expiration_minutes'),
    });
    expect((await list()).plantillas[0]?.nombre).toBe(ONE);
    await syncTemplates(test.services);
    expect(await named(ONE)).toMatchObject({ estado: 'APPROVED', motivo: null });
  });

  it('that could not be asked for are asked for again, after all others', async () => {
    const { whatsapp } = test.services;
    const asked: string[] = [];
    const breaks: typeof whatsapp = {
      ...whatsapp,
      templates: async () => [],
      register: async ({ name }) => {
        asked.push(name);
        throw new Error('down');
      },
    };
    await expect(syncTemplates({ ...test.services, whatsapp: breaks })).rejects.toThrow(
      `${TEMPLATES.length} templates could not be registered`,
    );
    expect(asked).toEqual(TEMPLATES.map(({ name }) => name));
    // What was known of them stands.
    expect(await named(ONE)).toMatchObject({ estado: 'APPROVED' });
  });

  it('change their state by signed news, once, and by the daily reading', async () => {
    const { appSecret } = test.standIns.whatsapp;
    const tell = (event: string, secret = appSecret, language = 'es_MX') => {
      const value = {
        event,
        message_template_name: ONE,
        message_template_language: language,
        reason: 'LOW_QUALITY',
      };
      const changes = [{ field: 'message_template_status_update', value }];
      const payload = JSON.stringify({ entry: [{ id: '1', changes }] });
      const signature = createHmac('sha256', secret).update(payload).digest('hex');
      return test.app.inject({
        method: 'POST',
        url: '/api/whatsapp/webhook',
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': `sha256=${signature}`,
        },
        payload,
      });
    };
    expect((await tell('PAUSED', 'guessed')).statusCode).toBe(400);
    await tell('PAUSED', appSecret, 'en_US');
    await tell('A_WORD_OF_TOMORROW');
    expect(await named(ONE)).toMatchObject({ estado: 'APPROVED' });
    await tell('PAUSED');
    const paused = await named(ONE);
    expect(paused).toMatchObject({ estado: 'PAUSED', motivo: 'LOW_QUALITY' });
    test.advance(60_000);
    await tell('PAUSED');
    expect(await named(ONE)).toEqual(paused);

    await test.call.send(checkTemplates, {}, { as: admin });
    await test.work();
    expect(await named(ONE)).toMatchObject({ estado: 'APPROVED', motivo: null });
    await control(`templates/${ONE}`, { status: 'DISABLED', reason: 'ABUSIVE_CONTENT' });
    await test.call.send(checkTemplates, {}, { as: admin });
    await test.work();
    expect(await named(ONE)).toMatchObject({ estado: 'DISABLED', motivo: 'ABUSIVE_CONTENT' });
    await control(`templates/${ONE}`, { status: 'APPROVED' });
  });
});
