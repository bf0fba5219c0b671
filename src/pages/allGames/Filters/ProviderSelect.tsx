import { providerSlug } from '@contract/catalogueRules.ts';
import { providerChoices } from '@/features/games';
import { SelectField } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';

const EVERY_PROVIDER = '';

interface Props {
  browse: Browse;
  catalogue: Catalogue;
}

export function ProviderSelect({ browse: { filter, refine }, catalogue: { games, providers } }: Props) {
  const intl = useIntl();
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
