/**
 * Replaces the library between the identity SDK and its hidden frame, so that Google sign-in works without a network. A
 * message waits until somebody registers for it.
 */
(() => {
  const MARK = 'karata-identity-frame';

  class Iframe {
    #target;
    #handlers = new Map();
    #waiting = [];
    #answers = new Map();
    #lastId = 0;

    constructor(target) {
      this.#target = target;
      this.register('ping', () => true);
      addEventListener('message', (event) => {
        const isOurs = event.source === target && event.origin === location.origin && event.data?.mark === MARK;
        if (isOurs) this.#take(event.data);
      });
    }

    register(name, handler) {
      this.#handlers.set(name, handler);
      const waiting = this.#waiting;
      this.#waiting = [];
      waiting.forEach((message) => this.#take(message));
    }

    send(name, data, onAnswer) {
      const id = ++this.#lastId;
      if (onAnswer) this.#answers.set(id, onAnswer);
      this.#post({ id, name, data });
    }

    ping(onAnswer) {
      return new Promise((resolve) => this.send('ping', null, (answers) => resolve(onAnswer?.(answers))));
    }

    restyle() {
      return Promise.resolve();
    }

    #post(message) {
      this.#target.postMessage({ mark: MARK, ...message }, location.origin);
    }

    async #take(message) {
      if ('answer' in message) return this.#answered(message);
      const handler = this.#handlers.get(message.name);
      if (!handler) return this.#waiting.push(message);
      this.#post({ id: message.id, answer: await handler(message.data) });
    }

    /** The SDK throws after good answers too, as the real library allows. */
    #answered({ id, answer }) {
      const onAnswer = this.#answers.get(id);
      this.#answers.delete(id);
      try {
        onAnswer?.([answer]);
      } catch {
        return;
      }
    }
  }

  async function open({ where, url, attributes }, onOpen) {
    const element = document.createElement('iframe');
    const { style, ...others } = attributes;
    Object.entries(others).forEach(([name, value]) => element.setAttribute(name, String(value)));
    Object.assign(element.style, style);
    element.src = url;
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
    where.append(element);
    const iframe = new Iframe(element.contentWindow);
    await loaded;
    return onOpen(iframe);
  }

  let parent;
  const context = { open, getParentIframe: () => (parent ??= new Iframe(window.parent)) };
  window.gapi = { iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context } };
})();
