/** Tests that are about no method by name take their method from here. */
import type { WalletTerms } from '@contract/wallet.ts';
import { afterEach, beforeEach, describe } from '@jest/globals';
import { cardKit } from './methods/card/cardKit.testTools';
import type { MethodKit } from './methods/MethodKit.testTools';
import { mpesaKit } from './methods/mpesa/mpesaKit.testTools';

export type { MethodKit };

/** The kits stand in the order of the tiles. */
export const METHOD_KITS: readonly MethodKit[] = [mpesaKit, cardKit];

export const [ANY_METHOD] = METHOD_KITS as [MethodKit, ...MethodKit[]];

/** It is empty on a site with one method. */
export const othersThan = (own: MethodKit): readonly MethodKit[] => METHOD_KITS.filter((kit) => kit !== own);

/** The terms of a site with these methods alone. */
export const termsWith = (kits: readonly MethodKit[]): Pick<WalletTerms, 'methods'> => ({
  methods: kits.map(({ terms }) => terms),
});

/** Installs the fake provider of a method for each test. */
export const withProvider = ({ install, remove }: MethodKit): void => {
  beforeEach(() => install?.());
  afterEach(() => remove?.());
};

/** Runs the same tests for each method. */
export const describeMethods = (title: string, tests: (kit: MethodKit) => void): void =>
  describe.each(METHOD_KITS)(`${title} by $name`, (kit) => {
    withProvider(kit);
    tests(kit);
  });
