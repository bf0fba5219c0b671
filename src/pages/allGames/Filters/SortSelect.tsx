import { isShelf, naturalSort, SORTS, type SortInForce } from '@/features/games';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';

const LABELS: Readonly<Record<SortInForce, string>> = {
  popularity: 'allGames.sortPopularity',
  newest: 'allGames.sortNewest',
  name: 'allGames.sortName',
  shelf: 'allGames.sortShelf',
};

export function SortSelect({ browse: { filter, refine } }: { browse: Browse }) {
  const intl = useIntl();
  const natural = naturalSort(filter.list);
  const choices: readonly SortInForce[] = isShelf(filter.list) ? ['shelf', ...SORTS] : SORTS;
  const choose = (value: string) => refine({ sort: SORTS.find((sort) => sort === value && sort !== natural) ?? null });
  return (
    <SelectField
      isLabelInside
      label={t('allGames.sort')}
      value={filter.sort ?? natural}
      options={choices.map((value) => ({ value, text: intl.formatMessage({ id: LABELS[value] }) }))}
      onChoose={choose}
    />
  );
}
