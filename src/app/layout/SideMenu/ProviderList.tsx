import { providerSlug } from '@contract/catalogueRules.ts';
import { useSelector } from 'react-redux';
import { ProviderMark, readBrowsePage, useActiveProviders } from '@/features/games';
import { PageLink, selectPage } from '@/features/ui';
import { useIsLive } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import own from './ProviderList.module.scss';
import styles from './SideMenu.module.scss';

/** The name with dashes for spaces, URL-encoded (docs/product.md, Side menu). */
const providerPage = (name: string): string => `all-games?provider=${encodeURIComponent(name.replaceAll(' ', '-'))}`;

/** So many fill a large window, when it is not known how many there are. */
const PLACEHOLDERS = 16;

export function ProviderList() {
  const { providers, isLoading } = useActiveProviders();
  const isLive = useIsLive();
  const { provider: shown } = readBrowsePage(useSelector(selectPage)).filter;
  if (isLoading || (!isLive && providers.length === 0)) return <Placeholders />;
  if (providers.length === 0) return <p className={styles.empty}>{t('menu.noProviders')}</p>;
  return (
    <ul>
      {providers.map((provider) => {
        const marked = shown !== null && providerSlug(shown) === providerSlug(provider.name) ? 'page' : undefined;
        return (
          <li key={provider.id}>
            <PageLink page={providerPage(provider.name)} className={styles.link} aria-current={marked}>
              <ProviderMark provider={provider} />
              <span className={styles.linkText}>{provider.name}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

const Placeholders = () => (
  <div aria-hidden="true">
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <div key={index} className={own.placeholder} />
    ))}
  </div>
);
