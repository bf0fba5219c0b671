import { TIME_OUT_HOURS } from '@contract/saferPlay.ts';
import type { Block } from '@/features/saferPlay';
import { t } from '@/shared/i18n';
import { BreakCard } from './BreakCard';
import { TimeOutDialog } from './TimeOutDialog';

const HOURS_PER_DAY = 24;

/** A break of a day to a month. A running break can be made longer, never shorter. */
export const TimeOutCard = ({ block }: { block: Block | null }) => (
  <BreakCard
    id="time-out"
    icon="cup"
    heading="responsible.timeOut"
    text="responsible.timeOutText"
    start={block ? 'responsible.longerTimeOut' : 'responsible.startTimeOut'}
    block={block}
    lengths={TIME_OUT_HOURS}
    nameOf={(hours) => t('responsible.days', { days: hours / HOURS_PER_DAY })}
    confirm={(hours, onClose) => <TimeOutDialog hours={hours} onClose={onClose} />}
  />
);
