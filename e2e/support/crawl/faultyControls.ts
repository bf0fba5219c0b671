import type { Page } from '@playwright/test';

const REGION = 'faulty';

/** Name of their region for the crawler. */
export const FAULTY_REGION = `div ${REGION}`;

/** Adds controls to every page that loads: one with each fault that the crawler must find, and one that works. */
export async function putFaultyControls(page: Page): Promise<void> {
  await page.addInitScript((region) => {
    const part = document.createElement('div');
    const add = (text: string, press: () => void) => {
      const button = document.createElement('button');
      button.textContent = text;
      button.addEventListener('click', press);
      part.append(button);
    };
    const addLink = (text: string, to: Partial<HTMLAnchorElement>) =>
      part.append(Object.assign(document.createElement('a'), { textContent: text, ...to }));

    const show = () => part.append('done ');

    add('dead', () => undefined);
    add('broken', () => {
      show();
      throw new Error('out of order');
    });
    add('lost', () => {
      show();
      void Promise.reject(new Error('gone astray'));
    });
    add('refused', () => void fetch('/api/no-such-thing'));
    addLink('bare', { href: 'http://elsewhere.example/' });
    addLink('window', { href: 'https://elsewhere.example/', target: '_blank' });
    add('well', show);

    part.role = 'dialog';
    part.ariaLabel = region;
    Object.assign(part.style, { position: 'fixed', inset: '0', zIndex: '9999', background: 'white' });
    addEventListener('load', () => document.body.append(part));
  }, REGION);
}
