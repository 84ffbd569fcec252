import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call } from '#contract/call.ts';
import type { TestApp } from './app.ts';

export interface ProcessReply {
  readonly status: number;
  /** The code of a failure, or `ok`. */
  readonly code: string;
  readonly cookie: string;
  readonly body: Record<string, unknown>;
}

interface Asked {
  readonly headers?: Record<string, string>;
  readonly cookie?: string;
}

export interface Processes {
  /** Sends calls to the processes alternately. */
  ask(call: Call, body: object, asked?: Asked): Promise<ProcessReply>;
  stop(): Promise<void>;
}

/** Starts two server processes on the database of `test`, as in production. */
export async function startProcesses(
  { services: { config } }: TestApp,
  environment: Record<string, string> = {},
): Promise<Processes> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-processes-'));
  const children = ['a', 'b'].map((name) =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'process.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: config.databaseUrl ?? '',
        SECRET_KEY: config.secretKeys.join(),
        FILE_KEYS: config.fileKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(),
        DATA_DIR: path.join(dataDir, name),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const addresses = await Promise.all(children.map(addressOf));
    let asked = 0;
    return { ask: (...args) => post(addresses[asked++ % addresses.length] ?? '', ...args), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('a server process did not start');
  });
  const [printed] = (await Promise.race([once(child.stdout!, 'data'), ended])) as [Buffer];
  return printed.toString();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function post(
  address: string,
  call: Call,
  body: object,
  { headers, cookie }: Asked = {},
): Promise<ProcessReply> {
  const answer = await fetch(`${address}/api${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...(cookie && { cookie }) },
    body: JSON.stringify({ rute: '', ...body }),
  });
  const reply = (await answer.json()) as { code?: string };
  const [set = ''] = answer.headers.getSetCookie();
  const { code = 'ok' } = reply;
  return { status: answer.status, code, cookie: set.split(';')[0] ?? '', body: reply };
}
