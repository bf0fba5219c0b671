import { useState } from 'react';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';

const DURATIONS = ['--motion-fast', '--motion-slow'] as const;

/** Moves only on request, and never with reduced motion. */
export function Motion() {
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <Section name="motion">
      {DURATIONS.map((name) => (
        <Specimen key={name} name={`${name} --ease-out`}>
          <span
            className={styles.mover}
            data-moved={hasMoved || undefined}
            style={{ transitionDuration: `var(${name})` }}
          />
        </Specimen>
      ))}
      <Button variant="quiet" onClick={() => setHasMoved(!hasMoved)}>
        {t('workbench.move')}
      </Button>
    </Section>
  );
}
