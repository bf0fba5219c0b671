/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WARM_FORMATS } from './warmFormats.ts';

const picture = (isComplete: boolean): HTMLImageElement =>
  document.body.appendChild(Object.defineProperty(new Image(), 'complete', { value: isComplete, configurable: true }));

const load = (image: HTMLImageElement): void => {
  Object.defineProperty(image, 'complete', { value: true });
  image.dispatchEvent(new Event('load'));
  jest.runOnlyPendingTimers();
};

let asked: jest.SpiedFunction<typeof Intl.NumberFormat.supportedLocalesOf>;

beforeEach(() => {
  jest.useFakeTimers();
  asked = jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the first question about formats', () => {
  it('is asked once, after the last picture of the page has come', () => {
    const [first, second] = [picture(false), picture(false)];
    window.eval(WARM_FORMATS);
    load(first);
    expect(asked).not.toHaveBeenCalled();
    load(second);
    expect(asked).toHaveBeenCalledTimes(1);
    load(picture(false));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
