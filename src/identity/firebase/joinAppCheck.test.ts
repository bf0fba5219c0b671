import { afterEach, describe, expect, it } from '@jest/globals';
import { initializeApp } from 'firebase/app';
import { started } from '../../../__mocks__/firebase/app-check';
import { joinAppCheck } from './joinAppCheck';

const build = globalThis as { __APP_CHECK_KEY__?: string };
afterEach(() => {
  build.__APP_CHECK_KEY__ = '';
  started.length = 0;
});

describe('the proof that calls come from this site', () => {
  it('is not there without its key', async () => {
    await joinAppCheck();
    expect(started).toEqual([]);
  });

  it('begins with its key, for the project that signs in', async () => {
    build.__APP_CHECK_KEY__ = 'site-key';
    await joinAppCheck();
    expect(started).toEqual([['site-key', expect.objectContaining({ projectId: 'demo-karata' }), true]]);
  });

  it('begins for the app of another phone too, and is not renewed for it', async () => {
    build.__APP_CHECK_KEY__ = 'site-key';
    await joinAppCheck(initializeApp({ projectId: 'other' }));
    expect(started).toEqual([['site-key', { projectId: 'other' }, false]]);
  });
});
