// How soon the team's search answers on a platform of a million accounts, for every way of saying something and for texts
// that are meant to be slow.
import type { FastifyInstance } from 'fastify';
import { prepareDatabase } from '#server/start/database.ts';
import { openApplication } from './application.ts';
import { ask } from './calls.ts';
import { withClient } from './client.ts';
import type { Measure } from './report.ts';
import { keyOf, tokenOf } from './scale.ts';
import {
  COMMON_NAME,
  fillTeamSearch,
  longKeyOf,
  phoneOf,
  providerIdOf,
  TEAM,
  trackingKeyOf,
} from './team-search-data.ts';
import { FILE_KEYS } from './sealed.ts';

const ACCOUNTS = 1_000_000;
/** 4 §F: an answer while one is typing. */
const AIM = { atMost: 100 } as const;
const TIMES = 60;
const URL = '/api/admin/search.php';
const sessions = TEAM.map((one) => ({ rute: '', session_id: tokenOf(one), keylogin: keyOf(one) }));

/** A number of somebody or something, another one each time. */
const some = (time: number, of: number): number => 1 + ((time * 7_919_317) % of);
const oneOf = (words: string, time: number): string => {
  const all = words.split(' ');
  return all[time % all.length] ?? '';
};

const KINDS: Readonly<Record<string, (time: number, accounts: number) => string>> = {
  'a whole telephone': (time, of) => phoneOf(some(time, of)),
  'four digits': (time, of) => phoneOf(some(time, of)).slice(-4),
  'the beginning of telephones': () => '+52 33 00',
  'an e-mail': (time, of) => `persona${some(time, of)}@prueba.mx`,
  'the beginning of all e-mails': () => 'persona',
  'a key': (time, of) => longKeyOf(some(time, of)),
  'two beginnings of a name': (time) =>
    `${oneOf('mari jo lu xo', time)} ${oneOf('lop her gar zu', time)}`,
  'a name and two surnames': (time) =>
    `${oneOf('José Xóchitl Clara', time)} ${oneOf('García Ruiz', time)} ${oneOf('Ortiz Ocampo', time)}`,
  'a name of one in ten': () => COMMON_NAME,
  'two letters': (time) => oneOf('ma lo ju an he ga se', time),
  'names that nobody has together': () => `${COMMON_NAME} juan guadalupe`,
  'a name of nobody': (time) => `zzxqj${time}`,
  'a trade name': (time, of) => `Servicios ${9 * some(time, Math.floor(of / 9))}`,
  'a trade': (time) => oneOf('plomero electricista pintor', time),
  'a trade and a common name': (time) => `${oneOf('plomero electricista', time)} ${COMMON_NAME}`,
  'a trade and nobody': () => 'plomero zzxqj',
  'the number of a project': (time, of) => `#${some(time, of)}`,
  'digits alone': (time, of) => String(some(time, of)),
  'a digit': (time) => String(time % 10),
  'words of all projects': () => 'material mano obra',
  'words of few projects': (time, of) => `gotea azotea ${some(time, of)}`,
  'words in no order': (time) =>
    `${oneOf('zapopan mérida', time)} ${oneOf('gotea cruje', time)} ${oneOf('azotea baño', time)}`,
  'the provider’s id': (time, of) => providerIdOf(some(time, of)),
  'the beginning of all ids': () => 'pi_3B',
  'a bank’s key': (time) => trackingKeyOf(some(time, 200_000)),
  'the beginning of all keys': () => 'MBAN0000',
  hostile: (time) =>
    [
      'a',
      '%',
      'de',
      '%'.repeat(120),
      ' '.repeat(120),
      '_a%',
      'a%a%',
      'de la el a',
      'x'.repeat(120),
    ][time % 9] ?? '',
};

export async function measureTeamSearch(
  make: (name: string) => Promise<string>,
  logPhase: (what: string) => void,
): Promise<Measure[]> {
  const databaseUrl = await make('bench_team_search');
  await prepareDatabase(databaseUrl, { fileKeys: FILE_KEYS });
  logPhase(`  ${ACCOUNTS.toLocaleString('en')} accounts, projects and payments`);
  await withClient(databaseUrl, (client) => fillTeamSearch(client, ACCOUNTS));
  logPhase('  its searches');
  const { app, close } = await openApplication(databaseUrl);
  try {
    return await searchesOf(app, ACCOUNTS);
  } finally {
    await close();
  }
}

async function searchesOf(app: FastifyInstance, accounts: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [kind, text] of Object.entries(KINDS)) {
    const took: number[] = [];
    let found = 0;
    // The first one of a kind opens connections and reads what is read once.
    await ask(app, URL, { ...sessions[0], texto: text(TIMES, accounts).slice(0, 120) });
    for (let time = 0; time < TIMES; time++) {
      const before = performance.now();
      const reply = await ask(app, URL, {
        ...sessions[time % sessions.length],
        texto: text(time, accounts).slice(0, 120),
      });
      took.push(performance.now() - before);
      found += Object.values(reply as Record<string, { lista?: unknown[] }>).reduce(
        (sum, group) => sum + (group.lista?.length ?? 0),
        0,
      );
    }
    const inOrder = took.toSorted((a, b) => a - b);
    measures.push({
      name: `team search, ${kind}`,
      value: inOrder[Math.floor(0.95 * TIMES)] ?? 0,
      unit: 'ms',
      aim: AIM,
      note: `p95 of ${TIMES}; median ${(inOrder[TIMES / 2] ?? 0).toFixed(1)} ms; ${(found / TIMES).toFixed(1)} found`,
    });
  }
  return measures;
}
