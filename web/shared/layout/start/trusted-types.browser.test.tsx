import { expect, test } from 'vitest';
import { isPayingDocument } from './trusted-types.ts';

// Every component test runs below this policy (web/testing/setup.ts), as each document does.

test('text with markup, scripts and their addresses are refused', () => {
  const script = document.createElement('script');
  expect(() => (document.createElement('p').innerHTML = '<b>Hola</b>')).toThrow(TypeError);
  expect(() => document.body.insertAdjacentHTML('beforeend', '<i>')).toThrow(TypeError);
  expect(() => (script.text = 'alert(1)')).toThrow(TypeError);
  for (const address of [
    'https://malo.mx/v3/',
    '/otro.js',
    'https://js.stripe.com.malo.mx/',
    '//js.stripe.com/',
  ])
    expect(() => (script.src = address)).toThrow(TypeError);
});

test('text without markup passes, and where one pays the provider', () => {
  const script = document.createElement('script');
  expect(() => (document.createElement('style').innerHTML = 'p { color: red }')).not.toThrow();
  expect(() => (document.createElement('div').innerHTML = '<script></script>')).not.toThrow();
  expect(isPayingDocument()).toBe(true);
  expect(() => (script.src = 'https://js.stripe.com/endive/stripe.js')).not.toThrow();
});
