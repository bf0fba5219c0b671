import { contrast } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';
import { type ColourToken, TEXT_PAIRS } from './tokenNames';
import { useTokenValue } from './useTokenValue';

/** WCAG 2.2 AA for text of any size. */
const LEAST_RATIO = 4.5;

export const ContrastPairs = () => (
  <Section name="contrast">
    {TEXT_PAIRS.map(([text, ground]) => (
      <Pair key={`${text} ${ground}`} text={text} ground={ground} />
    ))}
  </Section>
);

interface PairProps {
  text: ColourToken;
  ground: ColourToken;
}

function Pair({ text, ground }: PairProps) {
  const [ink, inkRef] = useTokenValue(text);
  const [paper, paperRef] = useTokenValue(ground);
  const ratio = ink && paper ? contrast(ink, paper) : null;
  return (
    <Specimen name={`${text} / ${ground}`}>
      <p ref={inkRef} className={styles.pair} style={{ color: `var(${text})`, background: `var(${ground})` }}>
        {t('workbench.sample')}
      </p>
      <small ref={paperRef}>{ratio !== null && <Ratio ratio={ratio} />}</small>
    </Specimen>
  );
}

const Ratio = ({ ratio }: { ratio: number }) => (
  <>
    {t('workbench.ratio', { ratio: ratio.toFixed(2) })}
    {ratio < LEAST_RATIO && <strong className={styles.tooLow}> {t('workbench.tooLow')}</strong>}
  </>
);
