import type { ComponentProps } from 'react';
import RealityCheck from '@/features/saferPlay/modals';
import { useShownMoney } from '@/features/wallet';

/** The amounts of the reality check as in the wallet, without a dependency between the two features. */
export default function RealityCheckModal(props: Omit<ComponentProps<typeof RealityCheck>, 'shown'>) {
  return <RealityCheck {...props} shown={useShownMoney()} />;
}
