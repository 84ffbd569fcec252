import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getOwnProjects, getOwnReviews } from '#contract/accounts.ts';
import { validateSession } from '#contract/session.ts';
import { ESTADOS, type Estado } from '#domain/projects/graph.ts';
import { groupOf } from '#domain/projects/groups.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeAccount, makeProfessional, type TestAccount } from '../testing.ts';

let test: TestApp;
let client: TestAccount;
let professional: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  client = await makeAccount(test, 'client', { nombre: 'Clara', apellidos: 'Ríos Luna' });
  professional = await makeProfessional(test);
});
afterAll(() => test.close());

interface Made {
  readonly titulo?: string;
  readonly published?: boolean;
  readonly minutesAgo?: number;
}

/** Stores as many projects of the two, one a minute. */
async function make(estado: Estado, count: number, made: Made = {}): Promise<void> {
  const { titulo = `Trabajo ${estado}`, published = true, minutesAgo = 0 } = made;
  const now = test.services.clock().getTime();
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(now - (minutesAgo + index) * 60_000);
    return {
      client_id: client.id,
      professional_id: professional.id,
      estado,
      titulo,
      descripcion: 'Con material',
      precio: 180_000,
      created_at: at,
      updated_at: at,
      published_at: published ? at : null,
    };
  });
  await test.services.db.insertInto('proposal').values(rows).execute();
}

const userOf = async (as: TestAccount) => (await test.call.send(validateSession, {}, { as })).user;
const projectsOf = (as: TestAccount, input: object = {}) =>
  test.call.send(getOwnProjects, input, { as });

describe('the home', () => {
  it('shows each group, however many there are of another', async () => {
    await make('retirada', 60, { published: false });
    await make('cancelada', 55, { minutesAgo: 5 });
    await make('publicada', 1, { minutesAgo: 200 });
    await make('finalizada', 4, { minutesAgo: 300 });
    for (const person of [professional, client]) {
      const { proposal, proposal_total } = await userOf(person);
      const count = (grupo: string) => proposal.filter((one) => one.grupo === grupo).length;
      expect([count('esperando'), count('finalizados'), count('cerrados')]).toEqual([1, 4, 20]);
      expect(proposal_total).toEqual({ en_curso: 0, esperando: 1, finalizados: 4, cerrados: 55 });
      const instants = proposal.map(({ updateAt }) => updateAt);
      expect(instants).toEqual(instants.toSorted().toReversed());
    }
  });

  it('shows a draft to its author alone', async () => {
    await make('por_publicar', 1, { published: false });
    expect((await userOf(professional)).proposal_total.esperando).toBe(1);
    const hers = await userOf(client);
    expect([hers.proposal_total.esperando, hers.proposal]).toEqual([0, []]);
    expect((await projectsOf(client)).proyectos).toEqual([]);
  });

  it('groups every state as the rule does', async () => {
    for (const published of [true, false])
      for (const estado of ESTADOS) {
        await test.services.db.deleteFrom('proposal').where('client_id', '=', client.id).execute();
        await make(estado, 1, { published });
        const { proyectos } = await projectsOf(professional);
        const wanted = groupOf(estado, published, false);
        expect(proyectos.map(({ grupo }) => grupo)).toEqual(wanted === null ? [] : [wanted]);
      }
  });
});

describe('all one’s projects', () => {
  it('are read page by page, each once, newest first', async () => {
    await make('cancelada', 25);
    await make('finalizada', 22, { minutesAgo: 10 });
    const ids: number[] = [];
    const sizes: number[] = [];
    let marca: string | null = null;
    do {
      const page = await projectsOf(client, marca === null ? {} : { marca });
      ids.push(...page.proyectos.map(({ id }) => id));
      sizes.push(page.proyectos.length);
      expect(page.totales).toEqual({ en_curso: 0, esperando: 0, finalizados: 22, cerrados: 25 });
      ({ marca } = page);
    } while (marca !== null);
    expect(sizes).toEqual([20, 20, 7]);
    expect(new Set(ids).size).toBe(47);
  });

  it('are filtered by group, and by words of title, description and person', async () => {
    await make('finalizada', 2, { titulo: 'Fuga en el baño' });
    await make('cancelada', 1, { titulo: 'Pintar la sala (50 %)' });
    const titles = async (input: object) =>
      (await projectsOf(professional, input)).proyectos.map(({ titulo }) => titulo);
    expect(await titles({ grupo: 'cerrados' })).toEqual(['Pintar la sala (50 %)']);
    expect(await titles({ search: 'BANO' })).toEqual(['Fuga en el baño', 'Fuga en el baño']);
    expect(await titles({ search: 'clara r', grupo: 'cerrados' })).toEqual([
      'Pintar la sala (50 %)',
    ]);
    expect(await titles({ search: 'con material' })).toHaveLength(3);
    expect(await titles({ search: 'azotea' })).toEqual([]);
    expect(await titles({ search: '%' })).toEqual(['Pintar la sala (50 %)']);
    expect(await titles({ search: '_' })).toEqual([]);
  });

  it('are one’s own', async () => {
    await make('finalizada', 1);
    const other = await makeProfessional(test);
    expect((await projectsOf(other)).proyectos).toEqual([]);
  });
});

it('all reviews are read page by page, with their number', async () => {
  await make('finalizada', 23);
  const projects = await test.services.db
    .selectFrom('proposal')
    .select('id')
    .where('client_id', '=', client.id)
    .execute();
  await test.services.db
    .insertInto('review')
    .values(
      projects.map(({ id }) => ({
        proposal_id: id,
        type: 'cliente',
        author_id: client.id,
        subject_id: professional.id,
        rating: 5,
        description: 'Muy bien.',
        created_at: test.services.clock(),
      })),
    )
    .execute();
  for (const [as, sentido] of [
    [professional, 'recibidas'],
    [client, 'enviadas'],
  ] as const) {
    const first = await test.call.send(getOwnReviews, { sentido }, { as });
    expect([first.reviews.length, first.total]).toEqual([20, 23]);
    const antes = first.siguiente as number;
    const rest = await test.call.send(getOwnReviews, { sentido, antes }, { as });
    expect([rest.reviews.length, rest.siguiente]).toEqual([3, null]);
    expect(new Set([...first.reviews, ...rest.reviews].map(({ id }) => id)).size).toBe(23);
  }
  expect((await userOf(client)).reviews.total_sender).toBe(23);
});
