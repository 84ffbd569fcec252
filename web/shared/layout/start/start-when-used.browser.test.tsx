import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { STARTED, startWhenUsed } from './start-when-used.ts';
import { sentMarkup, sentScript } from '#web/testing/sent.ts';

// A page as it is sent, before any of its scripts has run: what is done with it meanwhile must not be lost.

let sent: HTMLElement;
let root: Root | undefined;
const events: string[] = [];

/** What the held script does: it says that it runs, and for which test, because it may still come after its test. */
const RUNS = 'held-script-runs';
let testNumber = 0;
const onRun = (event: Event) =>
  event instanceof CustomEvent && event.detail === testNumber && events.push('runs');

beforeEach(() => {
  testNumber += 1;
  events.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  addEventListener(RUNS, onRun);
  sent = document.createElement('div');
  document.body.append(sent);
});
afterEach(async () => {
  dispatchEvent(new Event(STARTED));
  root?.unmount();
  root = undefined;
  removeEventListener(RUNS, onRun);
  document.body.replaceChildren();
  // What listened for this test stops with the next frame.
  await new Promise(requestAnimationFrame);
  for (const mark of ['data-start-waiting', 'data-start-failed', 'data-attended'])
    document.documentElement.removeAttribute(mark);
});

/** As the page's frame says it, once React has it. */
function Started() {
  useEffect(() => void dispatchEvent(new Event(STARTED)), []);
  return null;
}

function send(html: string, atOnce = false): void {
  sent.innerHTML = sentMarkup(html);
  const held = document.createElement('script');
  held.type = 'later';
  held.nonce = 'sent';
  held.textContent = sentScript(
    `dispatchEvent(new CustomEvent('${RUNS}', { detail: ${testNumber} }))`,
  );
  document.body.append(held);
  startWhenUsed(STARTED, atOnce);
}
const waits = () => document.documentElement.hasAttribute('data-start-waiting');
const isAttended = () => document.documentElement.hasAttribute('data-attended');

test('nothing runs before the page is used, and what is used runs it once', async () => {
  send('<p style="height: 3000px">Texto</p>');
  dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }));
  await new Promise(requestAnimationFrame);
  expect(events).toEqual([]);
  expect(isAttended()).toBe(false);
  scrollTo(0, 40);
  await expect.poll(() => events).toContain('runs');
  expect(isAttended()).toBe(true);
  dispatchEvent(new PointerEvent('pointerdown'));
  await new Promise(requestAnimationFrame);
  expect(events).toEqual(['runs']);
  expect(document.querySelectorAll('script[type="module"][nonce]')).toHaveLength(0);
});

test('where something is kept it is no first visit: everything runs at once', async () => {
  localStorage.setItem('session_id', 'x');
  send('<p>Texto</p>');
  await expect.poll(() => events).toContain('runs');
  expect(isAttended()).toBe(false);
  dispatchEvent(new PointerEvent('pointerdown'));
  expect(isAttended()).toBe(true);
});

test('what the server could not show is not left waiting for a sign', async () => {
  send('<p>Texto</p>');
  dispatchEvent(new Event('load'));
  await new Promise(requestAnimationFrame);
  expect(events).toEqual([]);
  send('<!--$!--><template></template><p>Cargando…</p><!--/$-->');
  dispatchEvent(new Event('load'));
  await expect.poll(() => events).toContain('runs');
});

test('a press on what React only begins to take over is not lost', async () => {
  send('<button type="button">Menú</button>');
  const button = sent.querySelector('button');
  if (button) Object.assign(button, { __reactProps$early: {} });
  button?.addEventListener('click', () => events.push('menu'));
  button?.click();
  expect(events).toEqual([]);
  expect(waits()).toBe(true);
  dispatchEvent(new Event(STARTED));
  await expect.poll(() => events).toContain('menu');
});

test('what was typed before the scripts came is there after a reload, and on no other page', async () => {
  send('<input type="email"><textarea></textarea>');
  await userEvent.fill(page.getByRole('textbox').first(), 'clara@correo.example');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event(STARTED));
  send('<input type="email"><textarea></textarea>');
  await expect.element(page.getByRole('textbox').first()).toHaveValue('clara@correo.example');
  dispatchEvent(new Event('pagehide'));
  const kept = sessionStorage.getItem('escrito') ?? '';
  dispatchEvent(new Event(STARTED));
  sessionStorage.setItem('escrito', kept.replace(location.pathname, '/otra'));
  send('<input type="email"><textarea></textarea>');
  expect(sent.querySelector('input')?.value).toBe('');
  // Each of the three pages was used, or knew that one was.
  await expect.poll(() => events).toEqual(['runs', 'runs', 'runs']);
});

test('a press that needs the scripts is shown to wait, and done once they have its part', async () => {
  const Page = ({ children }: { children?: ReactNode }) => (
    <>
      <button type="button" onClick={() => events.push('menu')}>
        Menú
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          events.push(`sent by ${submitter?.textContent}`);
        }}
      >
        <button>Enviar</button>
      </form>
      {children}
    </>
  );
  const More = () => (
    <button type="button" onClick={() => events.push('more')}>
      Ver más
    </button>
  );
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  const Late = () => {
    if (hydrating) use(arriving);
    return <More />;
  };
  let hydrating = false;
  const page = (
    <Page>
      <Suspense>
        <Late />
      </Suspense>
      <Started />
    </Page>
  );
  send(renderToString(page));
  const [menu, submit, more] = [...sent.querySelectorAll('button')];
  menu?.click();
  more?.click();
  submit?.click();
  await expect.poll(() => events).toContain('runs');
  expect(events).toEqual(['runs']);
  expect(waits()).toBe(true);

  hydrating = true;
  root = hydrateRoot(sent, page);
  await expect.poll(() => events).toEqual(['runs', 'menu']);
  expect(waits()).toBe(true);
  arrive();
  await expect.poll(() => events).toEqual(['runs', 'menu', 'more', 'sent by Enviar']);
  expect(waits()).toBe(false);
});

test('links and forms with an address work by themselves', async () => {
  send(
    '<a href="/otra">Otra</a> <a href="?page=2">Ver más</a> <a href="/otra" data-acts="true">Escribirle</a><form action="/solicitar"><button>Solicitar</button></form>',
  );
  sent.addEventListener('click', (event) => {
    events.push(`link prevented: ${event.defaultPrevented}`);
    if ((event.target as Element).matches('a')) event.preventDefault();
  });
  // React, which listens below, may have the form and not what was typed into it.
  sent.addEventListener('submit', () => events.push('heard by the page'));
  const onSubmit = (event: Event) => {
    events.push(`form prevented: ${event.defaultPrevented}`);
    event.preventDefault();
  };
  addEventListener('submit', onSubmit, { capture: true, once: true });
  sent.querySelector('a')?.click();
  expect(waits()).toBe(true);
  sent.querySelector('button')?.click();
  expect(events).toEqual([
    'link prevented: false',
    'link prevented: false',
    'form prevented: false',
  ]);

  // More of the same page, which loaded anew would begin at its top, and a link that also does something.
  for (const waiting of sent.querySelectorAll('a[href^="?"], a[data-acts]')) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    waiting.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  }
  expect(events).toHaveLength(3);
});

test('a link that only stores something does so by itself', () => {
  send('<a href="/quiero-contratar" data-stores>Escribirle</a>');
  const link = sent.querySelector('a');
  if (link) link.dataset['stores'] = JSON.stringify({ redirect_url: '/chat/abc' });
  sent.addEventListener('click', (event) => {
    events.push(`link prevented: ${event.defaultPrevented}`);
    event.preventDefault();
  });
  link?.click();
  expect(events).toEqual(['link prevented: false']);
  expect(localStorage.getItem('redirect_url')).toBe('/chat/abc');
  localStorage.clear();
});

test('what was typed, chosen and ticked before is there for the page', async () => {
  function Form() {
    const [text, setText] = useState('');
    const [place, setPlace] = useState('Jalisco');
    const [only, setOnly] = useState(false);
    return (
      <>
        <label>
          Qué
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <label>
          Dónde
          <select value={place} onChange={(event) => setPlace(event.target.value)}>
            <option>Jalisco</option>
            <option>Sonora</option>
          </select>
        </label>
        <label>
          Hoy
          <input type="checkbox" checked={only} onChange={() => setOnly(!only)} />
        </label>
        <Started />
        <output>
          {text}, {place}, {only ? 'hoy' : 'cuando sea'}
        </output>
      </>
    );
  }
  send(renderToString(<Form />));
  await userEvent.fill(page.getByLabelText('Qué'), 'fuga de agua');
  await userEvent.selectOptions(page.getByRole('combobox'), 'Sonora');
  await page.getByLabelText('Hoy').click();
  await expect.poll(() => events).toContain('runs');

  root = hydrateRoot(sent, <Form />);
  await expect.element(page.getByRole('status')).toHaveTextContent('fuga de agua, Sonora, hoy');
  await expect.element(page.getByLabelText('Qué')).toHaveValue('fuga de agua');
});

/** A form with an address, whose text React keeps; `text` is what it comes with. */
function Ask({ text = '', children }: { text?: string; children?: ReactNode }) {
  const [asked, setAsked] = useState(text);
  return (
    <form
      action="/solicitar"
      onSubmit={(event) => {
        event.preventDefault();
        events.push(`asked for ${asked}`);
      }}
    >
      <textarea name="texto" value={asked} onChange={({ target }) => setAsked(target.value)} />
      <button>Solicitar</button>
      {children}
    </form>
  );
}

/** Does something right after the page has said that it started. */
function Then({ act }: { act: () => void }) {
  useEffect(act, [act]);
  return null;
}

test('what was typed over the text that a page came with is not undone', async () => {
  const asking = (
    <>
      <Ask text="fuga" />
      <Started />
    </>
  );
  send(renderToString(asking));
  await userEvent.fill(page.getByRole('textbox'), 'se rompió el vidrio');
  root = hydrateRoot(sent, asking);
  await expect.element(page.getByRole('textbox')).toHaveValue('se rompió el vidrio');
  await expect.poll(waits).toBe(false);
  await page.getByRole('button').click();
  expect(events.at(-1)).toBe('asked for se rompió el vidrio');
});

test('a key that is pressed while React takes the page over, and a press right behind it, are not lost', async () => {
  const act = () => {
    document.execCommand('insertText', false, 'za');
    document.querySelector('button')?.click();
  };
  const asking = (
    <>
      <Ask />
      <Started />
      <Then act={act} />
    </>
  );
  send(renderToString(asking));
  await userEvent.type(page.getByRole('textbox'), 'la ta');
  root = hydrateRoot(sent, asking);
  await expect.poll(() => events.at(-1)).toBe('asked for la taza');
  await expect.element(page.getByRole('textbox')).toHaveValue('la taza');
  expect(events.filter((event) => event.startsWith('asked'))).toHaveLength(1);
});

test('a choice made and a text typed before are there, and lead on, where the page begins anew in the browser', async () => {
  const never = () => () => {};
  function Form() {
    const [text, setText] = useState('');
    const [option, setOption] = useState('');
    return (
      <>
        <label>
          Qué
          <textarea name="texto" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <ChoiceField
          label="Opción"
          name="opt"
          value={option}
          onChange={setOption}
          onTap={() => events.push('next step')}
          options={['Fuga', 'Boiler'].map((value) => ({ value, label: value }))}
        />
        <output>
          {text}, {option}
        </output>
      </>
    );
  }
  // As the request does: what the server sent makes place for what the browser keeps.
  function Page() {
    const place = useSyncExternalStore(
      never,
      () => 'browser',
      () => 'server',
    );
    return (
      <>
        <Form key={place} />
        <Started />
      </>
    );
  }
  send(renderToString(<Page />));
  await userEvent.fill(page.getByRole('textbox'), 'gotea');
  await page.getByText('Boiler').click();
  await expect.element(page.getByRole('radio', { name: 'Boiler' })).toBeChecked();
  await expect.poll(() => events).toContain('runs');
  expect(waits()).toBe(true);

  root = hydrateRoot(sent, <Page />);
  await expect.element(page.getByRole('status')).toHaveTextContent('gotea, Boiler');
  await expect.element(page.getByRole('textbox')).toHaveValue('gotea');
  await expect.poll(() => events).toEqual(['runs', 'next step']);
  expect(waits()).toBe(false);
});

test('what is pressed on a part that begins anew waits for the new one, however late that comes', async () => {
  send('<div data-anew><button type="button">Boiler</button></div>', true);
  const part = (name: string) => {
    const button = sent.querySelector('button');
    button?.addEventListener('click', () => events.push(name));
    if (button) Object.assign(button, { __reactProps$late: {} });
    return button;
  };
  const old = part('old');
  dispatchEvent(new Event(STARTED));
  old?.click();
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(events).not.toContain('old');
  sent.innerHTML = sentMarkup('<div><button type="button">Boiler</button></div>');
  part('new');
  await expect.poll(() => events).toContain('new');
  expect(events).not.toContain('old');
});

test('a page whose scripts come at once keeps what is pressed before they run', async () => {
  send('<button type="button">Menú</button>', true);
  await expect.poll(() => events).toEqual(['runs']);
  const button = sent.querySelector('button');
  button?.addEventListener('click', () => events.push('menu'));
  button?.click();
  expect(events).toEqual(['runs']);
  if (button) Object.assign(button, { __reactProps$late: {} });
  dispatchEvent(new Event(STARTED));
  await expect.poll(() => events).toEqual(['runs', 'menu']);
});

test('scripts that do not arrive are told, and what was typed is there when the page is loaded again', async () => {
  sent.innerHTML =
    sentMarkup(`<button type="button">Menú</button><input name="texto"><input type="hidden" name="estado" value="Jalisco">
    <a href="#" data-again>Volver a intentar</a>`);
  const held = document.createElement('script');
  held.type = 'later';
  held.nonce = 'sent';
  held.textContent = sentScript("import '/no-hay-tal-archivo.js'");
  document.body.append(held);
  startWhenUsed(STARTED);
  // Pressed before anything is awaited: the answer that there are none may come at any time.
  sent.querySelector('button')?.click();
  expect(waits()).toBe(true);
  await userEvent.fill(page.getByRole('textbox'), 'fuga de gas');
  await expect.poll(() => document.documentElement.hasAttribute('data-start-failed')).toBe(true);
  expect(waits()).toBe(false);
  sent.querySelector('button')?.click();
  expect(waits()).toBe(false);
  await page.getByRole('link', { name: 'Volver a intentar' }).click();
  document.documentElement.removeAttribute('data-start-failed');
  dispatchEvent(new Event(STARTED));

  send('<input name="texto"><input type="hidden" name="estado" value="Jalisco">');
  await expect.element(page.getByRole('textbox')).toHaveValue('fuga de gas');
  expect(sessionStorage).toHaveLength(0);
});
