/** `stripe.elements()`, with the card element only. */
import { CardFields } from './cardFields.js';

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

class CardElement {
  #options;
  #onDestroy;
  #listeners = new Map();
  #fields;
  #parent;
  #isFocused = false;
  #lastChange = '';

  constructor(options, onDestroy) {
    this.#options = { ...options };
    this.#onDestroy = onDestroy;
    this.#fields = new CardFields((name) => this.#hear(name));
    this.#fields.restyle(this.#options);
  }

  mount(target) {
    const parent = typeof target === 'string' ? document.querySelector(target) : target;
    if (!parent) throw new Error('IntegrationError: there is no such place for the element');
    if (parent === this.#parent) return;
    this.unmount();
    this.#parent = parent;
    parent.replaceChildren(this.#fields.host);
    this.#showClasses();
    window.setTimeout(() => this.#parent && this.#emit('ready', { elementType: 'card' }));
  }

  unmount() {
    if (!this.#parent) return;
    this.#fields.host.remove();
    this.#parent.classList.remove(...Object.values(this.#classes()));
    this.#parent = undefined;
  }

  destroy() {
    this.unmount();
    this.#listeners.clear();
    this.#onDestroy();
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
    this.#fields.restyle(this.#options);
  }

  clear() {
    this.#fields.clear();
  }

  focus() {
    this.#fields.host.focus();
  }

  blur() {
    this.#fields.host.shadowRoot.activeElement?.blur();
  }

  on(name, listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }

  once(name, listener) {
    const only = (event) => {
      this.off(name, only);
      listener(event);
    };
    return this.on(name, only);
  }

  off(name, listener) {
    const kept = listener ? (this.#listeners.get(name) ?? []).filter((known) => known !== listener) : [];
    this.#listeners.set(name, kept);
    return this;
  }

  /** The stand-in alone reads the data of a payment here. */
  _read() {
    const { values, isComplete, error } = this.#fields;
    return { number: values.number, isComplete, error };
  }

  #classes() {
    return { ...CLASSES, ...this.#options.classes };
  }

  #hear(name) {
    if (name === 'submit') return this.#parent?.closest('form')?.requestSubmit();
    if (name === 'change') return this.#change();
    if (name === 'focus' || name === 'blur') return this.#refocus();
    return this.#emit(name, { elementType: 'card' });
  }

  /** Between its own fields the focus stays. */
  #refocus() {
    window.setTimeout(() => {
      const isFocused = Boolean(this.#fields.host.shadowRoot.activeElement);
      if (isFocused === this.#isFocused) return;
      this.#isFocused = isFocused;
      this.#showClasses();
      this.#emit(isFocused ? 'focus' : 'blur', { elementType: 'card' });
    });
  }

  #change() {
    const { isComplete: complete, isEmpty: empty, error, brand } = this.#fields;
    const event = { elementType: 'card', complete, empty, error, brand, value: { postalCode: '' } };
    this.#showClasses();
    const text = JSON.stringify(event);
    if (text !== this.#lastChange) this.#emit('change', event);
    this.#lastChange = text;
  }

  #showClasses() {
    const { base, complete, empty, focus, invalid } = this.#classes();
    const list = this.#parent?.classList;
    list?.add(base);
    list?.toggle(complete, this.#fields.isComplete);
    list?.toggle(empty, this.#fields.isEmpty);
    list?.toggle(focus, this.#isFocused);
    list?.toggle(invalid, Boolean(this.#fields.error));
  }

  #emit(name, event) {
    (this.#listeners.get(name) ?? []).forEach((listener) => listener(event));
  }
}

const typeOf = (given) => (typeof given === 'string' ? given : given?.__elementType);

export function createElements() {
  let card;
  return {
    create(type, options) {
      if (type !== 'card') throw new Error(`IntegrationError: the sandbox has no ${type} element`);
      if (card) throw new Error('IntegrationError: there is a card element already');
      card = new CardElement(options, () => (card = undefined));
      return card;
    },
    getElement: (type) => (typeOf(type) === 'card' ? (card ?? null) : null),
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}
