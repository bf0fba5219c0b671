import type { WelcomeBonus } from '@contract/depositBonuses.ts';
import type { ReactNode } from 'react';
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
  /** Styles the amount. */
  figureClass: string | undefined;
}

/** The banner's offer for a player: the next step of the welcome pack, or a game. */
export function PlayerOffer({ title, bonus, figureClass }: Props) {
  const { steps, isTrying } = useWelcomePack();
  const next = steps.find(({ status }) => status === 'next')?.bonus;
  const isUnknown = isTrying && steps.every(({ status }) => status === 'unknown');
  const isFirst = next?.order === 1;
  if (isFirst || isUnknown) {
    return (
      <Words title={title} figure={bonus} figureClass={figureClass}>
        {next && <Claim bonus={next} />}
      </Words>
    );
  }
  if (next) return <Step bonus={next} figureClass={figureClass} />;
  return <Play figureClass={figureClass} />;
}

interface WordsProps {
  title: ReactNode;
  figure: ReactNode;
  figureClass: string | undefined;
  children: ReactNode;
}

const Words = ({ title, figure, figureClass, children }: WordsProps) => (
  <>
    <h2>{title}</h2>
    <p className={figureClass}>{figure}</p>
    {children}
  </>
);

const Step = ({ bonus, figureClass }: { bonus: WelcomeBonus; figureClass: string | undefined }) => (
  <Words
    title={bonus.title}
    figure={t('promotions.bonusPercentage', { percentage: bonus.bonusPercentage })}
    figureClass={figureClass}
  >
    <Claim bonus={bonus} />
  </Words>
);

function Claim({ bonus }: { bonus: WelcomeBonus }) {
  const claim = useJoin(bonus.id);
  return <Button onClick={claim}>{t('promotions.claim')}</Button>;
}

function Play({ figureClass }: { figureClass: string | undefined }) {
  const dispatch = useDispatch();
  return (
    <Words title={t('promotions.playTitle')} figure={t('promotions.playFigure')} figureClass={figureClass}>
      <Button onClick={() => dispatch(pageOpened(allGamesPage({ type: 'top' })))}>{t('promotions.playButton')}</Button>
    </Words>
  );
}
