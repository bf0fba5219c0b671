import { SELF_EXCLUSION_MONTHS, TIME_OUT_HOURS } from '@contract/saferPlay.ts';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Block, Instant } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { Choices } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from '../ResponsibleGaming.module.scss';
import { ToolCard } from '../ToolCard';
import { SelfExclusionDialog, TimeOutDialog } from './BreakDialogs';

interface Props<TLength extends number> extends Omit<ComponentProps<typeof ToolCard>, 'children'> {
  text: string;
  start: string;
  variant?: 'primary' | 'quiet';
  block: Block | null;
  lengths: readonly [TLength, ...TLength[]];
  nameOf: (length: TLength) => ReactNode;
  confirm: (length: TLength, onClose: () => void) => ReactNode;
}

/** A break with a choice of its length. During a self-exclusion there is no choice. */
function BreakCard<TLength extends number>({
  text,
  start,
  variant = 'primary',
  block,
  lengths,
  nameOf,
  confirm,
  ...tool
}: Props<TLength>) {
  const intl = useIntl();
  const [length, setLength] = useState(lengths[0]);
  const [isAsked, setIsAsked] = useState(false);
  const until = block && <Instant key="until" at={block.until} />;
  return (
    <ToolCard {...tool}>
      <p className={styles.note}>{t(text, { until })}</p>
      {block?.kind === 'selfExclusion' ? (
        <p>{t('responsible.closedUntil', { until })}</p>
      ) : (
        <>
          <Choices
            label={intl.formatMessage({ id: 'responsible.howLong' })}
            values={lengths}
            chosen={length}
            nameOf={nameOf}
            onChoose={setLength}
          />
          <Button variant={variant} className={styles.act} onClick={() => setIsAsked(true)}>
            {t(start)}
          </Button>
        </>
      )}
      {isAsked && confirm(length, () => setIsAsked(false))}
    </ToolCard>
  );
}

/** Six months or more without deposits and games, which cannot be ended early. */
export const SelfExclusionCard = ({ block }: { block: Block | null }) => (
  <BreakCard
    id="self-exclusion"
    icon="lock"
    heading="responsible.exclusion"
    text="responsible.exclusionText"
    start="responsible.startExclusion"
    variant="quiet"
    block={block}
    lengths={SELF_EXCLUSION_MONTHS}
    nameOf={(months) => <Duration months={months} />}
    confirm={(months, onClose) => <SelfExclusionDialog months={months} onClose={onClose} />}
  />
);

const Duration = ({ months }: { months: number }) =>
  months % 12 === 0 ? t('responsible.years', { years: months / 12 }) : t('responsible.months', { months });

const HOURS_PER_DAY = 24;

/** A break of a day to a month. A running break can be made longer, never shorter. */
export const TimeOutCard = ({ block }: { block: Block | null }) => (
  <BreakCard
    id="time-out"
    icon="cup"
    heading="responsible.timeOut"
    text={block?.kind === 'timeOut' ? 'responsible.timeOutRuns' : 'responsible.timeOutText'}
    start={block ? 'responsible.longerTimeOut' : 'responsible.startTimeOut'}
    block={block}
    lengths={TIME_OUT_HOURS}
    nameOf={(hours) => t('responsible.days', { days: hours / HOURS_PER_DAY })}
    confirm={(hours, onClose) => <TimeOutDialog hours={hours} onClose={onClose} />}
  />
);
