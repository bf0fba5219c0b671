import type { WelcomeBonus } from '@contract/depositBonuses.ts';
import { useDispatch } from 'react-redux';
import { useJoin } from '@/features/auth';
import { useWelcomePack } from '@/features/rewards';
import { allGamesPage, pageOpened } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';

interface Props {
  /** The same text as in the visitor's banner. */
  title: string;
  bonus: string;
  figureClass: string | undefined;
}

/** The banner's offer for a player: the next step of the welcome pack, or a game. */
export function PlayerOffer({ title, bonus, figureClass }: Props) {
  const { steps, isTrying } = useWelcomePack();
  const next = steps.find(({ status }) => status === 'next')?.bonus;
  const isUnknown = isTrying && steps.every(({ status }) => status === 'unknown');
  const words =
    next?.order === 1 || isUnknown
      ? { title, figure: bonus }
      : next
        ? { title: next.title, figure: t('promotions.bonusPercentage', { percentage: next.bonusPercentage }) }
        : { title: t('promotions.playTitle'), figure: t('promotions.playFigure') };
  return (
    <>
      <h2>{words.title}</h2>
      <p className={figureClass}>{words.figure}</p>
      {next ? <Claim bonus={next} /> : !isUnknown && <Play />}
    </>
  );
}

function Claim({ bonus }: { bonus: WelcomeBonus }) {
  const claim = useJoin(bonus.id);
  return <Button onClick={claim}>{t('promotions.claim')}</Button>;
}

function Play() {
  const dispatch = useDispatch();
  return (
    <Button onClick={() => dispatch(pageOpened(allGamesPage({ type: 'top' })))}>{t('promotions.playButton')}</Button>
  );
}
