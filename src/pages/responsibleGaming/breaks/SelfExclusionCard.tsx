import { SELF_EXCLUSION_MONTHS, type SelfExclusionBody } from '@contract/gaming.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Block, Instant } from '@/features/gaming';
import { Button } from '@/shared/components';
import { Choices } from '../parts/Choices';
import { ToolCard } from '../parts/ToolCard';
import styles from '../ResponsibleGaming.module.scss';
import { SelfExclusionDialog } from './SelfExclusionDialog';

/** Six months or more without deposits and games, for good until they are over. */
export function SelfExclusionCard({ block }: { block: Block | null }) {
  const intl = useIntl();
  const [months, setMonths] = useState<SelfExclusionBody['months']>(SELF_EXCLUSION_MONTHS[0]);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <ToolCard id="self-exclusion" icon="lock" heading="responsible.exclusion">
      <p className={styles.note}>
        <FormattedMessage id="responsible.exclusionText" />
      </p>
      {block?.kind === 'selfExclusion' ? (
        <p>
          <FormattedMessage id="responsible.closedUntil" values={{ until: <Instant key="until" at={block.until} /> }} />
        </p>
      ) : (
        <>
          <Choices
            label={intl.formatMessage({ id: 'responsible.howLong' })}
            values={SELF_EXCLUSION_MONTHS}
            chosen={months}
            nameOf={(each) => <Duration months={each} />}
            onChoose={setMonths}
          />
          <Button variant="quiet" className={styles.act} onClick={() => setIsAsked(true)}>
            <FormattedMessage id="responsible.startExclusion" />
          </Button>
        </>
      )}
      {isAsked && <SelfExclusionDialog months={months} onClose={() => setIsAsked(false)} />}
    </ToolCard>
  );
}

const Duration = ({ months }: { months: number }) =>
  months % 12 === 0 ? (
    <FormattedMessage id="responsible.years" values={{ years: months / 12 }} />
  ) : (
    <FormattedMessage id="responsible.months" values={{ months }} />
  );
