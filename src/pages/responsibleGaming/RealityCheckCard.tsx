import { REALITY_CHECK_MINUTES, type RealityCheckBody } from '@contract/saferPlay.ts';
import { useSetRealityCheckMutation } from '@/features/saferPlay';
import { t, useIntl } from '@/shared/i18n';
import { Choices } from '@/shared/form';
import { SaveStatus } from '@/shared/form';
import parts from './card/card.module.scss';
import { ToolCard } from './card/ToolCard';
import styles from './ResponsibleGaming.module.scss';

/** How often the player sees time and money of the session. */
export function RealityCheckCard({ minutes }: { minutes: number }) {
  const intl = useIntl();
  const [save, { isLoading, isSuccess, error, originalArgs }] = useSetRealityCheckMutation();
  const shown = isLoading && originalArgs ? originalArgs.minutes : minutes;
  const choose = (next: RealityCheckBody['minutes']) => void save({ minutes: next });
  return (
    <ToolCard id="reality-check" icon="clock" heading="responsible.check">
      <p className={styles.note}>{t('responsible.checkText')}</p>
      <Choices
        label={intl.formatMessage({ id: 'responsible.check' })}
        values={REALITY_CHECK_MINUTES}
        chosen={REALITY_CHECK_MINUTES.find((each) => each === shown) ?? null}
        isBusy={isLoading}
        nameOf={(each) => t('responsible.everyMinutes', { minutes: each })}
        onChoose={choose}
      />
      <SaveStatus className={parts.status} isSaving={isLoading} isSaved={isSuccess} error={error} />
    </ToolCard>
  );
}
