// A process of its own for what is measured, so that whoever measures does not take its time.
import { openApplication } from './application.ts';
import { openFloors } from './floors.ts';

/** Where the two listen. */
export interface Ports {
  readonly app: number;
  readonly floor: number;
}

const [, , databaseUrl = ''] = process.argv;
const { app, close } = await openApplication(databaseUrl);
const floors = openFloors(databaseUrl);
const listen = async (server: typeof app) =>
  Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
const ports: Ports = { app: await listen(app), floor: await listen(floors) };
process.send?.(ports);

// Whoever started this says when it ends; if they are gone, it ends as well.
process.on('SIGINT', () => {});
process.once('disconnect', () => {
  void Promise.all([floors.close(), close()]).then(() => process.exit(0));
});
