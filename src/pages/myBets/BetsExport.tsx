import type { Round, RoundFilter } from '@contract/rounds.ts';
import { useDispatch } from 'react-redux';
import type { ApiDispatch, ApiState } from '@/api';
import { roundsApi } from '@/features/play';
import { Button } from '@/shared/components';
import { type CsvColumns, useCsvExport } from '@/shared/csv';
import { t } from '@/shared/i18n';
import styles from './MyBets.module.scss';

/** Maximum of the server. */
const PAGE = 100;

const seedsOf = ({ proof }: Round) => ('nonce' in proof ? proof : undefined);
const chainOf = ({ proof }: Round) => ('flightId' in proof ? proof : undefined);

/** Rounds in a file: codes as in the contract, amounts as decimals of the currency, times in UTC. */
const ROUND_COLUMNS = {
  time: ({ startedAt }) => startedAt,
  settled: ({ settledAt }) => settledAt,
  game: ({ gameId }) => gameId,
  kind: ({ kind }) => kind,
  state: ({ status }) => status,
  currency: ({ currency }) => currency,
  stake: ({ stake }) => stake,
  bonusStake: ({ bonusStake }) => bonusStake,
  multiplier: ({ multiplier }) => multiplier,
  win: ({ win }) => win,
  balance: ({ balance }) => balance,
  bonusBalance: ({ bonusBalance }) => bonusBalance,
  choice: ({ choice }) => JSON.stringify(choice),
  outcome: ({ outcome }) => JSON.stringify(outcome),
  serverSeedHash: (round) => seedsOf(round)?.serverSeedHash,
  serverSeed: (round) => seedsOf(round)?.serverSeed,
  clientSeed: (round) => seedsOf(round)?.clientSeed,
  nonce: (round) => seedsOf(round)?.nonce,
  flight: (round) => chainOf(round)?.flightId,
  flightHash: (round) => chainOf(round)?.hash,
  salt: (round) => chainOf(round)?.salt,
  terminalHash: (round) => chainOf(round)?.terminalHash,
  chainLength: (round) => chainOf(round)?.length,
  freeStake: ({ freeStake }) => freeStake,
  reference: ({ roundId }) => roundId,
} as const satisfies CsvColumns<Round>;

/** Saves all rounds of the filter, not only the loaded ones. */
export function BetsExport({ ask, isDisabled }: { ask: RoundFilter; isDisabled: boolean }) {
  const dispatch = useDispatch<ApiDispatch<ApiState>>();
  const { exportCsv, isExporting, hasFailed } = useCsvExport('bets', ROUND_COLUMNS, (cursor) =>
    dispatch(
      roundsApi.endpoints.getRoundPage.initiate(
        { ...ask, limit: PAGE, cursor },
        { subscribe: false, forceRefetch: true },
      ),
    ).unwrap(),
  );
  return (
    <div>
      <Button variant="quiet" disabled={isDisabled || isExporting} onClick={exportCsv}>
        {t(isExporting ? 'bets.exporting' : 'bets.export')}
      </Button>
      <p role="alert" className={styles.problem}>
        {hasFailed && t('bets.exportFailed')}
      </p>
    </div>
  );
}
