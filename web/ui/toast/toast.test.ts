import { beforeEach, expect, test } from 'vitest';
import { dismissToast, toast, toasts } from './toast.ts';

beforeEach(() => toasts.set([]));

test('an error has the title «Error» and is shown for four seconds', () => {
  toast.error('La tarjeta fue rechazada.');
  expect(toasts.get()).toMatchObject([
    { tone: 'error', title: 'Error', text: 'La tarjeta fue rechazada.', life: 4_000 },
  ]);
});

test('no toast is shown for longer than eight seconds', () => {
  toast.warning('Falta un dato', undefined, 60_000);
  expect(toasts.get()[0]?.life).toBe(8_000);
});

test('shows the same message once, and at most four messages', () => {
  toast.error('Una');
  toast.error('Una');
  expect(toasts.get()).toHaveLength(1);
  for (const text of ['Dos', 'Tres', 'Cuatro', 'Cinco']) toast.success(text);
  expect(toasts.get().map((entry) => entry.text)).toEqual(['Dos', 'Tres', 'Cuatro', 'Cinco']);
});

test('a dismissed toast disappears', () => {
  toast.success('Hecho');
  dismissToast(toasts.get()[0]?.id ?? 0);
  expect(toasts.get()).toEqual([]);
});
