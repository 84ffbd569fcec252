import path from 'node:path';
import type { Config } from '#server/config.ts';
import { diskStore } from './disk.ts';
import type { ObjectStore } from './port.ts';
import { s3Store } from './s3.ts';

/** The bucket that the configuration names, or a folder beside the database. */
export const openObjects = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ObjectStore =>
  s3 ? s3Store(s3) : diskStore(path.join(dataDir, 'objects'));
