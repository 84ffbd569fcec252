/** The event by which the page says that it has taken over what was waiting. */
export const STARTED = 'm-started';

/**
 * Runs in the document, as text, so it uses nothing from outside itself. On a first visit the page's scripts are held
 * back until somebody moves, touches, types or scrolls: what is read first has the line to itself. Links and forms with
 * an address work without scripts; what is pressed or typed meanwhile and needs them is kept, shown to be under way, and
 * done once they run.
 */
export function startWhenUsed(started: string): void {
  const root = document.documentElement;
  const held = document.querySelector<HTMLScriptElement>('script[type="later"]');
  if (!held) return;
  const signs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ];
  /** What was asked of which part of the page, in that order. */
  const kept: { part: HTMLElement; act: () => void }[] = [];
  const keep = (event: Event, part: HTMLElement, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    kept.push({ part, act });
    root.setAttribute('data-start-waiting', '');
    start();
  };
  /** Whether React has the page. While it takes it over, its properties stand on parts that cannot do anything yet. */
  let begun = false;
  /** React takes a page over part by part, and leaves its properties on what it has. */
  const isTakenOver = (part: HTMLElement) =>
    begun && Object.keys(part).some((key) => key.startsWith('__reactProps'));

  let starting = false;
  let failed = false;
  function onSign(event: Event): void {
    // Of a pointer that lies still where the page appears, browsers tell too.
    const still = event instanceof PointerEvent && event.type === 'pointermove';
    if (still && event.movementX === 0 && event.movementY === 0) return;
    start();
  }
  function start(): void {
    if (starting) return;
    starting = true;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]'))
      link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held?.nonce ?? '';
    script.textContent = held?.textContent ?? '';
    script.addEventListener('error', () => {
      failed = true;
      root.removeAttribute('data-start-waiting');
      root.setAttribute('data-start-failed', '');
      // What leads somewhere still can.
      const link = kept.map(({ part }) => part).findLast((part) => part.matches('a'));
      if (link instanceof HTMLAnchorElement) location.assign(link.href);
    });
    // It runs although it is taken away again, and React finds the document as it was sent.
    document.head.append(script);
    script.remove();
  }

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target : null;
    const link = pressed?.closest<HTMLAnchorElement>('a[href]');
    if (failed) {
      if (link?.hasAttribute('data-again')) saveTyped();
      return;
    }
    if (link) {
      const elsewhere = link.target !== '' || event.metaKey || event.ctrlKey || event.shiftKey;
      if (elsewhere || link.origin !== location.origin || isTakenOver(link)) return;
      // It does something besides leading somewhere.
      if (link.hasAttribute('data-acts')) keep(event, link, () => link.click());
      else if (link.pathname !== location.pathname) {
        storeFor(link);
        root.setAttribute('data-start-waiting', '');
      }
      // More of the same page, which loaded anew would begin at its top.
      else if (link.search !== location.search) keep(event, link, () => link.click());
      return;
    }
    const control = pressed?.closest<HTMLElement>(
      'button, input[type="checkbox"], input[type="radio"]',
    );
    if (!control || isTakenOver(control)) return;
    // A press of a button that sends is followed by its form's event.
    if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) return;
    keep(event, control, () => control.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || isTakenOver(form)) return;
    if (form.hasAttribute('action')) root.setAttribute('data-start-waiting', '');
    else if (failed) event.preventDefault();
    else keep(event, form, () => form.requestSubmit(submitter));
  }

  /** What the page that a link leads to needs to know. */
  function storeFor(link: HTMLAnchorElement): void {
    const items = JSON.parse(link.dataset['stores'] ?? '{}') as Record<string, string>;
    try {
      for (const [item, value] of Object.entries(items)) localStorage.setItem(item, value);
    } catch {
      // Where nothing can be stored, the link leads there all the same.
    }
  }

  /** For the same page loaded again: what stands in its fields, by their place, because not all have a name. */
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const isText = ({ type }: HTMLInputElement) => /^(text|search|email|tel|textarea)/.test(type);
  function saveTyped(): void {
    const texts = fields().map((field) => (isText(field) ? field.value : ''));
    if (texts.every((text) => text === '')) return;
    sessionStorage.setItem('escrito', JSON.stringify({ path: location.pathname, texts }));
  }
  function restoreTyped(): void {
    const kept = JSON.parse(sessionStorage.getItem('escrito') ?? '{}') as {
      path?: string;
      texts?: string[];
    };
    sessionStorage.removeItem('escrito');
    if (kept.path !== location.pathname) return;
    for (const [place, field] of fields().entries()) {
      const text = kept.texts?.[place];
      if (text && isText(field)) field.value = text;
    }
  }

  /** Tells the page what was typed or chosen before it could listen. */
  function tell(field: HTMLElement): void {
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
      if (first && !first.selected) field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { value, defaultValue, selectionStart, selectionEnd } = field;
    if (value === defaultValue || !/^(text|search|email|tel|password)/.test(field.type)) return;
    // React hears only of a value that differs from the last that it has seen or set.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (document.activeElement === field && field.type !== 'email')
      field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function onStarted(): void {
    begun = true;
    removeEventListener('pagehide', saveTyped);
    let parts = [...document.querySelectorAll<HTMLElement>('button, input, textarea, select')];
    const patience = performance.now() + 30_000;
    const handOver = () => {
      for (const part of parts) if (isTakenOver(part)) tell(part);
      parts = parts.filter((part) => part.isConnected && !isTakenOver(part));
      // In their order; what is gone meanwhile has nothing to do any more.
      for (let next = kept[0]; next; next = kept[0]) {
        if (next.part.isConnected && !isTakenOver(next.part)) break;
        kept.shift();
        if (next.part.isConnected) next.act();
      }
      const over = performance.now() > patience || (kept.length === 0 && parts.length === 0);
      if (kept.length === 0 || over) root.removeAttribute('data-start-waiting');
      if (!over) return void requestAnimationFrame(handOver);
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    };
    handOver();
  }

  addEventListener(started, onStarted, { once: true });
  addEventListener('pagehide', saveTyped);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  // Left by its own link, and shown again from the browser's memory.
  addEventListener(
    'pageshow',
    () => kept.length === 0 && root.removeAttribute('data-start-waiting'),
  );
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
  // What the server could not show, it left to the scripts.
  addEventListener('load', () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode())
      if (/^\$[!?]/.test(comments.currentNode.nodeValue ?? '')) return start();
  });
  try {
    // Something of ours is kept here: not a first visit, and the scripts are most likely kept too.
    if (localStorage.length > 0 || sessionStorage.length > 0) start();
    restoreTyped();
  } catch {
    start();
  }
}
