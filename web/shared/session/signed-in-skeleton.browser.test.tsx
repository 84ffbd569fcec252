import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESKTOP, PHONE } from '#web/testing/app.tsx';
import { SignedInSkeleton } from './signed-in-skeleton.tsx';

// While the application loads: the shape of the screen that comes, not of another one.

/** How many pictures of people the shape has, without the one of the header. */
async function peopleAt(address: string, screen: readonly [number, number]): Promise<number> {
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
  const round = container.querySelectorAll('[data-round]');
  return [...round].filter((one) => one.checkVisibility()).length - 1;
}

test.each([
  ['/cliente/solicitudes/7', PHONE, 0],
  ['/cliente', DESKTOP, 0],
  ['/chat/view', PHONE, 5],
  // The other one's, in the head of the conversation.
  ['/chat/somebody', PHONE, 1],
] as const)('%s at %s has the pictures of %i people', async (address, screen, people) => {
  expect(await peopleAt(address, screen)).toBe(people);
});
