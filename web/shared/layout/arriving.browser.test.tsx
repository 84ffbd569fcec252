import { createRoot } from 'react-dom/client';
import { createMemoryRouter, matchPath, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AreaLayout } from '#web/shared/own-area/area-layout.tsx';
import { LoadingBar } from './loading-bar.tsx';

// The shape of a screen that takes long, which stands in the frame of an area or takes the whole page.

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Opens an address and leaves it for another one, which never arrives. */
async function leave(from: string, to: string): Promise<void> {
  const never = { loader: () => new Promise<null>(() => {}), Component: () => null };
  const routes = [
    '/cliente/proyectos',
    '/chat/:id',
    '/cliente/cuenta',
    '/admin/mensajes',
    '/admin/chat-history/:one/:other',
  ].map((path) => ({
    path,
    ...(matchPath(path, from) ? { Component: Left } : never),
  }));
  const router = createMemoryRouter([{ Component: Frame, children: routes }], {
    initialEntries: [from],
  });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close.push(() => {
    root.unmount();
    router.dispose();
    container.remove();
  });
  root.render(<RouterProvider router={router} />);
  await page.getByLabelText('Lo escrito').fill('no se pierde');
  void router.navigate(to);
}

const Left = () => <input aria-label="Lo escrito" />;

function Frame() {
  return (
    <>
      <LoadingBar />
      <AreaLayout label="Mi cuenta" links={[]}>
        <Outlet />
      </AreaLayout>
    </>
  );
}

const shape = () => page.getByTestId('arriving');
const isInFrame = () => shape().element().closest('nav + div') !== null;

test('another screen of the same area arrives in its frame, over what was typed', async () => {
  await page.viewport(1280, 800);
  await leave('/cliente/proyectos', '/cliente/cuenta');
  await expect.element(shape()).toBeVisible();
  expect(isInFrame()).toBe(true);
  await expect.element(page.getByLabelText('Lo escrito')).toHaveValue('no se pierde');
});

test('a screen of another area takes the page', async () => {
  await page.viewport(360, 780);
  await leave('/cliente/proyectos', '/chat/view');
  await expect.element(shape()).toBeVisible();
  expect(isInFrame()).toBe(false);
});

test.each([
  ['/admin/mensajes', '/admin/chat-history/a/b'],
  ['/admin/chat-history/a/b', '/admin/mensajes'],
])('the team’s view of a conversation has no frame: from %s to %s', async (from, to) => {
  await leave(from, to);
  await expect.element(shape()).toBeVisible();
  expect(isInFrame()).toBe(false);
});

test('the same screen with other filters stays in sight', async () => {
  await leave('/cliente/proyectos', '/cliente/proyectos?grupo=cerrados');
  await expect.element(page.getByLabelText('Lo escrito')).toBeVisible();
  expect(shape().elements()).toHaveLength(0);
});
