import { describe, expect, it } from '@jest/globals';
import { blurred, linear, sheet, tiled } from './paint.ts';

describe('the paints of a drawing', () => {
  it('define a gradient once for all its uses', () => {
    expect(linear(90, '#123456', '#654321')).toBe(linear(90, '#123456', '#654321'));
    expect(linear(90, '#123456', '#654321')).not.toBe(linear(0, '#123456', '#654321'));
  });

  it('write the opacity after the colour of a stop', () => {
    const svg = sheet(10, 10, `<rect fill="${linear(0, '#010203/0.25', '#040506')}"/>`);
    expect(svg).toContain('<stop offset="0" stop-color="#010203" stop-opacity="0.25"/>');
    expect(svg).toContain('<stop offset="1" stop-color="#040506" stop-opacity="1"/>');
  });

  it('put only the used paints into a sheet, with the paints that these use', () => {
    const unused = linear(12, '#aaaaaa', '#bbbbbb');
    const inner = linear(34, '#cccccc', '#dddddd');
    const svg = sheet(10, 10, `<rect fill="${tiled(8, `<circle fill="${inner}"/>`)}"/>`);
    expect(svg).toContain('#cccccc');
    expect(svg).not.toContain('#aaaaaa');
    expect(unused).toMatch(/^url\(#d\d+\)$/);
  });

  it('give a filter as an attribute', () => {
    expect(blurred(3)).toMatch(/^ filter="url\(#d\d+\)"$/);
  });
});
