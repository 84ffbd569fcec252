import { drawCardForm, paragraph } from './card-form.js';
import { elementStyles } from './element-styles.js';
import { texts } from './texts.js';

/** The field at which an error of the bank is shown; all others are shown at the number. */
const fieldOfCode = {
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
};

/**
 * The card form. A shadow root keeps the page's styles and form away from the card's data, as the frame
 * of the real one does.
 * @param load resolves when the form may be shown, or with `{ error }`.
 */
export function createPaymentElement({ appearance, options, load, onDestroy }) {
  const listeners = new Map();
  const styles = new CSSStyleSheet();
  styles.replaceSync(elementStyles(appearance));
  let host = null;
  let fields = null;
  let lastChange = '';

  const element = {
    on(event, listener) {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event).add(listener);
      return element;
    },
    once(event, listener) {
      const once = (detail) => {
        element.off(event, once);
        listener(detail);
      };
      return element.on(event, once);
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
    mount(target) {
      const container = typeof target === 'string' ? document.querySelector(target) : target;
      if (!container) throw new Error(`Nothing to mount on: ${target}`);
      element.unmount();
      host = document.createElement('div');
      host.className = '__PrivateStripeElement';
      // A stop of the page, as a frame is one; the focus goes to the fields inside.
      host.tabIndex = 0;
      const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
      root.adoptedStyleSheets = [styles];
      fields = drawCardForm(root, { changed, submit, readOnly: options.readOnly });
      reportFocus(root);
      container.classList.add('StripeElement');
      container.replaceChildren(host);
      emit('loaderstart');
      void show(root, host);
    },
    unmount() {
      host?.parentElement?.classList.remove('StripeElement');
      host?.remove();
      host = null;
      fields = null;
    },
    destroy() {
      element.unmount();
      listeners.clear();
      onDestroy();
    },
    update(changes) {
      if (changes.readOnly !== undefined) fields?.setReadOnly(changes.readOnly);
      return element;
    },
    focus: () => fields?.focus('number'),
    blur: () => host?.shadowRoot.activeElement?.blur(),
    clear: () => fields?.clear(),
    collapse: () => element,
    getValue: async () => ({ complete: fields?.complete() ?? false, value: { type: 'card' } }),
  };

  /** For the surrounding script only; the page does not see it. */
  const inner = {
    restyle: (next) => styles.replaceSync(elementStyles(next)),
    isMounted: () => fields !== null,
    /** Shows what is missing and focuses it. @returns the first error, or null. */
    validate: () => fields.validate(),
    card: () => fields.card(),
    showError(error) {
      if (error.type === 'card_error')
        fields?.showError(fieldOfCode[error.code] ?? 'number', error.message);
    },
  };

  async function show(root, shownHost) {
    const { error } = await load();
    if (host !== shownHost) return;
    if (!error) return emit('ready');
    const over = error.code === 'payment_intent_unexpected_state';
    const notice = paragraph('Notice', over ? texts.terminal : texts.loadError);
    notice.setAttribute('role', 'alert');
    root.replaceChildren(notice);
    fields = null;
    emit('loaderror', { error });
  }

  function emit(event, detail = {}) {
    for (const listener of listeners.get(event) ?? []) {
      listener({ elementType: 'payment', ...detail });
    }
  }

  function changed() {
    const state = { complete: fields.complete(), empty: fields.empty() };
    const summary = JSON.stringify(state);
    if (summary === lastChange) return;
    lastChange = summary;
    emit('change', {
      ...state,
      collapsed: false,
      value: { type: 'card', payment_method: undefined },
    });
  }

  function submit() {
    host.closest('form')?.requestSubmit();
  }

  function reportFocus(root) {
    root.addEventListener('focusin', ({ relatedTarget }) => {
      if (!root.contains(relatedTarget)) emit('focus');
    });
    root.addEventListener('focusout', ({ relatedTarget }) => {
      if (!root.contains(relatedTarget)) emit('blur');
    });
    root.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') emit('escape');
    });
    // The page of a frame is not told of keys pressed inside it: between the fields only the browser moves.
    root.addEventListener('keydown', (event) => {
      const stops = [...root.querySelectorAll('input, select, button')];
      const end = event.shiftKey ? stops[0] : stops.at(-1);
      if (event.key === 'Tab' && root.activeElement !== end) event.stopPropagation();
    });
  }

  return { element, inner };
}
