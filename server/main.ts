import pino from 'pino';
import { readConfig, ConfigError } from './config.ts';
import { loggerOptions } from './log.ts';
import { requireFreePort } from './start/port.ts';

const startedAt = performance.now();
const hot = process.argv.includes('--dev');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${error instanceof ConfigError ? error.message : String(error)}\n`);
  if (!(error instanceof ConfigError) && error instanceof Error && error.stack)
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Before React is loaded: it decides by this once. Our own environment is in `config`.
  process.env.NODE_ENV = hot ? 'development' : 'production';
  await requireFreePort(config.host, config.port);
  const log = pino(loggerOptions(config.logLevel));
  const stopping = new AbortController();
  const stopRequested = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // Once is enough; a second Ctrl-C does not leave the database behind.
        if (!stopping.signal.aborted) say('\nDeteniendo…');
        stopping.abort();
        resolve();
      });
  });

  if (!hot) {
    const { ensureBuild } = await import('../tools/build.ts');
    say('· Páginas web (la primera vez tarda un poco)');
    await ensureBuild();
  }
  const { runServer } = await import('./start/run.ts');
  const running = await runServer(config, { hot, log, onStep: (step) => say(`· ${step}`) });
  const { banner } = await import('./start/banner.ts');
  say(banner(config, running, performance.now() - startedAt));
  await stopRequested;
  await running.stop();
  process.exit(0);
}
