import { TIME_OUT_HOURS, type TimeOutBody } from '@contract/gaming.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Block, Instant } from '@/features/gaming';
import { Button } from '@/shared/components';
import { Choices } from '../parts/Choices';
import { ToolCard } from '../parts/ToolCard';
import styles from '../ResponsibleGaming.module.scss';
import { TimeOutDialog } from './TimeOutDialog';

const HOURS_PER_DAY = 24;

/** A break of a day to a month. One under way may be made longer, never shorter. */
export function TimeOutCard({ block }: { block: Block | null }) {
  const intl = useIntl();
  const [hours, setHours] = useState<TimeOutBody['hours']>(TIME_OUT_HOURS[0]);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <ToolCard id="time-out" icon="cup" heading="responsible.timeOut">
      <p className={styles.note}>
        <FormattedMessage id="responsible.timeOutText" />
      </p>
      {block?.kind === 'selfExclusion' ? (
        <p>
          <FormattedMessage id="responsible.closedUntil" values={{ until: <Instant key="until" at={block.until} /> }} />
        </p>
      ) : (
        <>
          <Choices
            label={intl.formatMessage({ id: 'responsible.howLong' })}
            values={TIME_OUT_HOURS}
            chosen={hours}
            nameOf={(each) => <FormattedMessage id="responsible.days" values={{ days: each / HOURS_PER_DAY }} />}
            onChoose={setHours}
          />
          <Button className={styles.act} onClick={() => setIsAsked(true)}>
            <FormattedMessage id={block ? 'responsible.longerTimeOut' : 'responsible.startTimeOut'} />
          </Button>
        </>
      )}
      {isAsked && <TimeOutDialog hours={hours} onClose={() => setIsAsked(false)} />}
    </ToolCard>
  );
}
