import { describe, expect, it } from '@jest/globals';
import { frameSandbox } from './frameSandbox';

const OWN = 'https://karata.example';
const LISTED = 'https://games.example';

describe('the sandbox of a frame', () => {
  it('lets every game run scripts and forms', () => {
    expect(frameSandbox('https://other.example/play', [LISTED], OWN)).toBe('allow-scripts allow-forms');
  });

  it('gives a listed other origin its own origin', () => {
    expect(frameSandbox(`${LISTED}/play`, [LISTED], OWN)).toBe('allow-scripts allow-forms allow-same-origin');
  });

  it('never gives the origin of the page to a frame, listed or not', () => {
    expect(frameSandbox(`${OWN}/originals/slots.html`, [OWN, LISTED], OWN)).toBe('allow-scripts allow-forms');
  });

  it('compares origins with scheme and port', () => {
    expect(frameSandbox('http://games.example/play', [LISTED], OWN)).not.toContain('allow-same-origin');
    expect(frameSandbox('https://games.example:8443/play', [LISTED], OWN)).not.toContain('allow-same-origin');
  });

  it('lists no origin by default', () => {
    expect(frameSandbox(`${LISTED}/play`)).toBe('allow-scripts allow-forms');
  });
});
