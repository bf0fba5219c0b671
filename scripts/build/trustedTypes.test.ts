import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { siteTypes } from './trustedTypes.ts';

interface Policy {
  createHTML: (text: string) => string | null;
  createScriptURL?: (text: string) => string | null;
}

function policyOf(script: string): Policy {
  const made: [string, Policy][] = [];
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => void made.push([name, policy]) };
  const location = { origin: 'https://karata.example', href: 'https://karata.example/all-games?type=top' };
  runInNewContext(script, { self: { trustedTypes }, trustedTypes, location, URL });
  expect(made.map(([name]) => name)).toEqual(['default']);
  const [, policy] = made[0] ?? [];
  if (!policy) throw new Error('the script makes no policy');
  return policy;
}

const SITE_TYPES = siteTypes(false);

describe('the policy of the site', () => {
  const scriptAt = (text: string) => policyOf(SITE_TYPES).createScriptURL?.(text);

  it.each([
    '/assets/all-games.0a1b2c.js',
    'https://karata.example/sw.js',
    'https://karata.example/assets/main.0a1b2c.js',
    'https://js.stripe.com/v3/',
    'https://www.google.com/recaptcha/api.js?onload=x',
  ])('takes the script %s', (text) => expect(scriptAt(text)).toBe(text));

  it('takes scripts of the stand-ins in the sandbox alone', () => {
    for (const text of ['/sandbox/card/stripe.js', '/emulator/auth/gapi.js?onload=x']) {
      expect(policyOf(siteTypes(true)).createScriptURL?.(text)).toBe(text);
      expect(scriptAt(text)).toBeNull();
    }
  });

  it.each([
    '/api/settings',
    '/images/a.js',
    '/assets/../api/x.js',
    '//karata.example/api/x',
    '',
    '/assets/a.json',
    '/images/sw.js',
    '/sw-off.js',
  ])('refuses the script %j of its own address, which was not built', (text) => expect(scriptAt(text)).toBeNull());

  it('makes no markup of a text, before or after a script of the card provider', () => {
    const policy = policyOf(SITE_TYPES);
    expect(policy.createHTML('<b>x</b>')).toBeNull();
    policy.createScriptURL?.('https://js.stripe.com/v3/');
    expect(policy.createHTML('<b>x</b>')).toBeNull();
  });

  it.each([
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/x.js',
    'https://apis.google.com/js/api.js',
  ])('makes markup for scripts of the sign-in, from %s on', (text) => {
    const policy = policyOf(SITE_TYPES);
    policy.createScriptURL?.(text);
    expect(policy.createHTML('<b>x</b>')).toBe('<b>x</b>');
  });

  it('does not take a site for Google that only looks so', () => {
    const policy = policyOf(SITE_TYPES);
    policy.createScriptURL?.('https://www.google.com.evil.example/recaptcha/api.js');
    expect(policy.createHTML('<b>x</b>')).toBeNull();
  });
});

it('a browser without Trusted Types runs the script', () => {
  expect(() => runInNewContext(SITE_TYPES, { self: {} })).not.toThrow();
});
