import { useState } from 'react';

/** A text in the local storage under `name`, which survives a reload and navigation. */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(name) ?? '');
  const change = (next: string) => {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(name);
      else localStorage.setItem(name, next);
    } catch {
      // Storage is full: the text lasts as long as the page.
    }
  };
  return [text, change];
}
