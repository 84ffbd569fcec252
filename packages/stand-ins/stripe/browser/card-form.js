import { mark } from './brand-marks.js';
import { brandOf, cardFields, expiryParts, fieldNames, onlyDigits } from './card-fields.js';
import { texts } from './texts.js';

/**
 * Draws the fields of a card into a root and gives access to their values.
 * @param changed called after every change. @param submit called when Enter is pressed.
 */
export function drawCardForm(root, { changed, submit, readOnly = false }) {
  const grid = document.createElement('div');
  grid.className = 'Grid';
  const drawn = Object.fromEntries(fieldNames.map((name) => [name, drawField(name)]));
  grid.append(...fieldNames.map((name) => drawn[name].box));
  root.append(grid);
  for (const name of fieldNames) listenTo(name);
  setReadOnly(readOnly);
  showBrand();

  const brand = () => brandOf(drawn.number.input.value);
  const problemOf = (name) => cardFields[name].problem(drawn[name].input.value, brand());

  function listenTo(name) {
    const { input } = drawn[name];
    let before = '';
    input.addEventListener('input', () => {
      const digitsLeft = onlyDigits(input.value.slice(0, input.selectionStart)).length;
      const atEnd = input.selectionStart === input.value.length;
      input.value = cardFields[name].format(input.value, before, brand());
      if (!atEnd) input.setSelectionRange(...Array(2).fill(positionAfter(input.value, digitsLeft)));
      const grew = input.value.length > before.length;
      before = input.value;
      if (name === 'number') showBrand();
      const problem = problemOf(name);
      showError(name, problem?.startsWith('invalid') ? texts[problem] : '');
      changed();
      if (!problem && grew && atEnd) drawn[fieldNames[fieldNames.indexOf(name) + 1]]?.input.focus();
    });
    input.addEventListener('blur', () => {
      const problem = problemOf(name);
      if (input.value && problem) showError(name, texts[problem]);
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      submit();
    });
  }

  function showBrand() {
    const known = brandOf(drawn.number.input.value);
    drawn.number.marks.replaceChildren(
      ...(known ? [known] : ['visa', 'mastercard', 'amex']).map(mark),
    );
    drawn.number.input.classList.toggle('Input--known', known !== null);
  }

  function showError(name, message) {
    const { input, error } = drawn[name];
    if (error.textContent !== message) error.textContent = message;
    input.classList.toggle('Input--invalid', message !== '');
    input.setAttribute('aria-invalid', String(message !== ''));
  }

  function setReadOnly(value) {
    for (const { input } of Object.values(drawn)) input.readOnly = value;
  }

  return {
    showError,
    setReadOnly,
    focus: (name) => drawn[name].input.focus(),
    complete: () => fieldNames.every((name) => !problemOf(name)),
    empty: () => fieldNames.every((name) => drawn[name].input.value === ''),
    clear() {
      for (const name of fieldNames) {
        drawn[name].input.value = '';
        showError(name, '');
      }
      showBrand();
      changed();
    },
    validate() {
      const wrong = fieldNames.filter((name) => {
        const problem = problemOf(name);
        showError(name, problem ? texts[problem] : '');
        return problem;
      });
      if (wrong.length === 0) return null;
      drawn[wrong[0]].input.focus();
      const code = problemOf(wrong[0]);
      return { type: 'validation_error', code, message: texts[code] };
    },
    card() {
      const { month, year } = expiryParts(drawn.expiry.input.value);
      return {
        number: onlyDigits(drawn.number.input.value),
        exp_month: month,
        exp_year: year,
        cvc: drawn.cvc.input.value,
      };
    },
  };
}

function drawField(name) {
  const { autocomplete, placeholder } = cardFields[name];
  const id = `Field-${name}Input`;
  const box = document.createElement('div');
  box.className = `Field Field--${name}`;

  const label = document.createElement('label');
  label.className = 'Label';
  label.htmlFor = id;
  label.textContent = texts[name];

  const input = document.createElement('input');
  Object.assign(input, { id, name, autocomplete, placeholder, className: 'Input', type: 'text' });
  input.inputMode = 'numeric';
  input.spellcheck = false;
  input.setAttribute('aria-describedby', `${id}-error`);

  const marks = document.createElement('span');
  marks.className = 'Marks';
  if (name === 'cvc') marks.append(mark('cvc'));

  const control = document.createElement('div');
  control.className = 'Control';
  control.append(input, marks);

  const error = paragraph('Error', '');
  error.id = `${id}-error`;
  error.setAttribute('role', 'alert');
  box.append(label, control, error);
  return { box, input, marks, error };
}

/** The caret position in a newly formatted text that keeps the number of digits before it. */
function positionAfter(text, digits) {
  let position = 0;
  for (let seen = 0; position < text.length && seen < digits; position += 1) {
    if (/\d/.test(text[position])) seen += 1;
  }
  return position;
}

export function paragraph(className, text) {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
