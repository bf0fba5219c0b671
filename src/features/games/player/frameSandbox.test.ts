import { describe, expect, it } from '@jest/globals';
import { frameSandbox } from './frameSandbox';

const OWN = 'https://karata.example';
const LISTED = 'https://games.example';

describe('frameSandbox', () => {
  it('lets every game run scripts and forms', () => {
    expect(frameSandbox('https://other.example/play', [LISTED], OWN)).toBe('allow-scripts allow-forms');
  });

  it('leaves a listed other origin its own origin', () => {
    expect(frameSandbox(`${LISTED}/play`, [LISTED], OWN)).toBe('allow-scripts allow-forms allow-same-origin');
  });

  it("never gives it to the page's own origin, listed or not", () => {
    expect(frameSandbox(`${OWN}/originals/slots.html`, [OWN, LISTED], OWN)).toBe('allow-scripts allow-forms');
  });

  it('tells origins by scheme and port too', () => {
    expect(frameSandbox('http://games.example/play', [LISTED], OWN)).not.toContain('allow-same-origin');
    expect(frameSandbox('https://games.example:8443/play', [LISTED], OWN)).not.toContain('allow-same-origin');
  });

  it('lists nobody until an operator does', () => {
    expect(frameSandbox(`${LISTED}/play`)).toBe('allow-scripts allow-forms');
  });
});
