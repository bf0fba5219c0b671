import { expect, type Locator } from '@playwright/test';
import { brokenWords, cutOff, doubleText, overlapping, tooWide } from './fits.ts';
import { speak } from './openPage.ts';
import { Tour } from './Tour.ts';

const LOOKED_AT = ['sw', 'en'] as const;

/** Reflow (WCAG 1.4.10) and larger text (1.4.4) together: nothing must be scrolled sideways. */
export const NARROWEST = { width: 320, height: 640 };

/** The lists of a dialog keep a line for each choice. */
const noWords: typeof brokenWords = () => Promise.resolve([]);

/** This word has a hyphen, at which it may break in large text. */
const AT_ITS_HYPHEN = /^broken: M-Pesa /;

/** Measures with 200 % text size, in both languages. */
export class FitTour extends Tour {
  /** The top dialog, which fills the window; its content is a surface inside. `place` is its name. */
  async look(place: string): Promise<void> {
    const dialog = this.page.locator('dialog[open]').last();
    await this.#measure(place, dialog, [dialog, dialog.locator(':scope > *').first()]);
  }

  async lookAtPage(place: string): Promise<void> {
    await this.#measure(place, this.page.locator('body'), [this.page.locator('html')], brokenWords);
  }

  note(place: string, found: readonly string[]): void {
    if (found.length > 0) this.problems.push({ place, found });
  }

  /** Finds words that break or are cut at normal text size, in all of the page unless told. It is in English again afterwards. */
  async readWords(place: string, shown: Locator = this.page.locator('body')): Promise<void> {
    for (const language of LOOKED_AT) {
      await speak(this.page, language);
      await expect(shown.locator('[data-waiting], [aria-busy=true]')).toHaveCount(0);
      this.note(`${place}, ${language}: words`, [
        ...(await brokenWords(shown)),
        ...(await cutOff(shown)),
        ...(await overlapping(shown)),
      ]);
    }
  }

  /** The page is in English again afterwards. */
  async #measure(place: string, shown: Locator, frames: readonly Locator[], read = noWords): Promise<void> {
    await doubleText(this.page);
    for (const language of LOOKED_AT) {
      await speak(this.page, language);
      await expect(shown.locator('[data-waiting], [aria-busy=true]')).toHaveCount(0);
      const wide = (await Promise.all(frames.map(tooWide))).flat();
      const broken = (await read(shown)).filter((word) => !AT_ITS_HYPHEN.test(word));
      const cut = [...(await cutOff(shown)), ...(await overlapping(shown)), ...broken];
      if (wide.length + cut.length > 0) this.problems.push({ place, language, wide, cut });
    }
  }
}
