/** Number, expiry and security code as one row of fields, in their own shadow DOM. */
import { brandOf } from './cardNumbers.js';
import { errorIn, RULES } from './fieldRules.js';
import { fieldStyles } from './styles.js';

const FIELDS = [
  ['number', 'Credit or debit card number', '1234 1234 1234 1234'],
  ['expiry', 'Credit or debit card expiration date', 'MM / YY'],
  ['cvc', 'Credit or debit card CVC/CVV', 'CVC'],
];

const VARIABLES = [
  ['--color', ({ base }) => base?.color],
  ['--font-family', ({ base }) => base?.fontFamily],
  ['--font-size', ({ base }) => base?.fontSize],
  ['--font-weight', ({ base }) => base?.fontWeight],
  ['--line-height', ({ base }) => base?.lineHeight],
  ['--letter-spacing', ({ base }) => base?.letterSpacing],
  ['--placeholder', ({ base }) => base?.['::placeholder']?.color],
  ['--placeholder-opacity', ({ base }) => (base?.['::placeholder']?.color ? '1' : undefined)],
  ['--invalid', ({ invalid }) => invalid?.color],
];

function inputOf([name, label, placeholder]) {
  const input = document.createElement('input');
  const attributes = {
    name,
    placeholder,
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-label': label,
  };
  Object.entries(attributes).forEach(([attribute, value]) => input.setAttribute(attribute, value));
  return input;
}

/** The caret is counted in digits, because spaces come and go. */
function showIn(input, shown) {
  if (input.value === shown) return;
  const isAtEnd = input.selectionStart === input.value.length;
  const digitsBefore = input.value.slice(0, input.selectionStart).replace(/\D/g, '').length;
  input.value = shown;
  if (isAtEnd) return;
  let caret = 0;
  for (let left = digitsBefore; left > 0 && caret < shown.length; caret += 1) if (/\d/.test(shown[caret])) left -= 1;
  input.setSelectionRange(caret, caret);
}

export class CardFields {
  host = document.createElement('div');
  values = { number: '', expiry: '', cvc: '' };
  #left = new Set();
  #inputs;
  #on;

  /** `on` receives `change`, `focus`, `blur`, `escape` and `submit`. */
  constructor(on) {
    this.#on = on;
    this.#inputs = FIELDS.map(inputOf);
    const root = this.host.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [fieldStyles()];
    const row = document.createElement('div');
    row.className = 'fields';
    row.append(...this.#inputs);
    root.append(row);
    this.#inputs.forEach((input) => this.#listen(input));
  }

  get brand() {
    return brandOf(this.values.number);
  }

  get isEmpty() {
    return Object.values(this.values).every((value) => value === '');
  }

  get error() {
    return this.#inputs.map(({ name }) => this.#errorIn(name)).find(Boolean);
  }

  get isComplete() {
    return this.#inputs.every(({ name }) => RULES[name].isFull(this.values) && !this.#errorIn(name));
  }

  restyle({ style = {}, disabled = false }) {
    VARIABLES.forEach(([name, read]) => {
      const value = read(style);
      if (value === undefined) this.host.style.removeProperty(name);
      else this.host.style.setProperty(name, value);
    });
    this.#inputs.forEach((input) => (input.disabled = disabled));
  }

  clear() {
    this.#left.clear();
    this.#inputs.forEach((input) => {
      input.value = '';
      this.values[input.name] = '';
    });
    this.#changed();
  }

  #errorIn(name) {
    return errorIn(name, this.values, this.#left.has(name));
  }

  #listen(input) {
    input.addEventListener('input', () => this.#typed(input));
    input.addEventListener('focus', () => this.#on('focus'));
    input.addEventListener('blur', () => this.#leave(input));
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#on('escape');
      if (key === 'Enter') this.#on('submit');
    });
  }

  #typed(input) {
    const { clean, show, isFull } = RULES[input.name];
    const wasFull = isFull(this.values);
    this.values[input.name] = clean(input.value);
    showIn(input, show(this.values[input.name]));
    this.#changed();
    if (!wasFull && isFull(this.values) && !this.#errorIn(input.name)) this.#goOn(input);
  }

  /** A full field moves the focus to the next one. */
  #goOn(input) {
    if (this.host.shadowRoot.activeElement === input) this.#inputs[this.#inputs.indexOf(input) + 1]?.focus();
  }

  #leave(input) {
    this.#left.add(input.name);
    this.#changed();
    this.#on('blur');
  }

  #changed() {
    this.#inputs.forEach((input) => input.setAttribute('aria-invalid', String(Boolean(this.#errorIn(input.name)))));
    this.#on('change');
  }
}
