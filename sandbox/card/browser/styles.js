/** Style sheets made by script, which are not subject to the policy for style attributes. */
const sheet = (text) => {
  const made = new window.CSSStyleSheet();
  made.replaceSync(text);
  return made;
};

export const fieldStyles = () =>
  sheet(`
    :host { display: block; container-type: inline-size; }
    .fields { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
    input {
      flex: 0 0 4.6em; min-width: 0; box-sizing: border-box; margin: 0; padding: 0; border: 0; border-radius: 2px;
      background: none; outline: none; color: var(--color, inherit); font: inherit;
      font-family: var(--font-family, inherit); font-size: var(--font-size, inherit);
      font-weight: var(--font-weight, inherit); line-height: var(--line-height, 1.5);
      letter-spacing: var(--letter-spacing, normal); font-variant-numeric: tabular-nums;
    }
    input[name='number'] { flex: 1 1 11em; }
    input[name='cvc'] { flex-basis: 3.2em; }
    @container (width < 340px) { input[name='number'] { flex-basis: 100%; } }
    input::placeholder { color: var(--placeholder, currentcolor); opacity: var(--placeholder-opacity, 0.6); }
    input[aria-invalid='true'] { color: var(--invalid, #eb1c26); }
    input:focus-visible { box-shadow: 0 2px 0 currentcolor; }
  `);

export const challengeStyles = () =>
  sheet(`
    :host {
      position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center; padding: 16px;
      background: rgb(0 0 0 / 60%); color: #1a1f36; font: 16px/1.5 system-ui, sans-serif;
    }
    section { width: min(26rem, 100%); box-sizing: border-box; padding: 24px; border-radius: 12px; background: #fff; }
    h2 { margin: 0 0 8px; font-size: 1.25rem; }
    p { margin: 0 0 16px; }
    div { display: flex; flex-wrap: wrap; gap: 12px; }
    button {
      flex: 1 1 8rem; min-height: 44px; padding: 8px 16px; border: 1px solid #635bff; border-radius: 8px;
      background: #fff; color: #3d35c4; font: inherit; font-weight: 600; cursor: pointer;
    }
    button:first-child { background: #4f46e5; color: #fff; }
    button:focus-visible { outline: 3px solid #1a1f36; outline-offset: 2px; }
  `);
