import type { BonusClaim } from '@contract/bonuses.ts';
import type { WelcomeBonus } from '@contract/depositBonuses.ts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useJoin } from '@/features/auth';
import { Jackpots } from '@/features/games';
import { ProgressBar, raceMessages, useBonusName, useGetBonusClaimsQuery, useWelcomePack } from '@/features/rewards';
import { Instant, useBlock, useIsBlockAwaited, useIsResting } from '@/features/saferPlay';
import { allGamesPage, modalOpened, pageOpened } from '@/features/ui';
import { useShownMoney } from '@/features/wallet';
import { Button } from '@/shared/components';
import { joinCatalogues, t, useIntl, withMessages } from '@/shared/i18n';
import { Amount, useSpokenMoney } from '@/shared/money';
import { BetHistory } from './BetHistory';
import { Competitions, Races } from './Competitions';
import messages from './messages';
import { useHomeHeading } from './Section';
import { Suggested } from './Suggested';
import { WelcomeBonuses } from './WelcomeBonuses';

/** The part of home below the games. Answers come together, so each is rendered in small steps, as a deferred value. */
function Promotions() {
  useHomeHeading();
  if (useIsResting()) return null;
  return (
    <>
      <Suggested />
      <Jackpots />
      <Races />
      <Competitions />
      <WelcomeBonuses />
      <BetHistory />
    </>
  );
}

export interface OfferProps {
  /** The same text as in the visitor's banner. */
  title: string;
  bonus: string;
  figureClass: string | undefined;
  /** Told on a break, when the banner offers nothing beside it either. */
  onRest: (isResting: boolean) => void;
}

const figureOf = ({ bonusPercentage: percentage, freeSpins: count }: WelcomeBonus) =>
  percentage > 0 ? t('promotions.bonusPercentage', { percentage }) : t('promotions.freeSpins', { count });

/** The banner's words for a player: the bonus that runs, else the next step of the welcome pack, or a game. */
function Offer({ onRest, ...words }: OfferProps) {
  const dispatch = useDispatch();
  const { steps, isAwaited } = useWelcomePack();
  const { data: claims = [], isLoading } = useGetBonusClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const running = claims.find(({ status, wagered, wagerRequired }) => status === 'wagering' && wagered < wagerRequired);
  const isBlockAwaited = useIsBlockAwaited();
  const block = useBlock();
  useEffect(() => onRest(block !== null), [block, onRest]);
  if (isAwaited || isLoading || isBlockAwaited) return null;
  if (block)
    return (
      <>
        <h2>{t('promotions.restTitle')}</h2>
        <p>{t('promotions.restUntil', { until: <Instant key="until" at={block.until} /> })}</p>
        <p>{t('promotions.restText')}</p>
        <Button variant="quiet" onClick={() => dispatch(modalOpened('withdraw', {}))}>
          {t('promotions.withdraw')}
        </Button>
      </>
    );
  if (running) return <Running claim={running} figureClass={words.figureClass} />;
  return <Next next={steps.find(({ status }) => status === 'next')?.bonus} {...words} />;
}

function Running({ claim, figureClass }: { claim: BonusClaim } & Pick<OfferProps, 'figureClass'>) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const shown = useShownMoney();
  const spoken = useSpokenMoney();
  const { bonusId, currency, amount, freeSpins, wagered, wagerRequired } = claim;
  const title = useBonusName(bonusId) ?? intl.formatMessage({ id: 'promotions.ownBonus' });
  if (!shown) return null;
  const sums = { wagered: shown(wagered, currency), required: shown(wagerRequired, currency) };
  const heard = { wagered: spoken(sums.wagered), required: spoken(sums.required) };
  return (
    <>
      <h2>{title}</h2>
      <p className={figureClass}>
        {amount > 0 && <Amount money={shown(amount, currency)} />}
        {amount > 0 && freeSpins > 0 && ' + '}
        {freeSpins > 0 && t('promotions.freeSpins', { count: freeSpins })}
      </p>
      <ProgressBar
        share={wagered / wagerRequired}
        label={title}
        text={intl.formatMessage({ id: 'promotions.wagered' }, heard)}
      />
      <p>
        {t('promotions.wagered', {
          wagered: <Amount key="wagered" money={sums.wagered} />,
          required: <Amount key="required" money={sums.required} />,
        })}
      </p>
      <Button onClick={() => dispatch(pageOpened('bonus'))}>{t('promotions.toBonus')}</Button>
    </>
  );
}

function Next({ next, title, bonus, figureClass }: { next: WelcomeBonus | undefined } & Omit<OfferProps, 'onRest'>) {
  const dispatch = useDispatch();
  const claim = useJoin(next?.id);
  const play = () => dispatch(pageOpened(allGamesPage({ type: 'top' })));
  const words =
    next?.order === 1
      ? { title, figure: bonus }
      : next
        ? { title: next.title, figure: figureOf(next) }
        : { title: t('promotions.playTitle'), figure: t('promotions.playFigure') };
  return (
    <>
      <h2>{words.title}</h2>
      <p className={figureClass}>{words.figure}</p>
      <Button onClick={next ? claim : play}>{t(next ? 'promotions.claim' : 'promotions.playButton')}</Button>
    </>
  );
}

export const PlayerOffer = withMessages(messages, Offer);
export default withMessages(joinCatalogues([raceMessages, messages]), Promotions);
