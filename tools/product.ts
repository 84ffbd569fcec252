import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

export interface Product {
  origin: string;
  /** Its environment, with data folder and port, for commands that run beside it. */
  environment: NodeJS.ProcessEnv;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** One server process. */
interface Server extends Product {
  /** Kills it, as if the machine failed; its data stays. */
  kill: () => Promise<void>;
}

/** Starts the product as `npm start` does, on a free port with its own data. */
export const startProduct = (settings: NodeJS.ProcessEnv = {}): Promise<Product> =>
  startIn(newDataDir(), settings);

/** Variables of the environment, which may depend on the port. */
type Settings = NodeJS.ProcessEnv | ((port: string) => NodeJS.ProcessEnv);

/** Starts a product with a copy of the data of another, stopped one. */
export async function startCopy(from: string, settings: Settings = {}): Promise<Product> {
  const dataDir = newDataDir();
  await copyFolder(from, dataDir);
  return startIn(dataDir, settings);
}

/** A folder that PostgreSQL can enter even if it runs under another account than ours (root). */
export function newDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-product-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/** Keeps owners and permissions, which PostgreSQL checks. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true });
  const copying = spawn('cp', ['-Rp', `${from}/.`, to], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(copying, 'exit')) as [number];
  if (code !== 0) throw new Error(`${from} could not be copied`);
}

async function startIn(dataDir: string, settings: Settings): Promise<Product> {
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const port = String(await freePort());
    const own = typeof settings === 'function' ? settings(port) : settings;
    const server = await startServer({ ...own, PORT: port, DATA_DIR: dataDir });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts one server process on PORT with DATA_DIR. */
export async function startServer(
  settings: NodeJS.ProcessEnv & { PORT: string; DATA_DIR: string },
): Promise<Server> {
  const environment = { ...process.env, ...settings };
  const product = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env: environment });
  const end = async (signal: NodeJS.Signals) => {
    if (product.exitCode !== null || product.signalCode !== null) return;
    const exited = once(product, 'exit');
    product.kill(signal);
    await exited;
  };
  const stop = () => end('SIGINT');
  try {
    await ready(product);
  } catch (error) {
    await stop();
    throw error;
  }
  const origin = `http://localhost:${settings.PORT}`;
  return { origin, environment, stop, kill: () => end('SIGKILL') };
}

/** Runs one of the product's own commands; true if it succeeded. */
export async function runCommand(
  { environment }: Product,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<boolean> {
  const command = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...environment, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(command, 'exit')) as [number];
  return code === 0;
}

/** Waits for the last line of the banner, which comes when the product is ready. */
async function ready(product: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C detiene todo.')) resolve();
    };
    product.stdout?.on('data', listen);
    product.stderr?.on('data', listen);
    product.once('exit', () => reject(new Error(`the product did not start:\n${output}`)));
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
