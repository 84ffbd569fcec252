import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../../tools/product.ts';
import type { Engine, Handle, Size, Tab } from './engine.ts';
import { miniBrowser, WEBKIT_DRIVER, XVFB } from './installed.ts';

/** Sends a command of the classic WebDriver (https://www.w3.org/TR/webdriver2/). */
type Command = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** What WebDriver calls an element in its replies. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof ELEMENT, string>;

/** How WebDriver types the key. */
const ENTER = '\uE007';

/** WebKitGTK's own small browser over the classic WebDriver, on a screen that nobody sees. */
export async function startWebKit(size: Size): Promise<Engine> {
  const { display, server: screen } = await startScreen(size);
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', TZ: 'America/Mexico_City' },
    stdio: 'ignore',
  });
  const command: Command = async (method, path, body = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => command('GET', '/status')).toPass();
  return {
    openTab: () => openTab(command, size),
    close: async () => {
      await stop(driver);
      await stop(screen);
    },
  };
}

/**
 * Starts an X server on a display that is free. The screen is as large as the window: the keyboard belongs to what
 * is under the pointer, which is in the middle.
 */
async function startScreen({
  width,
  height,
}: Size): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(
    XVFB,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function openTab(send: Command, { width, height }: Size): Promise<Tab> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', '--javascript-can-open-windows-automatically=true'],
        },
      },
    },
  });
  const command: Command = (method, path, body) =>
    send(method, `/session/${sessionId}${path}`, body);
  const execute = <T>(script: string, args: unknown[] = []) =>
    command<T>('POST', '/execute/sync', { script, args });
  const call = <T>(work: (...args: never[]) => unknown, args: unknown[]) =>
    execute<T>(`return (${String(work)})(...arguments)`, args);

  // The tool bar makes a usual window wider than a phone; one that a page opens has none.
  const usual = await command<string>('GET', '/window');
  await execute('open("about:blank", "", "popup")');
  const [handle] = (await command<string[]>('GET', '/window/handles')).filter(
    (handle) => handle !== usual,
  );
  await command('POST', '/window', { handle });
  await command('POST', '/window/rect', { width, height });

  return {
    pageErrors: [],
    goTo: (url) => command('POST', '/url', { url }),
    evaluate: (work, ...args) => call(work, args),
    element: async (work, ...args) => {
      const found = await call<Reference | null>(work, args);
      return found && handleOf(command, found, call);
    },
    run: (script) => execute(script),
    leaveFrame: () => command('POST', '/frame', { id: null }),
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    close: () => command('DELETE', ''),
  };
}

function handleOf(
  command: Command,
  reference: Reference,
  call: <T>(work: (...args: never[]) => unknown, args: unknown[]) => Promise<T>,
): Handle {
  const at = (action: string, { [ELEMENT]: id }: Reference = reference) =>
    `/element/${id}/${action}`;
  const type = (text: string) => command<void>('POST', at('value'), { text });
  return {
    click: () => command('POST', at('click')),
    fill: async (text) => {
      await command('POST', at('clear'));
      await type(text.replaceAll('\n', ENTER));
    },
    select: async (option) => {
      const found = await call<Reference | null>(
        (select: HTMLSelectElement, option: string) =>
          [...select.options].find(({ text }) => text === option) ?? null,
        [reference, option],
      );
      if (!found) throw new Error(`no option «${option}»`);
      await command('POST', at('click', found));
    },
    attach: (files) => type(files.join('\n')),
    enter: () => command('POST', '/frame', { id: reference }),
  };
}
