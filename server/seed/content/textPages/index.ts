import type { TextPage } from '../../../../contract/content.ts';
import type { Translatable } from '../../../../contract/contentItem.ts';
import { AML } from './aml.ts';
import { BONUS_TERMS } from './bonusTerms.ts';
import { FAIRNESS } from './fairness.ts';
import { KYC_POLICY } from './kycPolicy.ts';
import { PRIVACY_POLICY } from './privacyPolicy.ts';
import { RESPONSIBLE_GAMING } from './responsibleGaming.ts';
import { SUPPORT } from './support.ts';
import { TERMS_CONDITIONS } from './termsConditions.ts';

export const TEXT_PAGES: readonly Translatable<TextPage>[] = [
  PRIVACY_POLICY,
  BONUS_TERMS,
  TERMS_CONDITIONS,
  AML,
  RESPONSIBLE_GAMING,
  KYC_POLICY,
  SUPPORT,
  FAIRNESS,
];
