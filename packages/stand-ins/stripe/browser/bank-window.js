import { texts } from './texts.js';

const sheetText = `
dialog { width: min(480px, 100vw); height: min(600px, 100dvh); max-width: none; max-height: none; padding: 0; border: 0; border-radius: 16px; overflow: hidden; background: light-dark(#f4f6f9, #11161d); color: light-dark(#1b2430, #eef1f6); box-shadow: 0 12px 48px rgb(0 0 0 / 0.28); font: 16px/1.4 system-ui, sans-serif; }
dialog[open] { display: flex; flex-direction: column; }
dialog::backdrop { background: rgb(16 20 28 / 0.55); }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 8px 8px 8px 20px; border-bottom: 1px solid light-dark(#dde2ea, #2f3846); font-weight: 600; }
button { min-height: 44px; padding: 0 12px; border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; text-decoration: underline; text-underline-offset: 3px; }
button:focus-visible { outline: 3px solid light-dark(#2f6fd6, #8fb4ff); }
iframe { flex: 1; width: 100%; border: 0; }
@media (max-width: 480px) { dialog { width: 100vw; height: 100dvh; border-radius: 0; } }
`;

const POLL_INTERVAL_MS = 700;

/**
 * Shows the bank's page in a dialog until the intent no longer waits for it. The frame may have another
 * origin, so the result is read from the API and not from the frame.
 * @returns `{ value }` or `{ error }` of the intent afterwards.
 */
export function askBank(pageAddress, clientSecret, requests) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  root.adoptedStyleSheets = [sheet];

  const frame = document.createElement('iframe');
  frame.title = texts.bankTitle;
  frame.src = `${pageAddress}&frame=1`;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = texts.bankClose;
  const title = document.createElement('span');
  title.textContent = texts.bankTitle;
  const header = document.createElement('header');
  header.append(title, close);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', texts.bankTitle);
  dialog.append(header, frame);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();

  return new Promise((resolve) => {
    let done = false;
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    frame.addEventListener('load', () => void ask());
    close.addEventListener('click', () => void cancel());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void cancel();
    });

    async function ask() {
      const reply = await requests.retrieveIntent(clientSecret);
      // A failed request is ignored; the next one may succeed.
      if (reply.value && reply.value.status !== 'requires_action') finish(reply);
    }

    async function cancel() {
      finish(await requests.cancelAuthentication(clientSecret));
    }

    function finish(reply) {
      if (done) return;
      done = true;
      clearInterval(timer);
      dialog.close();
      host.remove();
      resolve(reply);
    }
  });
}
