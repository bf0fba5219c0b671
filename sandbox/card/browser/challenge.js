/** The page of the bank, where a card with authentication is confirmed. Like Stripe's, on the body with a z-index. */
import { challengeStyles } from './styles.js';

const amountOf = ({ amount, currency }) => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

function build(intent) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [challengeStyles()];
  const [section, title, text, row] = ['section', 'h2', 'p', 'div'].map((name) => document.createElement(name));
  section.setAttribute('role', 'dialog');
  section.setAttribute('aria-modal', 'true');
  section.setAttribute('aria-label', 'Bank confirmation');
  title.textContent = 'Is this you?';
  text.textContent = `The bank of the test card asks before it pays ${amountOf(intent)}. This is the sandbox: no money moves.`;
  const buttons = ['Complete', 'Fail'].map((label) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    return button;
  });
  row.append(...buttons);
  section.append(title, text, row);
  root.append(section);
  return { host, section, buttons };
}

/** Resolves to whether the person confirmed. Escape refuses. */
export const challenge = (intent) =>
  new Promise((resolve) => {
    const before = document.activeElement;
    const { host, section, buttons } = build(intent);
    const end = (isConfirmed) => {
      host.remove();
      before?.focus?.();
      resolve(isConfirmed);
    };
    const [complete, fail] = buttons;
    complete.addEventListener('click', () => end(true));
    fail.addEventListener('click', () => end(false));
    section.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') end(false);
      if (event.key !== 'Tab') return;
      event.preventDefault();
      (event.target === complete ? fail : complete).focus();
    });
    document.body.append(host);
    complete.focus();
  });
