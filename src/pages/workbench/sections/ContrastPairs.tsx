import { useState } from 'react';
import { contrast } from '@contract/colour.ts';
import { t } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';

export const TOKENS = {
  colours: [
    '--primary',
    '--secondary',
    '--accent',
    '--on-primary',
    '--on-accent',
    '--primary-shade',
    '--primary-deep',
    '--secondary-deep',
    '--accent-deep',
    '--primary-ink',
    '--accent-ink',
    '--gold',
    '--win',
    '--danger',
    '--surface-0',
    '--surface-1',
    '--surface-2',
    '--surface-3',
    '--line',
    '--line-strong',
    '--text',
    '--text-soft',
  ],
  space: ['--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6', '--space-7'],
  radius: ['--radius-s', '--radius-m', '--radius-l'],
  type: ['--text-xs', '--text-s', '--text-m', '--text-l', '--text-xl', '--text-2xl'],
  depth: ['--shadow-1', '--shadow-2', '--shadow-3'],
  motion: ['--motion-fast', '--motion-slow', '--ease-out'],
  layout: ['--header-height', '--bottom-bar-height', '--side-menu-width', '--top-button-place'],
} as const;

type ColourToken = (typeof TOKENS.colours)[number];

/** Text and background pairs, by colour variable. */
export const TEXT_PAIRS: readonly (readonly [text: ColourToken, ground: ColourToken])[] = [
  ['--text', '--surface-0'],
  ['--text', '--surface-3'],
  ['--text-soft', '--surface-0'],
  ['--text-soft', '--surface-3'],
  ['--primary-ink', '--surface-3'],
  ['--accent-ink', '--surface-3'],
  ['--gold', '--surface-3'],
  ['--win', '--surface-3'],
  ['--danger', '--surface-3'],
  ['--on-primary', '--primary'],
  ['--on-accent', '--accent'],
  ['--text', '--primary-deep'],
  ['--text', '--secondary-deep'],
  ['--text', '--accent-deep'],
];

export const ContrastPairs = () => (
  <Section name="contrast">
    {TEXT_PAIRS.map(([text, ground]) => (
      <Pair key={`${text} ${ground}`} text={text} ground={ground} />
    ))}
  </Section>
);

/** The value of a variable at an element: give the element the ref. Empty before that. */
export function useTokenValue(name: string) {
  const [value, setValue] = useState('');
  const ref = (element: Element | null) => {
    if (element) setValue(getComputedStyle(element).getPropertyValue(name).trim());
  };
  return [value, ref] as const;
}

/** WCAG 2.2 AA for text of any size. */
const LEAST_RATIO = 4.5;

function Pair({ text, ground }: { text: ColourToken; ground: ColourToken }) {
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
