import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESKTOP, open, PHONE } from '#web/testing/app.tsx';
import { person, signIn } from '#web/testing/people.ts';
import { SignedInSkeleton } from './signed-in-skeleton.tsx';

// While the application loads: the shape of the screen that comes, not of another one.

/** The shape at an address. */
async function shapeAt(address: string, screen: readonly [number, number]): Promise<HTMLElement> {
  await page.viewport(...screen);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const router = createMemoryRouter([{ path: '*', Component: SignedInSkeleton }], {
    initialEntries: [address],
  });
  root.render(<RouterProvider router={router} />);
  await expect.element(page.getByText('Cargando…')).toBeInTheDocument();
  return container;
}

/** How many pictures of people the shape has, without the one of the header. */
const peopleIn = (shape: HTMLElement): number =>
  [...shape.querySelectorAll('[data-round]')].filter((one) => one.checkVisibility()).length - 1;

test.each([
  ['/cliente/solicitudes/7', PHONE, 0],
  // One's own, and of two who wait for one.
  ['/cliente', DESKTOP, 3],
  ['/profesional', PHONE, 3],
  ['/avisos', PHONE, 0],
  ['/chat/view', PHONE, 5],
  // The other one's, in the head of the conversation.
  ['/chat/somebody', PHONE, 1],
] as const)('%s at %s has the pictures of %i people', async (address, screen, people) => {
  expect(peopleIn(await shapeAt(address, screen))).toBe(people);
});

test('what one was told has rows below its days', async () => {
  const shape = await shapeAt('/avisos', PHONE);
  expect(shape.querySelectorAll('[data-row]')).toHaveLength(5);
});

test.each([PHONE, DESKTOP])(
  'a screen of an area begins where its shape did, on %j',
  async (...screen) => {
    const shape = await shapeAt('/cliente/proyectos', screen);
    const top = shape.querySelector('[class*="title"]')?.getBoundingClientRect();
    signIn(person('client'));
    await open('/cliente/proyectos', screen);
    const title = page.getByRole('heading', { level: 1, name: 'Mis proyectos' });
    await expect.element(title).toBeVisible();
    const begins = title.element().getBoundingClientRect();
    expect(Math.abs(begins.top - (top?.top ?? 0))).toBeLessThan(8);
    expect(Math.abs(begins.left - (top?.left ?? 0))).toBeLessThan(2);
  },
);
