import '../theme/fonts.css';
import '../theme/tokens.css';
import '../theme/global.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { close } from './app.tsx';
import { isPayingDocument, trustText } from '../shared/layout/start/trusted-types.ts';
import { beginLater, resumeClock } from './clock.ts';
import { faultsOfNetwork, resetNetwork } from './network.ts';

// Component tests share a page, as the others share a process: each begins without session, drafts and toasts,
// and fails for a call that it does not answer and for what the console reports.

const { documentElement } = document;
documentElement.lang = 'es-MX';
documentElement.dataset['mantineColorScheme'] = 'light';
document.title = 'Maestros';

// As in a document where one pays: whatever assigns markup or scripts as text throws, and fails its test.
if (!isPayingDocument()) {
  trustText(true, 'maestros.pays');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = "require-trusted-types-for 'script'; trusted-types default sent";
  document.head.append(policy);
}

const reportError = vi.spyOn(console, 'error');

beforeEach(() => {
  beginLater();
  // Keys go to the window that has the focus, which is not the test's own until somebody clicks in it.
  window.focus();
  resetNetwork();
  reportError.mockClear();
});

afterEach(() => {
  const reported = reportError.mock.calls.map((words) => words.join(' '));
  close();
  resumeClock();
  localStorage.clear();
  sessionStorage.clear();
  expect(faultsOfNetwork(), 'what the network of the test cannot answer').toEqual([]);
  expect(reported, 'errors in the console').toEqual([]);
});
