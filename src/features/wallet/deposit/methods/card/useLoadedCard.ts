import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { loadChunk } from '@/shared/lazyPart';
import { logWarning } from '@/shared/log';
import type { CardBox } from './box';

interface Loaded {
  CardBox: typeof CardBox;
  stripe: Stripe;
}

type State = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Loaded);

/** Our part, then the provider's script. */
async function loadCard(publishableKey: string): Promise<Loaded> {
  const card = await loadChunk(() => import(/* webpackChunkName: "card" */ './box'));
  return { CardBox: card.CardBox, stripe: await card.openStripe(publishableKey) };
}

/** Loads what a card payment needs when card is chosen; `retry` after a failure. */
export function useLoadedCard(publishableKey: string) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: State) => isCurrent && setState(next);
    loadCard(publishableKey).then(
      (loaded) => settle({ kind: 'ready', ...loaded }),
      () => {
        logWarning('The card script did not load');
        settle({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, tries]);
  const retry = () => {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  };
  return { state, retry };
}
