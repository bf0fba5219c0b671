const ADDRESS = '/sandbox/card/stripe.js';

/**
 * Loads the sandbox's stand-in for Stripe.js, which `loadStripe` then finds as `window.Stripe` and downloads nothing.
 * Await it before `loadStripe`, for the sandbox only: `if (__SANDBOX__) await loadSandboxStripe()`. Loading it again is
 * harmless; a failed load may be tried again.
 *
 * As Stripe's own, its page of the bank (3D Secure) is a child of the body and not in the top layer. A dialog opened by
 * `showModal` covers it and makes it inert: while `confirmCardPayment` runs, such a dialog must be a plain one
 * (`close()` and `show()`), and a modal again afterwards.
 * Source: https://github.com/stripe/stripe-js/issues/599
 */
export const loadSandboxStripe = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = ADDRESS;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${ADDRESS} does not load`));
    };
    document.head.append(script);
  });
