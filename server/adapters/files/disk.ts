import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { requireObjectName } from './object-name.ts';
import type { ObjectStore } from './port.ts';

/** Objects as files in a folder, spread over subfolders by the first two letters of their name. */
export function diskStore(folder: string): ObjectStore {
  const pathOf = (name: string) => {
    requireObjectName(name);
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, content) {
      const target = pathOf(name);
      // For this account of the machine alone, whatever its umask says.
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // Written to a temporary file and renamed, so that nobody ever reads half a file.
      const partial = `${target}.${randomUUID()}.partial`;
      try {
        await writeFile(partial, content, { flush: true, mode: 0o600 });
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(name) {
      const target = pathOf(name);
      await rm(target, { force: true });
      // Remove what a process left that was killed while it wrote.
      for (const partial of await partialsOf(target)) await rm(partial, { force: true });
    },
  };
}

async function partialsOf(target: string): Promise<string[]> {
  const folder = path.dirname(target);
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.startsWith(`${path.basename(target)}.`) && name.endsWith('.partial'))
      .map((name) => path.join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
