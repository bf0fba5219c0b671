import { describe, expect, it } from '@jest/globals';
import { popupPlace } from './popupPlace';

const SCREEN = { top: 0, bottom: 740 };
const fieldAt = (top: number) => ({ top, bottom: top + 52 });

describe('the place of a popup list', () => {
  it('is below its field when there is room', () => {
    expect(popupPlace(fieldAt(200), SCREEN)).toEqual({ side: 'below', edge: 258, maxHeight: 340 });
  });

  it('is as high as there is room', () => {
    expect(popupPlace(fieldAt(300), { top: 0, bottom: 640 })).toEqual({ side: 'above', edge: 294, maxHeight: 286 });
    expect(popupPlace(fieldAt(280), { top: 0, bottom: 640 })).toEqual({ side: 'below', edge: 338, maxHeight: 294 });
  });

  it('is above its field when there is more room above', () => {
    expect(popupPlace(fieldAt(500), SCREEN)).toMatchObject({ side: 'above', edge: 494 });
  });

  it('is never behind the keyboard, and may cover the field', () => {
    const view = { top: 100, bottom: 340 };
    const { side, edge, maxHeight } = popupPlace(fieldAt(220), view);
    expect(side).toBe('above');
    expect(edge - maxHeight).toBeGreaterThanOrEqual(view.top);
    expect(edge).toBeLessThanOrEqual(view.bottom);
  });
});
