import { local } from '#lib/browser-storage.ts';
import { useState } from 'react';

/** A text in the local storage under `name`, which survives a reload and navigation. */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => local.get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') local.remove(name);
    else local.set(name, next);
  };
  return [text, change];
}
