import { beforeEach, expect, test } from 'vitest';
import { dismissToast, shownToast, toast } from './toast.ts';

beforeEach(() => shownToast.set(undefined));

test('an error has the title «Error» and is shown for four seconds', () => {
  toast.error('La tarjeta fue rechazada.');
  expect(shownToast.get()).toMatchObject({
    tone: 'error',
    title: 'Error',
    text: 'La tarjeta fue rechazada.',
    life: 4_000,
  });
});

test('no toast is shown for longer than eight seconds', () => {
  toast.warning('Falta un dato', undefined, 60_000);
  expect(shownToast.get()?.life).toBe(8_000);
});

test('one message is shown at a time, the newest', () => {
  toast.error('Una');
  toast.success('Dos');
  expect(shownToast.get()).toMatchObject({ tone: 'success', text: 'Dos' });
});

test('the same message again restarts its time', () => {
  toast.error('Una');
  const first = shownToast.get()?.id;
  toast.error('Una');
  expect(shownToast.get()).toMatchObject({ text: 'Una' });
  expect(shownToast.get()?.id).not.toBe(first);
});

test('a dismissed toast disappears', () => {
  toast.success('Hecho');
  dismissToast(shownToast.get()?.id ?? 0);
  expect(shownToast.get()).toBeUndefined();
});
