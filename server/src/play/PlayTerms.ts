/** The operator's content that rounds count for besides money: the running challenge, races, jackpots, free flights and VIP levels. */
import * as v from 'valibot';
import { type Challenge, ChallengeSchema, ChallengeTaskSchema } from '../../../contract/challenge.ts';
import { type VipLevel, VipLevelSchema } from '../../../contract/rewards.ts';
import type { LedgerContext } from '../ledger/index.ts';
import type { NamedJackpot } from './jackpots/feedJackpots.ts';
import { readJackpots } from './jackpots/pots.ts';
import type { Race } from '../../../contract/races.ts';
import { readRaces } from './races/runs.ts';
import { type PresentTerms, readGiftTerms } from '../rewards/spins.ts';
import { readSettings } from '../site/readSettings.ts';
import type { PublishedCollection } from '../store/collections.ts';
import { keptReading } from '../store/reading.ts';
import { endOfChallenge } from './challenge/endChallenge.ts';
import type { Scoring } from './challenge/score.ts';

export interface PlayTerms {
  /** Undefined without a challenge. */
  scoring: Scoring | undefined;
  vipLevels: readonly VipLevel[];
  jackpots: readonly NamedJackpot[];
  races: readonly Race[];
  /** The house drops free flights by these. */
  gifts: readonly PresentTerms[];
  /** No bets are taken while the operator works at the site. */
  isInMaintenance: boolean;
  kesPerUsd: () => number;
}

type Sources = Pick<LedgerContext, 'store' | 'now' | 'kesPerUsd' | 'log'>;

const SOURCES = [
  'challenge-content',
  'challenge-tasks',
  'vip-levels',
  'jackpots',
  'races',
  'spin-terms',
  'settings',
] as const satisfies PublishedCollection[];

/** The terms are kept until the content changes. Terms that cannot be read never stop a bet. */
export function createPlayTerms(sources: Sources): () => Promise<PlayTerms> {
  const { store, log, kesPerUsd } = sources;
  const kept = keptReading(() => readTerms(sources));
  store.changes(SOURCES, kept.forget);
  return () =>
    kept.read().catch((err: unknown) => {
      log.error({ err }, 'the terms of challenges, races, jackpots, free flights and levels cannot be read');
      const none = { vipLevels: [], jackpots: [], races: [], gifts: [] };
      return { ...none, scoring: undefined, isInMaintenance: false, kesPerUsd };
    });
}

async function readTerms(sources: Sources): Promise<PlayTerms> {
  const { store, kesPerUsd } = sources;
  const active = async <TItem extends v.GenericSchema<unknown, { isActive: boolean }>>(
    name: (typeof SOURCES)[number],
    item: TItem,
  ): Promise<v.InferOutput<TItem>[]> =>
    (await store.find(name)).flatMap((document) => {
      const read = v.safeParse(item, document);
      return read.success && read.output.isActive ? [read.output] : [];
    });
  const [first] = await active('challenge-content', ChallengeSchema);
  const challenge = first && (await isReused(sources, first)) ? undefined : first;
  const tasks = (await active('challenge-tasks', ChallengeTaskSchema)).filter(
    ({ challengeId }) => challengeId === challenge?.id,
  );
  const scoring = challenge && { challengeId: challenge.id, endsAt: challenge.endsAt, tasks, kesPerUsd };
  const { maintenanceMode: isInMaintenance } = await readSettings(store);
  const [vipLevels, jackpots] = [await active('vip-levels', VipLevelSchema), await readJackpots(store)];
  const [races, gifts] = [await readRaces(store), await readGiftTerms(store)];
  return { scoring, vipLevels, jackpots, races, gifts, isInMaintenance, kesPerUsd };
}

/** A closed challenge cannot run again: its scores and payments are those of before. */
async function isReused({ store, now, log }: Sources, { id, endsAt }: Challenge): Promise<boolean> {
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now();
  if (isOver || !(await endOfChallenge(store, id)).isClosed) return false;
  log.error({ challengeId: id }, 'this challenge has ended and cannot run again: give the next one an id of its own');
  return true;
}
