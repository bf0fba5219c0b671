import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';
import { TOKENS } from './tokenNames';
import { useTokenValue } from './useTokenValue';

export const Colours = () => (
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
