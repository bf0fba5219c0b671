import type { Provider } from '@contract/games.ts';
import { useSelector } from 'react-redux';
import { useActiveProviders } from '@/features/games';
import { PageLink, selectIsDataSaver } from '@/features/ui';
import { usePicture } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { twoLetters } from '@/shared/twoLetters';
import own from './ProviderList.module.scss';
import styles from './SideMenu.module.scss';

/** The name with dashes for spaces, URL-encoded (docs/product.md, Side menu). */
const providerPage = (name: string): string => `all-games?provider=${encodeURIComponent(name.replaceAll(' ', '-'))}`;

const PLACEHOLDERS = 6;

export function ProviderList() {
  const { providers, isLoading } = useActiveProviders();
  if (isLoading) return <Placeholders />;
  if (providers.length === 0) {
    return <p className={styles.empty}>{t('menu.noProviders')}</p>;
  }
  return (
    <ul>
      {providers.map((provider) => (
        <li key={provider.id}>
          <PageLink page={providerPage(provider.name)} className={styles.link}>
            <ProviderLogo provider={provider} />
            <span className={styles.linkText}>{provider.name}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function ProviderLogo({ provider: { logoUrl, name } }: { provider: Provider }) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError } = usePicture(logoUrl);
  if (hasFailed || isDataSaver) return <span className={own.letters}>{twoLetters(name)}</span>;
  return (
    <img className={own.providerLogo} src={logoUrl} alt="" width={28} height={28} loading="lazy" onError={onError} />
  );
}

const Placeholders = () => (
  <div aria-hidden="true">
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <div key={index} className={own.placeholder} />
    ))}
  </div>
);
