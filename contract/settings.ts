/** GET /settings. The answer may be one object or a list whose first element counts. Source: spec sections 1, 3 and 7. */
import * as v from 'valibot';
import { colourOr, flagOr, linkTarget, listOrEmpty, optionalText, textOr } from './fields.ts';

const optionalLink = () => v.fallback(v.optional(linkTarget), undefined);

export const FooterLinkSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: linkTarget,
});

export const FooterDataSchema = v.object({
  companyName: optionalText(),
  companyDescription: optionalText(),
  supportEmail: optionalText(),
  licenseNumber: optionalText(),
  telegramUrl: optionalLink(),
  twitterUrl: optionalLink(),
  gamesTitle: optionalText(),
  gamesLinks: listOrEmpty(FooterLinkSchema),
  legalTitle: optionalText(),
  legalLinks: listOrEmpty(FooterLinkSchema),
  helpTitle: optionalText(),
  helpLinks: listOrEmpty(FooterLinkSchema),
});

export const SettingsSchema = v.object({
  siteName: textOr('Karata'),
  windowTitle: textOr('Karata | Premium online casino'),
  metaDescription: textOr('A premium online casino for Kenya: slots, crash games and more, in KES and USD.'),
  metaKeywords: textOr('online casino, slots, crash games, Kenya, M-Pesa'),
  faviconUrl: textOr('/favicon.svg'),
  logoUrl: optionalText(),
  logoText: optionalText(),
  primaryColor: colourOr('#8b3dff'),
  secondaryColor: colourOr('#4f46e5'),
  accentColor: colourOr('#ec4899'),
  enableAnimations: flagOr(true),
  enableSoundEffects: flagOr(true),
  maintenanceMode: flagOr(false),
  allowRegistration: flagOr(true),
  footerData: v.fallback(v.optional(FooterDataSchema), undefined),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;
export type FooterData = v.InferOutput<typeof FooterDataSchema>;
export type FooterLink = v.InferOutput<typeof FooterLinkSchema>;

/** What the site shows until settings arrive, and when they do not. */
export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {});
