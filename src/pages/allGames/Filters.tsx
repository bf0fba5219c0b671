import { providerSlug } from '@contract/catalogueRules.ts';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CategoryBar, FACTS, isShelf, naturalSort, providerChoices, type SortInForce, SORTS } from '@/features/games';
import { listSizeToggled, selectIsListCompact } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './Filters.module.scss';
import type { Browse, Catalogue } from './useFoundGames';

interface Props {
  browse: Browse;
  catalogue: Catalogue;
  hasSlots: boolean;
}

export const Filters = ({ browse, catalogue, hasSlots }: Props) => (
  <div className={styles.filters}>
    <CategoryBar />
    <div className={styles.selects}>
      <ProviderSelect browse={browse} catalogue={catalogue} />
      <SortSelect browse={browse} />
      <SizeToggle />
    </div>
    {hasSlots && <FactChips browse={browse} />}
  </div>
);

/** Chips that are pressed and released. Those that a link names are in view where the row scrolls sideways. */
const FactChips = ({ browse: { filter, refine } }: { browse: Browse }) => (
  <div
    role="group"
    aria-label={useIntl().formatMessage({ id: 'allGames.facts' })}
    className={styles.facts}
    ref={showPressed}
  >
    {FACTS.map((fact) => {
      const isPressed = filter.facts.includes(fact);
      return (
        <button
          key={fact}
          type="button"
          className={styles.fact}
          aria-pressed={isPressed}
          onClick={() => refine({ facts: FACTS.filter((each) => filter.facts.includes(each) !== (each === fact)) })}
        >
          {t(`allGames.fact.${fact}`)}
        </button>
      );
    })}
  </div>
);

/** How much of the neighbour shows beside a pressed chip, in px. */
const PEEK = 56;

function showPressed(row: HTMLElement | null): void {
  const pressed = row?.querySelector<HTMLElement>('[aria-pressed=true]');
  if (row && pressed) row.scrollLeft = pressed.offsetLeft - PEEK;
}

const EVERY_PROVIDER = '';

const NOT_YET: Pick<Catalogue, 'fitting' | 'providers'> = { fitting: [], providers: [] };

/** The choices come after the games are on the screen. */
function ProviderSelect({ browse: { filter, refine }, catalogue }: Omit<Props, 'hasSlots'>) {
  const intl = useIntl();
  const { fitting, providers } = useDeferredValue(catalogue, NOT_YET);
  const { provider, category } = filter;
  const choices = providerChoices(providers, fitting, { provider, category });
  return (
    <SelectField
      isLabelInside
      label={t('allGames.provider')}
      value={filter.provider ? providerSlug(filter.provider) : EVERY_PROVIDER}
      options={[
        { value: EVERY_PROVIDER, text: intl.formatMessage({ id: 'allGames.everyProvider' }) },
        ...choices.map(({ slug, name, count }) => ({
          value: slug,
          text: intl.formatMessage({ id: 'allGames.providerCount' }, { name, count }),
        })),
      ]}
      onChoose={(chosen) => refine({ provider: choices.find(({ slug }) => slug === chosen)?.name ?? null })}
    />
  );
}

const SMALL_TILES =
  'M4 4h4v4H4ZM10 4h4v4h-4ZM16 4h4v4h-4ZM4 10h4v4H4ZM10 10h4v4h-4ZM16 10h4v4h-4ZM4 16h4v4H4ZM10 16h4v4h-4ZM16 16h4v4h-4Z';

/** Small tiles, of which more are in view; remembered in this browser. */
function SizeToggle() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const label = intl.formatMessage({ id: 'allGames.compact' });
  return (
    <button
      type="button"
      className={styles.size}
      aria-pressed={useSelector(selectIsListCompact)}
      aria-label={label}
      title={label}
      onClick={() => dispatch(listSizeToggled())}
    >
      <PathIcon path={SMALL_TILES} />
    </button>
  );
}

function SortSelect({ browse: { filter, refine } }: { browse: Browse }) {
  const intl = useIntl();
  const natural = naturalSort(filter.list);
  const choices: readonly SortInForce[] = isShelf(filter.list) ? ['shelf', ...SORTS] : SORTS;
  return (
    <SelectField
      isLabelInside
      label={t('allGames.sort')}
      value={filter.sort ?? natural}
      options={choices.map((value) => ({ value, text: intl.formatMessage({ id: `allGames.sort.${value}` }) }))}
      onChoose={(chosen) => refine({ sort: SORTS.find((sort) => sort === chosen && sort !== natural) ?? null })}
    />
  );
}
