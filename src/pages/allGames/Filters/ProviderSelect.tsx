import { providerSlug } from '@contract/catalogueRules.ts';
import { useIntl } from 'react-intl';
import { providerChoices } from '@/features/games';
import { t } from '@/shared/i18n';
import type { Browse } from '../useBrowsePage';
import type { Catalogue } from '../useCatalogue';
import { LabelledSelect } from './LabelledSelect';

const EVERY_PROVIDER = '';

interface Props {
  browse: Browse;
  catalogue: Catalogue;
}

export function ProviderSelect({ browse: { filter, category, refine }, catalogue: { games, providers } }: Props) {
  const intl = useIntl();
  const inCategory = category ? games.filter((game) => game.category === category) : games;
  const choices = providerChoices(providers, inCategory, filter.provider);
  const choose = (slug: string) => refine({ provider: choices.find((choice) => choice.slug === slug)?.name ?? null });
  return (
    <LabelledSelect
      label={t('allGames.provider')}
      value={filter.provider ? providerSlug(filter.provider) : EVERY_PROVIDER}
      onChoose={choose}
    >
      <option value={EVERY_PROVIDER}>{intl.formatMessage({ id: 'allGames.everyProvider' })}</option>
      {choices.map(({ slug, name, count }) => (
        <option key={slug} value={slug}>
          {intl.formatMessage({ id: 'allGames.providerCount' }, { name, count })}
        </option>
      ))}
    </LabelledSelect>
  );
}
