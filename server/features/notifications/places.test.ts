import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROL } from '#contract/call.ts';
import { openDispute } from '#contract/disputes.ts';
import { sharedPaths } from '#lib/paths.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { projectIn } from '#server/testing/project.ts';
import { EVENT_OF_TEMPLATE, eventOf } from './events.ts';
import { reachOf } from '#server/testing/reach.ts';

// Every text carries the address that opens exactly what it speaks of (4 §E).

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('what is sent to people', () => {
  it('leads somewhere, whoever reads it', () => {
    const first = [...EVENT_OF_TEMPLATE.values()]
      .flatMap((evento) =>
        [ROL.client, ROL.professional].map((rol) =>
          eventOf(evento).place.path({ rol, other: 'clave', about: 7, project: 9 }),
        ),
      )
      .filter((path) => !/^\/(cliente\/|profesional|chat\/clave|login|#contacto)/.test(path));
    expect(first).toEqual([]);
  });

  it('leads each to the page of their own account', () => {
    const { place } = eventOf('segundo_factor_activo');
    const paths = [ROL.client, ROL.professional, ROL.admin].map((rol) =>
      place.path({ rol, other: null, about: null, project: null }),
    );
    expect(paths).toEqual(['/cliente/cuenta', '/profesional/cuenta', '/admin/mi-cuenta']);
  });

  it('cannot be sent without whom it is about', () => {
    const nobody = { rol: ROL.client, other: null, about: null, project: null };
    expect(() => eventOf('mensaje').place.path(nobody)).toThrow('names nobody');
    expect(() => eventOf('solicitud_declinada').place.path(nobody)).toThrow('names no request');
  });

  it('has the link on its button in WhatsApp and below its text in a mail', async () => {
    const project = await projectIn(test, 'pagado');
    await project.do(openDispute, { texto: 'Quedó mal' });
    await test.work();
    const { email, phone } = await reachOf(test, project.professional);
    const address =
      test.services.config.origin + sharedPaths.project(project.client.keylogin, project.id);
    expect(test.sentTo(phone)[0]).toMatch(
      new RegExp(`\\n\\[Abrir en Maestros\\] ${address.replace('?', '\\?')}$`),
    );
    expect(test.sentTo(email)[0]).toContain(`\n\nÁbrelo en Maestros: ${address}`);
  });
});
