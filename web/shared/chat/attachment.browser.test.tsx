import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Attachment } from './attachment.tsx';

// Images of messages are behind links that last five minutes.

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const broken = (link: number) => `data:image/gif;base64,${link}`;
let root: Root | undefined;
afterEach(() => root?.unmount());

/** Shows an image whose links are these, one after the other; answers how many were asked for. */
function show(linkAt: (asked: number) => string): () => number {
  let asked = 0;
  const Message = () => {
    const [src, setSrc] = useState(linkAt(0));
    return <Attachment src={src} alt="Imagen 1" onExpired={() => setSrc(linkAt(++asked))} />;
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Message />);
  return () => asked;
}
const retry = () =>
  page.getByRole('button', { name: 'Imagen 1: No se pudo cargar la imagen. Reintentar' });

test('an expired link is renewed by itself', async () => {
  const asked = show((link) => (link === 0 ? broken(0) : PIXEL));
  await expect.poll(asked).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Ver imagen 1' })).toBeVisible();
});

test('an image that is missing for good is asked for once more with each press, and says so', async () => {
  const asked = show(broken);
  await expect.element(page.getByText(/No se pudo cargar la imagen/)).toBeVisible();
  expect(asked()).toBe(1);
  await retry().click();
  await expect.poll(asked).toBe(2);
  await expect.element(page.getByText(/No se pudo cargar la imagen/)).toBeVisible();
  await expect.element(retry()).toBeVisible();
  expect(asked()).toBe(2);
});
