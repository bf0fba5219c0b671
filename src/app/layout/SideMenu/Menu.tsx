import { GAME_CATEGORIES } from '@contract/games.ts';
import clsx from 'clsx';
import { useDispatch, useSelector } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { useGetChallengesQuery } from '@/features/content';
import { ALL_GAMES_PAGE } from '@/features/games';
import { UnlessResting } from '@/features/saferPlay';
import { modalOpened, PageLink, useFooterData } from '@/features/ui';
import { AnyIcon, type AnyIconName, ErrorBoundary } from '@/shared/components';
import { useIsLive } from '@/shared/hooks';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { LanguageSelect } from '../LanguageSelect';
import own from './Menu.module.scss';
import { MenuLink, MenuSection } from './MenuLink';
import { MenuSettings } from './MenuSettings';
import messages from './messages';
import { ProviderList } from './ProviderList';
import styles from './SideMenu.module.scss';

const DrawerAccount = lazyPart(() => import(/* webpackChunkName: "bar" */ '../Header/AccountBar/DrawerAccount'));

/** The challenge has its whole height from the start, so that nothing moves when it is known. */
function SideMenuContent({ isCollapsed, isDrawer = false }: { isCollapsed: boolean; isDrawer?: boolean }) {
  const intl = useIntl();
  const isLive = useIsLive();
  return (
    <nav
      className={clsx(styles.content, isCollapsed && styles.iconsOnly)}
      aria-label={intl.formatMessage({ id: 'menu.label' })}
    >
      {!isCollapsed && <MenuTop hasAccount={isDrawer} />}
      <UnlessResting>
        <SpinTile />
      </UnlessResting>
      <div className={styles.pair}>
        <MenuLink page="vip" icon="crown" label="vip.menu" />
        <MenuLink page="bonus" icon="gift" label="bonus.menu" />
      </div>
      <MenuLink page="bonus-market" icon="store" label="bonusMarket.menu" />
      <MenuSection heading="menu.play">
        <Kinds />
        <ProviderList />
      </MenuSection>
      {isLive && (
        <>
          <UnlessResting>
            <MenuSection heading="menu.earn">
              <MenuLink page="referral" icon="people" label="referral.menu" />
            </MenuSection>
            <ChallengeTile />
          </UnlessResting>
          {!isCollapsed && <Community />}
          {!isCollapsed && <MenuSettings />}
          <MenuLink page="responsible-gaming" icon="shield" label="responsible.menu" />
        </>
      )}
    </nav>
  );
}

function ChallengeTile() {
  const { data } = useGetChallengesQuery();
  const challenge = data?.[0];
  return (
    <PageLink page="challenge" className={styles.challenge}>
      <AnyIcon name="trophy" size={28} />
      <span className={styles.linkText}>
        <strong>{challenge?.title ?? t('challenge.menu')}</strong>
        {challenge?.prizePool ? t('menu.challengePrize', { prizePool: challenge.prizePool }) : t('menu.challengeDaily')}
      </span>
    </PageLink>
  );
}

const KIND_ICONS: Readonly<Record<(typeof GAME_CATEGORIES)[number], AnyIconName>> = {
  slots: 'reels',
  crash: 'rocket',
  mines: 'bomb',
  dice: 'dice',
  limbo: 'target',
  plinko: 'pegs',
  keno: 'grid',
  fortune: 'wheel',
  hilo: 'cards',
  roulette: 'ball',
  blackjack: 'spade',
};

/** Kinds of games come before their studios: that is what players look for. */
const Kinds = () => (
  <>
    <MenuLink page={ALL_GAMES_PAGE} icon="star" label="menu.kind.all" />
    {GAME_CATEGORIES.map((kind) => (
      <MenuLink
        key={kind}
        page={`${ALL_GAMES_PAGE}?category=${kind}`}
        icon={KIND_ICONS[kind]}
        label={`menu.kind.${kind}`}
      />
    ))}
  </>
);

/** The icons link to where the operator is; one without an address is only shown (docs/product.md, Side menu). */
function Community() {
  const { telegramUrl, twitterUrl, chatUrl } = useFooterData();
  const places = [
    ['telegram', 'Telegram', telegramUrl],
    ['twitter', 'X (Twitter)', twitterUrl],
    ['chat', 'Chat', chatUrl],
  ] as const;
  return (
    <MenuSection heading="menu.community">
      <div className={own.icons}>
        {places.map(([icon, name, url]) =>
          url ? (
            <a key={icon} href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
              <AnyIcon name={icon} />
            </a>
          ) : (
            <span key={icon}>
              <AnyIcon name={icon} />
            </span>
          ),
        )}
      </div>
    </MenuSection>
  );
}

/** The language, and in the drawer the account: narrow screens have no header on most pages. */
function MenuTop({ hasAccount }: { hasAccount: boolean }) {
  const intl = useIntl();
  const isPlayer = useSelector(selectPlayer) !== null;
  return (
    <div className={own.top}>
      {hasAccount && isPlayer && (
        <ErrorBoundary fallback={null} waiting={<div className={own.place} />}>
          <DrawerAccount />
        </ErrorBoundary>
      )}
      <LanguageSelect label={intl.formatMessage({ id: 'menu.language' })} />
    </div>
  );
}

function SpinTile() {
  const dispatch = useDispatch();
  return (
    <button type="button" className={styles.spin} onClick={() => dispatch(modalOpened('spinWheel', {}))}>
      <AnyIcon name="wheel" size={32} />
      <span className={styles.linkText}>
        <strong>{t('menu.spinWheel')}</strong>
        {t('menu.spinWheelHint')}
      </span>
    </button>
  );
}

export default withMessages(messages, SideMenuContent);
