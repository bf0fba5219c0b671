/** The challenge in the side menu and on its page (docs/product.md, Rewards). */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { listOrEmpty, optionalInstant, optionalText, textOr } from './fields.ts';

export const ChallengeSchema = v.object({
  ...contentItem,
  title: textOr('Challenge'),
  prizePool: optionalText(),
  trophyImageUrl: optionalText(),
  description: optionalText(),
  rules: listOrEmpty(v.string()),
  endsAt: optionalInstant(),
});

export type Challenge = v.InferOutput<typeof ChallengeSchema>;
