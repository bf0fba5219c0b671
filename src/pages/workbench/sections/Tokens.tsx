import { type CSSProperties, useState } from 'react';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';
import { ContrastPairs, TOKENS, useTokenValue } from './ContrastPairs';

export const Tokens = () => (
  <>
    <Colours />
    <ContrastPairs />
    <Shape />
    <Type />
    <Motion />
  </>
);

const Colours = () => (
  <Section name="colours">
    {TOKENS.colours.map((name) => (
      <Colour key={name} name={name} />
    ))}
  </Section>
);

function Colour({ name }: { name: string }) {
  const [value, ref] = useTokenValue(name);
  return (
    <Specimen name={name}>
      <span ref={ref} className={styles.swatch} style={{ background: `var(${name})` }} />
      <small>{value}</small>
    </Specimen>
  );
}

const DURATIONS = ['--motion-fast', '--motion-slow'] as const;

/** Moves only on request, and never with reduced motion. */
function Motion() {
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

const STYLES: readonly (readonly [names: readonly string[], style: (value: string) => CSSProperties])[] = [
  [TOKENS.space, (value) => ({ width: value, height: value, borderRadius: 0 })],
  [TOKENS.radius, (value) => ({ borderRadius: value })],
  [TOKENS.depth, (value) => ({ boxShadow: value })],
  [TOKENS.layout, (value) => ({ width: value, maxWidth: '100%', height: 16 })],
];

const Shape = () => (
  <Section name="shape">
    {STYLES.flatMap(([names, style]) =>
      names.map((name) => (
        <Specimen key={name} name={name}>
          <span className={styles.box} style={style(`var(${name})`)} />
        </Specimen>
      )),
    )}
  </Section>
);

const Type = () => (
  <Section name="type">
    {TOKENS.type.map((name) => (
      <Specimen key={name} name={name} isWide>
        <span style={{ fontSize: `var(${name})` }}>{t('workbench.sample')}</span>
      </Specimen>
    ))}
  </Section>
);
