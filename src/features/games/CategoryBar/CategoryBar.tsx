import { useEffect, useRef } from 'react';
import { providerSlug } from '@contract/catalogueRules.ts';
import { AnyIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import { ProviderMark } from '../ProviderMark';
import { useActiveProviders } from '../useActiveProviders';
import { CATEGORIES, type Category } from './categories';
import styles from './CategoryBar.module.scss';
import { Chip } from './Chip';
import { useBarFilter } from './useBarFilter';
import { useBarGames } from './useBarGames';

/** How much of the neighbour shows beside the chosen one, in px. */
const PEEK = 56;

/** Brings the chosen one into view where the bar scrolls sideways; the page itself stays where it is. */
function showChosen(bar: HTMLElement | null) {
  const chosen = bar?.querySelector<HTMLElement>('[aria-current]');
  if (bar && chosen) bar.scrollLeft = chosen.offsetLeft - PEEK;
}

/** Kinds of games and providers, each a link to its games. On the page of games it changes what that page lists. */
export function CategoryBar() {
  const intl = useIntl();
  const bar = useRef<HTMLElement>(null);
  const { filter, isBrowsing, pageWith } = useBarFilter();
  const { countOf } = useBarGames(isBrowsing);
  const { providers } = useActiveProviders();
  const { list, category, provider } = filter;
  const slug = provider && providerSlug(provider);
  const isCurrent = (own: Category) =>
    isBrowsing && (category ? own.category === category : own.list === list && !own.category);
  useEffect(() => showChosen(bar.current), [list, category, slug]);
  return (
    <nav ref={bar} className={styles.bar} aria-label={intl.formatMessage({ id: 'categories.label' })}>
      <ul className={styles.chips}>
        {CATEGORIES.map((own) => {
          const chosen = { list: own.list, category: own.category };
          const name = intl.formatMessage({ id: `categories.${own.id}` });
          return (
            <Chip
              key={own.id}
              page={pageWith(chosen)}
              refines={isBrowsing}
              isCurrent={isCurrent(own)}
              name={name}
              count={countOf({ ...chosen, provider })}
            >
              {own.icon && <AnyIcon name={own.icon} size={18} />}
              {name}
            </Chip>
          );
        })}
      </ul>
      <ul className={styles.chips}>
        {providers.map((own) => {
          const isChosen = providerSlug(own.name) === slug;
          return (
            <Chip
              key={own.id}
              page={pageWith({ provider: isChosen ? null : own.name })}
              refines={isBrowsing}
              isCurrent={isChosen}
              name={own.name}
              count={countOf({ list, category, provider: own.name })}
            >
              <ProviderMark provider={own} />
            </Chip>
          );
        })}
      </ul>
    </nav>
  );
}
