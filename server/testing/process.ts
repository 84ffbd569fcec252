// A separate server process without pages and jobs, for tests of what several processes must agree on.
// Prints its address once it listens.
import { buildApp } from '../app.ts';
import { compose } from '../composition.ts';
import { readConfig } from '../config.ts';
import { openOutside } from '../start/outside.ts';

const config = readConfig(process.env);
const { databaseUrl } = config;
if (!databaseUrl) throw new Error('a process of a test shares the database of the test');
const { outside } = await openOutside(config);
const log = { error: ({ err }: { err: Error }) => void process.stderr.write(`${err.stack}\n`) };
const { services } = await compose({ ...config, databaseUrl }, outside, { log });
const app = await buildApp(services);
process.stdout.write(await app.listen({ host: config.host, port: 0 }));
