import { Amount, moneyOf } from '@/shared/money';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';

const FIGURES = [0, 7, 1500, 1234.5, 98_765_432.1] as const;
const CURRENCIES = ['KES', 'USD'] as const;

/** Amounts in both currencies, one below the other, to see whether digits align. */
export const MoneyFigures = () => (
  <Section name="money">
    {CURRENCIES.flatMap((currency) =>
      [false, true].map((hasCents) => (
        <Specimen key={`${currency} ${hasCents}`} name={hasCents ? `${currency} hasCents` : currency}>
          <ul className={styles.figures}>
            {FIGURES.map((figure) => (
              <li key={figure}>
                <Amount money={moneyOf(figure, currency)} hasCents={hasCents} />
              </li>
            ))}
          </ul>
        </Specimen>
      )),
    )}
  </Section>
);
