import type { Round } from '@contract/rounds.ts';
import { FormattedNumber } from 'react-intl';
import { t } from '@/shared/i18n';
import { diceChoice, type RoundOf } from './OutcomePicture';
import { Multiplier } from './Detail';

export function OutcomeWords({ round }: { round: Round }) {
  if (round.kind === 'dice') return <Rolled round={round} />;
  if (round.kind === 'slots') return <Spun outcome={round.outcome} />;
  if (round.kind === 'mines') return <Opened outcome={round.outcome} />;
  return <Flown round={round} />;
}

function Rolled({ round }: { round: RoundOf<'dice'> }) {
  const choice = diceChoice(round);
  const roll = (
    <FormattedNumber key="roll" value={round.outcome.roll} minimumFractionDigits={2} maximumFractionDigits={2} />
  );
  return t(`bets.dice.${choice?.side ?? 'roll'}`, { roll, target: choice?.target ?? 0 });
}

const Spun = ({ outcome: { stops, freeSpins } }: Pick<RoundOf<'slots'>, 'outcome'>) => (
  <>
    {t('bets.slots.stops', { stops: stops.join(', ') })}
    {freeSpins.length > 0 && <> · {t('bets.slots.freeSpins', { count: freeSpins.length })}</>}
  </>
);

function Opened({ outcome: { opened, mines, hit } }: Pick<RoundOf<'mines'>, 'outcome'>) {
  const values = { count: opened.length, mines: mines?.length ?? 0 };
  if (hit !== undefined) return t('bets.mines.hit', values);
  return t(mines ? 'bets.mines.paid' : 'bets.mines.open', values);
}

/** The end of a flight for everybody is not told to those who left it, until it has crashed. */
function Flown({ round: { status, outcome } }: { round: RoundOf<'crash'> }) {
  const { crashAt, cashedOutAt } = outcome;
  if (status === 'void') return t('bets.crash.void');
  const values = {
    end: crashAt !== undefined && <Multiplier key="end" value={crashAt} />,
    paid: cashedOutAt !== undefined && <Multiplier key="paid" value={cashedOutAt} />,
  };
  if (crashAt === undefined) return t(cashedOutAt === undefined ? 'bets.crash.open' : 'bets.crash.left', values);
  return t(cashedOutAt === undefined ? 'bets.crash.lost' : 'bets.crash.paid', values);
}
