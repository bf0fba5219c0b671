import { describe, expect, it } from '@jest/globals';
import { inlineHashes } from './inlineHashes.ts';

/** Computed by: printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const ALERT = `'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='`;

describe('the hashes of inline code', () => {
  it('contain inline scripts, but no loaded scripts', () => {
    const html = '<script defer src="/a.js"></script><script type="module">alert(1)</script>';
    expect(inlineHashes(html).scripts).toEqual([ALERT]);
  });

  it('contain the same code once', () => {
    expect(inlineHashes('<script>alert(1)</script>\n<script>alert(1)</script>').scripts).toEqual([ALERT]);
  });

  it('contain styles, also over several lines', () => {
    expect(inlineHashes('<style>\n  a { color: red }\n</style>').styles).toHaveLength(1);
  });

  it('contain style attributes as the browser reads them', () => {
    const encoded = inlineHashes('<p class="x" style="a: &quot;b&quot;">').styleAttributes;
    expect(encoded).toEqual(inlineHashes('<style>a: "b"</style>').styles);
    expect(encoded).toHaveLength(1);
  });

  it('are empty for a page without inline code', () => {
    expect(inlineHashes('<p>plain</p>')).toEqual({ scripts: [], styles: [], styleAttributes: [] });
  });
});
