import { expect, test } from 'vitest';
import { auditOptions } from './audit-options.ts';

test('what the audit log is compared with', () => {
  expect(auditOptions([])).toEqual({ since: null, anchor: null });
  expect(auditOptions(['--since', '2026-11-03', '--anchor', 'anclas.txt'])).toEqual({
    since: '2026-11-03',
    anchor: 'anclas.txt',
  });
});

test.each([['--foo'], ['algo'], ['--anchor']])('%s gets how it is used', (arg) =>
  expect(auditOptions([arg])).toMatch(/^Uso: npm run audit:verify/),
);

test('what is no day is said in a sentence', () =>
  expect(auditOptions(['--since', 'ayer'])).toBe(
    '«ayer» no es un día: escribe --since AAAA-MM-DD.',
  ));
