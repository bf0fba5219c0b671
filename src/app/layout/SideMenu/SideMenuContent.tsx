import clsx from 'clsx';
import { useActiveProviders } from '@/features/games';
import { useIsLive } from '@/shared/hooks';
import { useIntl } from '@/shared/i18n';
import { ChallengeTile } from './ChallengeTile';
import { MenuLink } from './MenuLink';
import { Community } from './Community';
import { MenuSettings } from './MenuSettings';
import { MenuTop } from './MenuTop';
import { ProviderList } from './ProviderList';
import styles from './SideMenu.module.scss';
import { SpinTile } from './SpinTile';
import { MenuSection } from './MenuSection';

interface Props {
  isCollapsed: boolean;
  isDrawer?: boolean;
}

/** What is below the providers comes after them, and the challenge, which grows when it is known, is last: nothing moves. */
export function SideMenuContent({ isCollapsed, isDrawer = false }: Props) {
  const intl = useIntl();
  const { isLoading } = useActiveProviders();
  const isLive = useIsLive();
  return (
    <nav
      className={clsx(styles.content, isCollapsed && styles.iconsOnly)}
      aria-label={intl.formatMessage({ id: 'menu.label' })}
    >
      {!isCollapsed && <MenuTop hasAccount={isDrawer} />}
      <SpinTile />
      <div className={styles.pair}>
        <MenuLink page="vip" icon="crown" label="menu.vip" />
        <MenuLink page="bonus" icon="gift" label="menu.bonus" />
      </div>
      <MenuLink page="bonus-market" icon="store" label="menu.bonusMarket" />
      <MenuSection heading="menu.play">
        <ProviderList />
      </MenuSection>
      {isLive && !isLoading && (
        <>
          <MenuSection heading="menu.earn">
            <MenuLink page="referral" icon="people" label="menu.referral" />
          </MenuSection>
          {!isCollapsed && <Community />}
          {!isCollapsed && <MenuSettings />}
          <MenuLink page="responsible-gaming" icon="shield" label="menu.responsible" />
          <ChallengeTile />
        </>
      )}
    </nav>
  );
}
