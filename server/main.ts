import { once } from 'node:events';
import pino from 'pino';
import { readConfig, ConfigError } from './config.ts';
import { EmbeddedFailure } from '@maestros/embedded-postgres/failure';
import { loggerOptions } from './log.ts';
import { requireFreePort } from './start/port.ts';
import { complain, say } from './start/say.ts';
import { listenForStop } from './start/stop-request.ts';

const startedAt = performance.now();
const hot = process.argv.includes('--dev');

const stopping = listenForStop(() => say('\nDeteniendo…'));
const stopRequested = once(stopping, 'abort');

try {
  await main();
} catch (error) {
  // Stopped during the start: the failure is a consequence, and everything is closed by now.
  if (stopping.aborted) process.exit(0);
  complain(`\n${explain(error)}`);
  process.exit(1);
}

/** A sentence for known errors; the stack trace for others. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedFailure) return error.message;
  // Error codes of the system and of PostgreSQL.
  if (error instanceof Error && 'code' in error && ['ENOSPC', '53100'].includes(String(error.code)))
    return `El disco está lleno: libera espacio y vuelve a iniciar (${error.message}).`;
  return (error instanceof Error && error.stack) || String(error);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Set before React is loaded, which reads it once. Our own environment is in `config`.
  process.env.NODE_ENV = hot ? 'development' : 'production';
  await requireFreePort(config.host, config.port);
  const log = pino(loggerOptions(config.logLevel));
  if (!hot) {
    const { ensureBuild } = await import('../tools/build.ts');
    say('· Páginas web (la primera vez tarda un poco)');
    await ensureBuild(stopping);
  }
  const { runServer } = await import('./start/run.ts');
  const running = await runServer(config, {
    hot,
    log,
    onProgress: (stage) => say(`· ${stage}`),
    stopping,
  });
  const { banner } = await import('./start/banner.ts');
  say(await banner(config, running, performance.now() - startedAt));
  await stopRequested;
  await running.stop();
  process.exit(0);
}
