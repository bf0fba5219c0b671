import { useIntl } from 'react-intl';
import { isShelf, naturalSort, SORTS, type SortInForce } from '@/features/games';
import { t } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import { LabelledSelect } from './LabelledSelect';

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
    <LabelledSelect label={t('allGames.sort')} value={filter.sort ?? natural} onChoose={choose}>
      {choices.map((sort) => (
        <option key={sort} value={sort}>
          {intl.formatMessage({ id: LABELS[sort] })}
        </option>
      ))}
    </LabelledSelect>
  );
}
