import type { Game } from '@contract/games.ts';
import { GameCard, GameGridSkeleton, UnavailableCard } from '@/features/games';
import { OfferCard } from '@/features/rewards';
import { useIntl } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';

const GAME: Omit<Game, 'name'> = {
  id: 'workbench',
  provider: 'Karata Originals',
  imageUrl: '/images/games/simba-gold.webp',
  hasImageSet: true,
  gameUrl: '/originals/slots.html',
  status: 'active',
  isDemo: true,
  popularity: 0,
};

const STATES: Readonly<Record<string, Partial<Game>>> = {
  GameCard: {},
  'GameCard isNameInImage': { isNameInImage: true },
  'GameCard maintenance': { status: 'maintenance' },
  'GameCard inactive': { status: 'inactive' },
  'GameCard gameUrl={undefined}': { gameUrl: undefined },
  'GameCard imageUrl={undefined}': { imageUrl: undefined },
};

const OFFER = { subtitle: '150% + Ksh 250', bonusPercentage: 150, imageUrl: '/images/banners/welcome-1.webp' };

export function Tiles() {
  const name = useIntl().formatMessage({ id: 'workbench.game' });
  return (
    <Section name="tiles">
      {Object.entries(STATES).map(([state, own], index) => (
        <Specimen key={state} name={state}>
          <GameCard game={{ ...GAME, name: `${name} ${index + 1}`, ...own, id: `workbench-${index}` }} />
        </Specimen>
      ))}
      <Specimen name="UnavailableCard">
        <UnavailableCard />
      </Specimen>
      <Specimen name="OfferCard">
        <OfferCard offer={{ ...OFFER, title: name }}>{null}</OfferCard>
      </Specimen>
      <Specimen name="GameGridSkeleton" isWide>
        <GameGridSkeleton />
      </Specimen>
    </Section>
  );
}

const FIGURES = [0, 7, 1500, 1234.5, 98_765_432.1] as const;
const CURRENCIES = ['KES', 'USD'] as const;

/** Amounts in both currencies, one below the other, to see whether digits align. */
export const MoneyFigures = () => (
  <Section name="money">
    {CURRENCIES.map((currency) => (
      <Specimen key={currency} name={currency}>
        <ul className={styles.figures}>
          {FIGURES.map((figure) => (
            <li key={figure}>
              <Amount money={moneyOf(figure, currency)} />
            </li>
          ))}
        </ul>
      </Specimen>
    ))}
  </Section>
);
