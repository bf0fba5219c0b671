export interface ConsentChoice {
  isAdult: boolean;
  hasAcceptedTerms: boolean;
}

export const NO_CONSENT: ConsentChoice = { isAdult: false, hasAcceptedTerms: false };

export const isConsentGiven = ({ isAdult, hasAcceptedTerms }: ConsentChoice): boolean => isAdult && hasAcceptedTerms;
