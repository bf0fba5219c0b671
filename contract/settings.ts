/** GET /settings: one object, or a list whose first element counts (docs/product.md, Settings and content). */
import * as v from 'valibot';
import { colourOr, flagOr, listOrEmpty, maybe, optionalText, textOr } from './fields.ts';
import { FooterDataSchema } from './footer.ts';
import { forAll, route } from './route.ts';

/** The payment methods of the home page, in order. */
export const PAYMENT_LOGOS = ['M-Pesa', 'VISA', 'Mastercard', 'BNB', 'Bitcoin', 'Ethereum', 'Tether'] as const;

export const SettingsSchema = v.object({
  siteName: textOr('Karata'),
  windowTitle: textOr('Karata | Premium online casino'),
  metaDescription: textOr('A premium online casino for Kenya: slots, crash games and more, in KES and USD.'),
  metaKeywords: textOr('online casino, slots, crash games, Kenya, M-Pesa'),
  faviconUrl: textOr('/favicon.svg'),
  /** The icon on the home screen of a phone: a square SVG, or a square PNG of 512 pixels. */
  iconUrl: optionalText(),
  logoUrl: optionalText(),
  logoText: optionalText(),
  primaryColor: colourOr('#8b3dff'),
  secondaryColor: colourOr('#4f46e5'),
  accentColor: colourOr('#ec4899'),
  enableAnimations: flagOr(true),
  enableSoundEffects: flagOr(true),
  maintenanceMode: flagOr(false),
  allowRegistration: flagOr(true),
  /** The payment methods that are hidden, by their shown names. */
  hiddenPaymentLogos: listOrEmpty(v.picklist(PAYMENT_LOGOS)),
  /** Read with `readFooterData` of `footer.ts`; backends answer `SiteSettingsSchema`. */
  footerData: v.optional(v.unknown()),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

/** Used until settings arrive, and when they do not. */
export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {});

const withFooter = <TFooter extends v.GenericSchema>(footerData: TFooter) =>
  v.object({ ...SettingsSchema.entries, footerData });

/** The whole answer of GET /settings. */
export const SiteSettingsSchema = withFooter(maybe(FooterDataSchema));
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;

export const readSettings = route<{ answer: SiteSettings }>('GET /settings');

export const SETTINGS = forAll(readSettings, 'Name, texts, theme and switches of the site', SiteSettingsSchema);
