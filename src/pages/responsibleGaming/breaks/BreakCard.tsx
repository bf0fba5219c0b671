import { type ReactNode, useState } from 'react';
import { type Block, Instant } from '@/features/saferPlay';
import { Button } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Choices } from '@/shared/form';
import { ToolCard } from '../card/ToolCard';
import styles from '../ResponsibleGaming.module.scss';

type ToolProps = Omit<Parameters<typeof ToolCard>[0], 'children'>;

interface Props<TLength extends number> extends ToolProps {
  /** Message ids of the description and the button. */
  text: string;
  start: string;
  variant?: 'primary' | 'quiet';
  /** The present break. */
  block: Block | null;
  lengths: readonly [TLength, ...TLength[]];
  nameOf: (length: TLength) => ReactNode;
  /** Asks for a confirmation. */
  confirm: (length: TLength, onClose: () => void) => ReactNode;
}

/** A break with a choice of its length. During a self-exclusion there is no choice. */
export function BreakCard<TLength extends number>({
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
  return (
    <ToolCard {...tool}>
      <p className={styles.note}>{t(text)}</p>
      {block?.kind === 'selfExclusion' ? (
        <p>{t('responsible.closedUntil', { until: <Instant key="until" at={block.until} /> })}</p>
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
