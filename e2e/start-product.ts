import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
export const ADMIN = { email: 'marta@maestros.example', pass: 'la-clave-de-marta' };

/** Starts the product as `npm start` does, on a free port with its own data, and makes an administrator. */
export default async function startProduct(): Promise<() => Promise<void>> {
  // Against a product that is already running, with the administrator in it.
  if (process.env.MAESTROS_URL) return async () => {};
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-e2e-'));
  const environment = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir };
  const product = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env: environment });
  const stop = async () => {
    if (product.exitCode === null) {
      const exited = once(product, 'exit');
      product.kill('SIGINT');
      await exited;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(product);
    await makeAdmin(environment);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.MAESTROS_URL = `http://localhost:${environment.PORT}`;
  return stop;
}

/** The last line of the banner says that everything answers. */
async function ready(product: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ctrl-C detiene todo.')) resolve();
    };
    product.stdout?.on('data', listen);
    product.stderr?.on('data', listen);
    product.once('exit', () => reject(new Error(`the product did not start:\n${said}`)));
  });
}

async function makeAdmin(environment: NodeJS.ProcessEnv): Promise<void> {
  const { email, pass } = ADMIN;
  const args = ['server/admin.ts', 'create', email, '--nombre', 'Marta', '--apellidos', 'Solís'];
  const command = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...environment, ADMIN_PASSWORD: pass },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(command, 'exit')) as [number];
  if (code !== 0) throw new Error('npm run admin did not make the administrator');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
