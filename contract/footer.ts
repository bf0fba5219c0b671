/** The company behind the site. Separate from `settings.ts`, because the first screen does not need it. */
import * as v from 'valibot';
import { linkTarget, listOrEmpty, maybe, optionalNumber, optionalText } from './fields.ts';

const optionalLink = () => maybe(linkTarget);

export const FooterLinkSchema = v.object({ name: v.pipe(v.string(), v.nonEmpty()), url: linkTarget });
export type FooterLink = v.InferOutput<typeof FooterLinkSchema>;

export const FooterDataSchema = v.object({
  companyName: optionalText(),
  companyDescription: optionalText(),
  supportEmail: optionalText(),
  /** Legal names of the company; see `facts.ts`. */
  registeredName: optionalText(),
  registrationNumber: optionalText(),
  registeredAddress: optionalText(),
  dataProtectionNumber: optionalText(),
  amlOfficer: optionalText(),
  licenseNumber: optionalText(),
  /** The authority that granted the licence, and the page where it can be checked. */
  regulatorName: optionalText(),
  regulatorUrl: optionalLink(),
  minimumAge: optionalNumber(),
  telegramUrl: optionalLink(),
  twitterUrl: optionalLink(),
  /** These lead to a person who helps: a number for WhatsApp and one to call, with their country codes, and the address of a chat. */
  whatsappNumber: optionalText(),
  supportPhone: optionalText(),
  chatUrl: optionalLink(),
  gamesTitle: optionalText(),
  gamesLinks: listOrEmpty(FooterLinkSchema),
  legalTitle: optionalText(),
  legalLinks: listOrEmpty(FooterLinkSchema),
  helpTitle: optionalText(),
  helpLinks: listOrEmpty(FooterLinkSchema),
});
export type FooterData = v.InferOutput<typeof FooterDataSchema>;

const NOTHING = v.parse(FooterDataSchema, {});

/** The `footerData` of settings, without defaults for wrong values. */
export const readFooterData = (footerData: unknown): FooterData =>
  v.parse(v.fallback(FooterDataSchema, NOTHING), footerData);
