/** The build of the page, which a page of a test does not have by itself, and the one of the site. */
import { afterEach, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { fakeServer, ORIGIN } from './fakeApi';

const OWN = '/assets/main.aaaaaa.js';
export const BUILDS = { own: OWN, later: '/assets/main.bbbbbb.js' } as const;

const scripts: HTMLScriptElement[] = [];

/** The page is of its own build; the site names `present`, or does not answer. Returns what was asked. */
export function release(present: string | undefined) {
  if (scripts.length === 0) {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = OWN;
    document.head.append(script);
    scripts.push(script);
  }
  const asked = jest.fn(() => (present === undefined ? HttpResponse.error() : HttpResponse.text(present)));
  fakeServer.use(http.get(`${ORIGIN}/build.txt`, asked));
  return asked;
}

afterEach(() => scripts.splice(0).forEach((script) => script.remove()));
