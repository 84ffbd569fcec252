import { useState } from 'react';

/** A text that a reload or a visit elsewhere does not lose, kept under `name` in this browser. */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(name) ?? '');
  const change = (next: string) => {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(name);
      else localStorage.setItem(name, next);
    } catch {
      // Full: it lives with the page.
    }
  };
  return [text, change];
}
