import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/global.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toasts } from '#web/ui/toast/toast.ts';
import { close } from './app.tsx';
import { resumeClock } from './clock.ts';
import { resetNetwork, unexpectedCalls } from './network.ts';

// Component tests share one page, as the others share a process: each begins without session, drafts and toasts,
// and fails for a call that it does not answer and for what the console reports.

const { documentElement } = document;
documentElement.lang = 'es-MX';
documentElement.dataset['mantineColorScheme'] = 'light';
document.title = 'Maestros';

beforeEach(() => {
  resetNetwork();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const reported = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
  close();
  vi.restoreAllMocks();
  resumeClock();
  toasts.set([]);
  localStorage.clear();
  sessionStorage.clear();
  expect(unexpectedCalls(), 'calls without an answer').toEqual([]);
  expect(reported, 'errors in the console').toEqual([]);
});
