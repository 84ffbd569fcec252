import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSettings } from '#contract/settings.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('how to reach the team', () => {
  it('is what was configured, and nothing more', async () => {
    const { operator } = test.services.config;
    const { mensaje: _, ...unknown } = await test.call.reply(getSettings, {});
    expect(unknown).toEqual({
      status: 200,
      cookies: '',
      correo: 'equipo@maestros.example',
      whatsapp: null,
      responsable: null,
      domicilio: null,
    });
    Object.assign(operator, { whatsappContact: '+523312345678', legalName: 'Rosa Díaz Mora' });
    expect(await test.call.send(getSettings, {})).toMatchObject({
      whatsapp: 'https://wa.me/523312345678',
      responsable: 'Rosa Díaz Mora',
    });
  });
});
