import { onTestFinished } from 'vitest';

/** Shows all letters of a test in another size, as somebody has set it who reads badly. */
export function letters(size: string): void {
  document.documentElement.style.fontSize = size;
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
}
