import clsx from 'clsx';
import type { Round } from '@contract/rounds.ts';
import { CrashPicture } from './CrashPicture';
import { DicePicture } from './DicePicture';
import { MinesPicture } from './MinesPicture';
import styles from './Outcome.module.scss';
import { SlotsPicture } from './SlotsPicture';

interface Props {
  round: Round;
  isLarge?: boolean;
}

/** The outcome as a picture; words beside it say the same. */
export const OutcomePicture = ({ round, isLarge = false }: Props) => (
  <span className={clsx(styles.picture, isLarge && styles.large)} aria-hidden="true">
    {round.kind === 'dice' && <DicePicture round={round} />}
    {round.kind === 'mines' && <MinesPicture outcome={round.outcome} />}
    {round.kind === 'slots' && <SlotsPicture stops={round.outcome.stops} />}
    {round.kind === 'crash' && <CrashPicture outcome={round.outcome} />}
  </span>
);
