import { providerSlug } from '@contract/catalogueRules.ts';
import { useDeferredValue } from 'react';
import { providerChoices } from '@/features/games';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';

const EVERY_PROVIDER = '';
const NOT_YET: Pick<Catalogue, 'games' | 'providers'> = { games: [], providers: [] };

interface Props {
  browse: Browse;
  catalogue: Catalogue;
}

/** Its choices come after the games are on the screen. */
export function ProviderSelect({ browse: { filter, refine }, catalogue }: Props) {
  const intl = useIntl();
  const { games, providers } = useDeferredValue(catalogue, NOT_YET);
  const { provider, category } = filter;
  const choices = providerChoices(providers, games, { provider, category });
  const choose = (slug: string) => refine({ provider: choices.find((choice) => choice.slug === slug)?.name ?? null });
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
      onChoose={choose}
    />
  );
}
