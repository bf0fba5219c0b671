/** The banner of the home page (docs/product.md, Home). */
import * as v from 'valibot';
import { contentItem, contentList } from './contentItem.ts';
import { optionalText } from './fields.ts';
import { route } from './route.ts';

export const HeroSchema = v.object({
  ...contentItem,
  backgroundGradient: optionalText(),
  leftCardTitle: optionalText(),
  title: optionalText(),
  leftCardBonus: optionalText(),
  subtitle: optionalText(),
  leftCardButtonText: optionalText(),
  buttonText: optionalText(),
  rightCardTitle: optionalText(),
  rightCardSubtitle: optionalText(),
  rightCardHighlight: optionalText(),
  leftCardImageUrl: optionalText(),
  rightCardImageUrl: optionalText(),
  centerImageUrl: optionalText(),
});
export type HeroContent = v.InferOutput<typeof HeroSchema>;

export const listHero = route<{ answer: HeroContent[] }>('GET /content/hero');

export const HERO_LISTS = [contentList(listHero, 'hero-content', HeroSchema, 'Hero banner; the first item is shown')];
