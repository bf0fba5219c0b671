/** What settings say of the company behind the site. Apart from `settings.ts`, as the first screen has no need of it. */
import * as v from 'valibot';
import { linkTarget, listOrEmpty, optionalNumber, optionalText } from './fields.ts';
import { SettingsSchema } from './settings.ts';

const optionalLink = () => v.fallback(v.optional(linkTarget), undefined);

export const FooterLinkSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: linkTarget,
});

export const FooterDataSchema = v.object({
  companyName: optionalText(),
  companyDescription: optionalText(),
  supportEmail: optionalText(),
  /** What the law knows the company by; `operatorFacts.ts` says what each is. */
  registeredName: optionalText(),
  registrationNumber: optionalText(),
  registeredAddress: optionalText(),
  dataProtectionNumber: optionalText(),
  amlOfficer: optionalText(),
  licenseNumber: optionalText(),
  /** Who granted the licence, and where that can be checked. */
  regulatorName: optionalText(),
  regulatorUrl: optionalLink(),
  /** In years. */
  minimumAge: optionalNumber(),
  telegramUrl: optionalLink(),
  twitterUrl: optionalLink(),
  gamesTitle: optionalText(),
  gamesLinks: listOrEmpty(FooterLinkSchema),
  legalTitle: optionalText(),
  legalLinks: listOrEmpty(FooterLinkSchema),
  helpTitle: optionalText(),
  helpLinks: listOrEmpty(FooterLinkSchema),
});

/** The whole of GET /settings: what backends answer. */
export const SiteSettingsSchema = v.object({
  ...SettingsSchema.entries,
  footerData: v.fallback(v.optional(FooterDataSchema), undefined),
});

export type FooterLink = v.InferOutput<typeof FooterLinkSchema>;
export type FooterData = v.InferOutput<typeof FooterDataSchema>;
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;

const NOTHING = v.parse(FooterDataSchema, {});

/** `footerData` as settings brought it; nothing is filled in where it does not fit. */
export const readFooterData = (footerData: unknown): FooterData =>
  v.parse(v.fallback(FooterDataSchema, NOTHING), footerData);
