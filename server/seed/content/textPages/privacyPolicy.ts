import { section, textPage } from './textPage.ts';

export const PRIVACY_POLICY = textPage(
  'privacy-policy',
  'Privacy policy',
  'What Karata knows about you, why, for how long, and what you can ask us to do about it.',
  [
    section('Who looks after your data', [
      'The operator of this site is the data controller under the Data Protection Act, 2019 of Kenya. Its registered name, address and licence are shown in the footer once the operator has set them.',
      'For anything on this page, write to the support address in the footer and put the word “privacy” in the subject. A person, not a form, answers.',
    ]),
    section(
      'What we collect',
      ['We ask for as little as an account that holds money can work with:'],
      [
        'Sign-in: your phone number, or the name, e-mail address and picture of your Google account if you choose that way in.',
        'Profile: your display name, language, preferred currency and notification choices.',
        'Money: deposits, withdrawals, their amounts, currencies, exchange rates and states; the last four digits and the brand of a card; the number an M-Pesa payment came from.',
        'Play: totals such as the number of bets and wins, and the sessions needed to settle a dispute.',
        'Security: times of sign-in and technical logs that hold ids rather than names.',
      ],
    ),
    section('What we never see', [
      'Your full card number and security code go straight to the card processor. Your M-Pesa PIN stays on your phone: no one at Karata will ever ask you for it, nor for a one-time code.',
    ]),
    section(
      'Why we use it',
      ['Each use has a ground in the Data Protection Act:'],
      [
        'To run your account and pay you: our contract with you.',
        'To check age and identity, and to prevent money laundering: the law requires it.',
        'To keep the site safe and find fraud: our legitimate interest, weighed against yours.',
        'To tell you about offers: your consent, which you can take back in your profile at any time.',
      ],
    ),
    section(
      'Who else receives it',
      ['We do not sell personal data. We pass on only what a task needs, to:'],
      [
        'the sign-in service that sends your one-time code,',
        'the card processor and Safaricom, who move your money,',
        'auditors, regulators, the Financial Reporting Centre or a court, where the law says so.',
      ],
    ),
    section('Where it is kept, and for how long', [
      'Some of the services above keep data outside Kenya. When they do, the operator makes sure that the protection of the Act travels with the data.',
      'Records of payments and identity checks are kept for at least seven years after the account closes, because anti-money-laundering law asks for it. Technical logs are removed much sooner. What is no longer needed is deleted or made anonymous.',
    ]),
    section('What stays in your browser', [
      'Your browser remembers small things for your comfort: language, display currency, the side menu, favourite and recently played games, data saver, and whether you were signed in here before. Balances, phone numbers and history are not among them, and signing out removes what belongs to you. There are no advertising cookies.',
    ]),
    section(
      'Your rights',
      ['You may ask us, free of charge, to:'],
      [
        'show you the data we hold and give you a copy to take elsewhere,',
        'correct what is wrong,',
        'delete what we have no duty to keep,',
        'stop or limit a use you object to,',
        'have a person look again at a decision that a machine took.',
      ],
    ),
    section('If you are not satisfied', [
      'Tell us first: most matters are settled with one message. You may also complain to the Office of the Data Protection Commissioner of Kenya at any time.',
    ]),
  ],
);
