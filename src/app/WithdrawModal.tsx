import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { useGameForMoney } from '@/features/games';
import { useGetRoundsInfiniteQuery } from '@/features/play';
import { WithdrawModal as Withdraw } from '@/features/wallet/modals/WithdrawModal';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';

/** A withdrawal that leads to a round that goes on, without a dependency between the two features. */
export default function WithdrawModal(props: Omit<ComponentProps<typeof Withdraw>, 'OpenRound'>) {
  return <Withdraw {...props} OpenRound={OpenRound} />;
}

function OpenRound({ children, onLeave, otherwise }: PropsWithChildren<{ onLeave: () => void; otherwise: ReactNode }>) {
  const { currentData } = useGetRoundsInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const play = useGameForMoney(currentData?.pages[0]?.items.find(({ status }) => status === 'open')?.gameId);
  const finish = () => {
    onLeave();
    play?.();
  };
  if (!play) return otherwise;
  return (
    <>
      {children}
      <Button size="l" onClick={finish}>
        {t('withdraw.finishRound')}
      </Button>
    </>
  );
}
