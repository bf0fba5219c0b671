import type { HeroContent } from '@contract/hero.ts';
import { useGetHeroQuery } from '@/features/content';
import { useIntl } from '@/shared/i18n';

/** A CSS gradient only: operator text must not become another CSS value. */
const GRADIENT = /^(?:linear|radial|conic)-gradient\((?!.*(?:url|image|set)\()[^;{}]*\)$/i;

const gradientOf = ({ backgroundGradient }: Partial<HeroContent>) =>
  backgroundGradient && GRADIENT.test(backgroundGradient) ? backgroundGradient : undefined;

/** The first hero item, with our defaults for missing fields (docs/product.md, Home). */
export function useHero() {
  const intl = useIntl();
  const { data, isLoading } = useGetHeroQuery();
  const hero: Partial<HeroContent> = data?.[0] ?? {};
  const text = (id: string, ...own: (string | undefined)[]) => own.find(Boolean) ?? intl.formatMessage({ id });
  const image = (file: string, own: string | undefined) => own ?? `/images/hero/${file}.webp`;
  return {
    isLoading,
    background: gradientOf(hero),
    centerImage: image('center', hero.centerImageUrl),
    left: {
      title: text('hero.leftTitle', hero.leftCardTitle, hero.title),
      bonus: text('hero.leftBonus', hero.leftCardBonus, hero.subtitle),
      button: text('hero.leftButton', hero.leftCardButtonText, hero.buttonText),
      image: image('left', hero.leftCardImageUrl),
    },
    right: {
      title: text('hero.rightTitle', hero.rightCardTitle),
      subtitle: text('hero.rightSubtitle', hero.rightCardSubtitle),
      highlight: text('hero.rightHighlight', hero.rightCardHighlight),
      image: image('right', hero.rightCardImageUrl),
    },
  };
}
