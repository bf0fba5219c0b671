import type { HeroContent } from '@contract/content.ts';
import { useIntl } from 'react-intl';
import { useGetHeroQuery } from '@/features/content';

const NONE: Partial<HeroContent> = {};

/** A CSS gradient and nothing else: operator text must not become another CSS value. */
const GRADIENT = /^(?:linear|radial|conic)-gradient\([^;{}]*\)$/;

/** The first hero item with each missing field filled from the house's defaults (spec section 2). */
export function useHero() {
  const intl = useIntl();
  const { data, isLoading } = useGetHeroQuery();
  const hero = data?.[0] ?? NONE;
  return {
    isLoading,
    background: hero.backgroundGradient && GRADIENT.test(hero.backgroundGradient) ? hero.backgroundGradient : undefined,
    centerImage: hero.centerImageUrl ?? '/images/hero/center.webp',
    left: {
      title: hero.leftCardTitle ?? hero.title ?? intl.formatMessage({ id: 'hero.leftTitle' }),
      bonus: hero.leftCardBonus ?? hero.subtitle ?? intl.formatMessage({ id: 'hero.leftBonus' }),
      button: hero.leftCardButtonText ?? hero.buttonText ?? intl.formatMessage({ id: 'hero.leftButton' }),
      image: hero.leftCardImageUrl ?? '/images/hero/left.webp',
    },
    right: {
      title: hero.rightCardTitle ?? intl.formatMessage({ id: 'hero.rightTitle' }),
      subtitle: hero.rightCardSubtitle ?? intl.formatMessage({ id: 'hero.rightSubtitle' }),
      highlight: hero.rightCardHighlight ?? intl.formatMessage({ id: 'hero.rightHighlight' }),
      image: hero.rightCardImageUrl ?? '/images/hero/right.webp',
    },
  };
}
