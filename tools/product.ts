import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

export interface Product {
  origin: string;
  /** Where its data is and on which port it listens, for commands beside it. */
  environment: NodeJS.ProcessEnv;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** Starts the product as `npm start` does, on a free port with its own data. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maestros-product-'));
  const port = String(await freePort());
  const environment = { ...process.env, ...settings, PORT: port, DATA_DIR: dataDir };
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
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, environment, stop };
}

/** Runs one of the product's own commands to its end; true when it did what it was asked. */
export async function runBeside(
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

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
