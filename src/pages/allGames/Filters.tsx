import { providerSlug } from '@contract/catalogueRules.ts';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CategoryBar, isShelf, naturalSort, providerChoices, type SortInForce, SORTS } from '@/features/games';
import { listSizeToggled, selectIsListCompact } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import styles from './Filters.module.scss';
import type { Browse, Catalogue } from './useFoundGames';

export const Filters = ({ browse, catalogue }: { browse: Browse; catalogue: Catalogue }) => (
  <div className={styles.filters}>
    <CategoryBar />
    <div className={styles.selects}>
      <ProviderSelect browse={browse} catalogue={catalogue} />
      <SortSelect browse={browse} />
      <SizeToggle />
    </div>
  </div>
);

const EVERY_PROVIDER = '';

const NOT_YET: Pick<Catalogue, 'games' | 'providers'> = { games: [], providers: [] };

/** The choices come after the games are on the screen. */
function ProviderSelect({ browse: { filter, refine }, catalogue }: { browse: Browse; catalogue: Catalogue }) {
  const intl = useIntl();
  const { games, providers } = useDeferredValue(catalogue, NOT_YET);
  const { provider, category } = filter;
  const choices = providerChoices(providers, games, { provider, category });
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
