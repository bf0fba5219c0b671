const ADDRESS = '/sandbox/card/stripe.js';

/** How often it did not load. A browser keeps that a module failed, so the next try has another address. */
let failures = 0;
const address = () => (failures === 0 ? ADDRESS : `${ADDRESS}?try=${failures + 1}`);

/**
 * Loads the sandbox's Stripe.js before `loadStripe`, which then finds `window.Stripe` and downloads nothing. Sandbox
 * only; may be repeated, also after a failure.
 * As with Stripe, its bank page (3D Secure) is a child of the body, not in the top layer, so a dialog opened by
 * `showModal` covers it: during `confirmCardPayment` such a dialog must use `show()`, and be a modal again afterwards.
 * Source: https://github.com/stripe/stripe-js/issues/599
 */
export const loadSandboxStripe = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address();
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      failures += 1;
      reject(new Error(`${ADDRESS} does not load`));
    };
    document.head.append(script);
  });
