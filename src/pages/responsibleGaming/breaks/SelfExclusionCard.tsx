import { SELF_EXCLUSION_MONTHS } from '@contract/saferPlay.ts';
import type { Block } from '@/features/saferPlay';
import { t } from '@/shared/i18n';
import { BreakCard } from './BreakCard';
import { SelfExclusionDialog } from './SelfExclusionDialog';

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
