import type { ComponentProps } from 'react';
import RealityCheck from '@/features/saferPlay/modals';
import { useShownMoney } from '@/features/wallet';

/** The amounts of the reality check are said as the wallet says them; neither feature needs the other for it. */
export default function RealityCheckModal(props: Omit<ComponentProps<typeof RealityCheck>, 'shown'>) {
  return <RealityCheck {...props} shown={useShownMoney()} />;
}
