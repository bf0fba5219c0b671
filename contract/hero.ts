/** The banner of the home page (docs/product.md, Home). */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { optionalText } from './fields.ts';

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
