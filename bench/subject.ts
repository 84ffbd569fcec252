// The measured servers run in a process of their own, so that the measuring code does not take their time.
import { openApplication } from './application.ts';
import { openBaselines } from './baselines.ts';

/** The ports on which the two servers listen. */
export interface Ports {
  readonly app: number;
  readonly baseline: number;
}

const [, , databaseUrl = ''] = process.argv;
const { app, close } = await openApplication(databaseUrl);
const baselines = openBaselines(databaseUrl);
const listen = async (server: typeof app) =>
  Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
const ports: Ports = { app: await listen(app), baseline: await listen(baselines) };
process.send?.(ports);

// The parent process decides when this one ends; it also ends when the parent is gone.
process.on('SIGINT', () => {});
process.once('disconnect', () => {
  void Promise.all([baselines.close(), close()]).then(() => process.exit(0));
});
