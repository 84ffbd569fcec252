// `npm run attack`: hostile clients against the API as it runs in production, on loopback and on a throwaway database. It ends
// by itself, prints what it measured, and ends with 1 where an aim is missed.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@maestros/embedded-postgres';
import { prepareDatabase } from '#server/start/database.ts';
import { isMet, type Measure, tableOf } from '../report.ts';
import { bodies } from './bodies.ts';
import { chats } from './chats.ts';
import { connections } from './connections.ts';
import { guesses } from './guesses.ts';
import { logins } from './logins.ts';
import { matrices } from './matrices.ts';
import { populate } from './people.ts';
import { pictures } from './pictures.ts';
import { races } from './races.ts';
import { texts } from './texts.ts';
import type { Target } from './target.ts';
import { writeFigures } from './figures.ts';
import { uploads } from './uploads.ts';
import { FILE_KEYS } from '../sealed.ts';

const ATTACKS = {
  connections,
  logins,
  uploads,
  chats,
  matrices,
  bodies,
  texts,
  pictures,
  guesses,
  races,
};

const folder = mkdtempSync(path.join(tmpdir(), 'maestros-attack-'));
const server = await startEmbedded({ dataDir: folder, databaseName: 'attack' });
let subject: ChildProcess | null = null;
try {
  await prepareDatabase(server.url(), { fileKeys: FILE_KEYS });
  await populate(server.url());
  const only = process.env['ATTACK_ONLY'];
  const measures: Measure[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (only && only !== name) continue;
    console.log(`· ${name}`);
    subject = fork(new URL('../subject.ts', import.meta.url), [server.url()], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--max-semi-space-size=16'],
    });
    const [{ app }] = (await once(subject, 'message')) as [{ app: number }];
    const target: Target = { port: app, databaseUrl: server.url(), pid: subject.pid ?? 0 };
    const found = await attack(target);
    measures.push(...found);
    writeFigures(name, tableOf(found));
    subject.disconnect();
    await once(subject, 'exit');
  }
  const table = tableOf(measures);
  console.log(`\n${table}`);
  if (!measures.every(isMet)) process.exitCode = 1;
} finally {
  if (subject?.exitCode === null) subject.kill('SIGKILL');
  await server.stop();
  for (const used of [server.dataDir, folder]) rmSync(used, { recursive: true, force: true });
}
