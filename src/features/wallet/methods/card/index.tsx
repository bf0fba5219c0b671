import { useDispatch } from 'react-redux';
import { UnlessResting } from '@/features/saferPlay';
import { modalOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Method, Stated } from '../Method';
import { cardFace } from './face';
import messages from './messages';

function AnotherCard({ onLeave }: { onLeave: (() => void) | undefined }) {
  const dispatch = useDispatch();
  const open = () => {
    onLeave?.();
    dispatch(modalOpened('deposit', { method: 'stripe' }));
  };
  return (
    <UnlessResting>
      <Button variant="quiet" onClick={open}>
        {t('history.anotherCard')}
      </Button>
    </UnlessResting>
  );
}

/** Reasons after a card was tried: another card may pay, and nobody waits for it. */
const DECLINES: ReadonlySet<string> = new Set(['declined', 'insufficient_funds', 'authentication_failed']);

const isDecline = (reason: string | undefined): boolean => DECLINES.has(reason ?? '');

/** A declined payment stays pending while its form is open, and fails after that. */
const isDeclined = ({ status, reason }: Stated): boolean =>
  (status === 'pending' || status === 'failed') && isDecline(reason);

export const card: Method = {
  face: cardFace,
  deposit: 'stripe',
  withdrawal: 'card',
  messages,
  ownState: {
    isIn: isDeclined,
    text: 'history.declined',
    looksLike: 'failed',
    // The payment stays open for another card, so the decline is the news.
    stepText: ({ status, reason }) => (status === 'pending' && isDecline(reason) ? 'history.tried' : undefined),
    wayOn: (onLeave) => <AnotherCard onLeave={onLeave} />,
  },
  payoutOf: (money) => ({ money, restMinor: 0 }),
};
