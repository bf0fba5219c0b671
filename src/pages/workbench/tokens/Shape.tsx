import type { CSSProperties } from 'react';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';
import { TOKENS } from './tokenNames';

const STYLES: readonly (readonly [names: readonly string[], style: (value: string) => CSSProperties])[] = [
  [TOKENS.space, (value) => ({ width: value, height: value, borderRadius: 0 })],
  [TOKENS.radius, (value) => ({ borderRadius: value })],
  [TOKENS.depth, (value) => ({ boxShadow: value })],
  [TOKENS.layout, (value) => ({ width: value, maxWidth: '100%', height: 16 })],
];

/** Space, radius and shadow. */
export const Shape = () => (
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
