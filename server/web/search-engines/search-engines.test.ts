import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, makeProfessional } from '#server/features/accounts/testing.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const ORIGIN = 'http://localhost:3000';

let test: TestApp;
let shown: string;
const hidden: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
  const made = await makeProfessional(test, {
    profesion: 'Plomería',
    estado: 'Nuevo León',
    ciudad: 'Monterrey',
  });
  shown = made.keylogin;
  for (const validacion of ['pendiente', 'rechazado'] as const)
    hidden.push((await makeProfessional(test, { validacion })).keylogin);
  const deleted = await makeProfessional(test, { profesion: 'Herrería' });
  await test.services.db
    .updateTable('account')
    .set({ deleted_at: test.services.clock() })
    .where('id', '=', deleted.id)
    .execute();
  hidden.push(deleted.keylogin, (await makeAccount(test, 'client')).keylogin);
});
afterAll(() => test.close());

async function get(url: string) {
  const reply = await test.app.inject({ url, headers: { host: 'evil.example' } });
  const { statusCode: status, headers, body } = reply;
  return { status, type: headers['content-type'], cache: headers['cache-control'], body };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  it('lists its parts, each with addresses of the configured origin', async () => {
    const index = await get('/sitemap.xml');
    expect(index).toMatchObject({
      status: 200,
      type: 'application/xml; charset=utf-8',
      cache: 'public, max-age=3600',
    });
    const parts = locations(index.body);
    expect(parts).toEqual([
      `${ORIGIN}/sitemap-paginas.xml`,
      `${ORIGIN}/sitemap-profesionales-1.xml`,
    ]);
    for (const part of parts) {
      const { status, type, body } = await get(part?.slice(ORIGIN.length) ?? '');
      expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
      expect(body).toMatch(/<\/urlset>\n$/);
      expect(locations(body).every((loc) => loc?.startsWith(`${ORIGIN}/`))).toBe(true);
      expect(locations(body).length).toBeGreaterThan(0);
    }
  });

  it('contains the pages, the categories, and states with professionals of their own', async () => {
    const found = locations((await get('/sitemap-paginas.xml')).body);
    for (const path of ['/', '/categorias', '/categorias/aire-acondicionado'])
      expect(found).toContain(ORIGIN + path);
    expect(found.filter((loc) => loc?.includes('?'))).toEqual([
      `${ORIGIN}/categorias/plomeria?estado=Nuevo+Le%C3%B3n`,
    ]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('contains the public profiles with their last change', async () => {
    const { body } = await get('/sitemap-profesionales-1.xml');
    expect(locations(body)).toEqual([`${ORIGIN}/ver/profesional/${shown}`]);
    expect(body).toContain(`<lastmod>${test.services.clock().toISOString()}</lastmod>`);
    for (const keylogin of hidden) expect(body).not.toContain(keylogin);
  });

  it('continues in further parts and batches by id', async () => {
    const { db } = test.services;
    // Beyond one batch, and in the second part.
    const ids = sql`generate_series(40000, 50001) id where id < 42300 or id >= 50000`;
    await sql`insert into account (id, keylogin, rol, nombre, apellidos, email)
      overriding system value
      select id, 'many-' || id, 2, 'Ana', 'Sol', id || '@correo.mx' from ${ids}`.execute(db);
    await sql`insert into profile (account_id, descripcion, validacion)
      select id, 'Trabajo con cuidado.', 'validado' from ${ids}`.execute(db);
    expect(locations((await get('/sitemap.xml')).body)).toHaveLength(3);
    const first = locations((await get('/sitemap-profesionales-1.xml')).body);
    const second = locations((await get('/sitemap-profesionales-2.xml')).body);
    // One existed before, and 50,000 is the last of the first part.
    expect([first.length, second.length]).toEqual([2302, 1]);
    expect(new Set([...first, ...second]).size).toBe(2303);
  });

  it('has no other parts', async () => {
    for (const part of ['0', '4', '999999999', 'x', '-1'])
      expect((await get(`/sitemap-profesionales-${part}.xml`)).status).toBe(404);
  });
});

it('says whom to tell of a hole, and until when', async () => {
  const { status, type, body } = await get('/.well-known/security.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(
    /^Contact: mailto:equipo@maestros\.example\nExpires: 20\d\d-\d\d-\d\dT[\d:]{8}Z\n/,
  );
});

describe('robots.txt', () => {
  it('disallows private paths and names the sitemap', async () => {
    const { status, type, body } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const path of ['/api/', '/_dev/', '/chat/', '/admin/', '/cliente', '/profesional', '/m/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Allow: /api/files/\n');
  });
});
