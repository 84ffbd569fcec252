import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { requireObjectName } from './object-name.ts';
import type { ObjectStore } from './port.ts';

/** Objects as files in a folder, spread over subfolders by the first two letters of their name. */
export function diskStore(folder: string): ObjectStore {
  const place = (name: string) => {
    requireObjectName(name);
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, content) {
      const target = place(name);
      await mkdir(path.dirname(target), { recursive: true });
      // Written beside and renamed, so that nobody ever reads half a file.
      const partial = `${target}.${randomUUID()}.partial`;
      try {
        await writeFile(partial, content, { flush: true });
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(place(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(name) {
      await rm(place(name), { force: true });
    },
  };
}
