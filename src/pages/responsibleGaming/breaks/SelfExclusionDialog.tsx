import type { SelfExclusionBody } from '@contract/saferPlay.ts';
import { useState } from 'react';
import { Dialog } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import { endOfExclusion } from './endsAt';
import { ExclusionFacts } from './ExclusionFacts';
import { ExclusionWord } from './ExclusionWord';

interface Props {
  months: SelfExclusionBody['months'];
  onClose: () => void;
}

/** Asks twice before a self-exclusion: its meaning, then a word to type. */
export function SelfExclusionDialog({ months, onClose }: Props) {
  const intl = useIntl();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [until] = useState(() => endOfExclusion(months, Date.now()));
  return (
    <Dialog label={intl.formatMessage({ id: 'responsible.exclusionTitle' })} closesOnBackdrop={false} onClose={onClose}>
      {isUnderstood ? (
        <ExclusionWord months={months} until={until} onClose={onClose} />
      ) : (
        <ExclusionFacts until={until} onNext={() => setIsUnderstood(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}
