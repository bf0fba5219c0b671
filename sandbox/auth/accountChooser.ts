/** The emulator's page to choose a Google account, changed to work without a network. */
import { createHash } from 'node:crypto';
import { widget } from './firebaseTools.ts';

const FROM_STRANGERS = /<link href="https:[^>]*>|<script src="https:[^>]*><\/script>/g;
const OWN_SCRIPT = /<script>([\s\S]*)<\/script>/;

/** Styles in place of the missing style sheet and icon font. */
const STYLE = `<style>
  body { font-family: system-ui, sans-serif; line-height: 1.4; }
  .material-icons, .custom-label { display: none !important; }
  button { font: inherit; padding: 10px 16px; border: 1px solid #747775; border-radius: 8px; background: #fff; cursor: pointer; }
  #sign-in { border-color: #0b57d0; background: #0b57d0; color: #fff; }
  #sign-in:disabled { opacity: .5; }
  .js-reuse-account { cursor: pointer; border-radius: 8px; }
  .js-reuse-account:hover, .js-reuse-account:focus { background: #eef3fd; }
  .js-reuse-account span { display: block; }
  .mdc-text-field input { box-sizing: border-box; width: 100%; height: 40px; padding: 0 12px; font: inherit; }
</style>`;

/** Removes what it would load from other hosts. */
export function makeChooserLocal(): void {
  widget.WIDGET_UI = widget.WIDGET_UI.replace(FROM_STRANGERS, '').replace('</title>', `</title>${STYLE}`);
}

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/** Allows its own script only, because the page writes user names without escaping. */
export function chooserPolicy(): string {
  const script = OWN_SCRIPT.exec(widget.WIDGET_UI)?.[1] ?? '';
  return [
    `default-src 'none'`,
    `script-src 'sha256-${hashOf(script)}'`,
    `style-src 'unsafe-inline'`,
    `img-src https: data:`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
