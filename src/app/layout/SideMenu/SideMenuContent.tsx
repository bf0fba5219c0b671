import clsx from 'clsx';
import { useIntl } from 'react-intl';
import { useGetChallengesQuery } from '@/features/content';
import { useActiveProviders } from '@/features/games';
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

/** What is below the lists comes after them, so that they move nothing. */
export function SideMenuContent({ isCollapsed, isDrawer = false }: Props) {
  const intl = useIntl();
  const { isLoading: awaitsProviders } = useActiveProviders();
  const { isLoading: awaitsChallenge } = useGetChallengesQuery();
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
      {!awaitsProviders && !awaitsChallenge && <Rest isCollapsed={isCollapsed} />}
    </nav>
  );
}

const Rest = ({ isCollapsed }: { isCollapsed: boolean }) => (
  <>
    <MenuSection heading="menu.earn">
      <MenuLink page="referral" icon="people" label="menu.referral" />
    </MenuSection>
    <ChallengeTile />
    {!isCollapsed && <Community />}
    {!isCollapsed && <MenuSettings />}
    <MenuLink page="responsible-gaming" icon="shield" label="menu.responsible" />
  </>
);
