import { PRIVACY_POLICY_SW } from './sw/privacyPolicy.ts';
import { section, textPage } from './textPage.ts';

export const PRIVACY_POLICY = textPage(
  'privacy-policy',
  {
    title: 'Privacy policy',
    summary: 'What Karata knows about you, why, for how long, and what you can ask us to do about it.',
    sections: [
      section('Who looks after your data', [
        'The operator of this site is the data controller under the Data Protection Act, 2019 of Kenya.',
        'It is {registeredName}, {registeredAddress}.',
        'Registration with the Office of the Data Protection Commissioner: {dataProtectionNumber}.',
        'For anything on this page, write to the support address in the footer and put the word “privacy” in the subject. It reaches the person who answers for data protection. We confirm within two working days and answer within 30 days.',
      ]),
      section(
        'What we collect',
        ['We ask for as little as an account that holds money can work with:'],
        [
          'Sign-in: your phone number, or the name, e-mail address and picture of your Google account if you choose that way in.',
          'Profile: your display name, language, preferred currency and notification choices, and when you confirmed your age and accepted the terms.',
          'Money: deposits, withdrawals, their amounts, currencies, exchange rates and states; the last four digits and the brand of a card, and a code by which the card processor knows it again; the number an M-Pesa payment came from.',
          'Play: totals such as the number of bets and wins, and the sessions needed to settle a dispute.',
          'Safer play: your deposit limits, reality check, time-outs and self-exclusion, and when you set them.',
          'Invitations: your code, and which player joined by it.',
          'Identity checks: the documents you send when the KYC policy asks for them.',
          'Security: times of sign-in, new devices, and technical logs that hold ids rather than names.',
        ],
      ),
      section('What we never see', [
        'Your full card number and security code go straight to the card processor. Your M-Pesa PIN stays on your phone: no one at Karata will ever ask you for it, nor for a one-time code.',
      ]),
      section(
        'Why we use it',
        ['Each use has a ground in the Data Protection Act:'],
        [
          'To run your account, take your deposits and pay you: our contract with you.',
          'To check age and identity, to hold your limits and exclusions, and to prevent money laundering: the law and the licence require it.',
          'To keep the site safe and find fraud: our legitimate interest, weighed against yours.',
          'To tell you about offers: your consent, which you can take back in your profile at any time. Players on a time-out or self-excluded get no offers.',
        ],
      ),
      section(
        'Who else receives it',
        ['We do not sell personal data. We pass on only what a task needs, to:'],
        [
          'the sign-in service that sends your one-time code,',
          'the card processor and Safaricom, who move your money,',
          'the studio of a game that you open, which learns an id of the session and not your name or number,',
          'auditors, the Gambling Regulatory Authority (GRA), the Financial Reporting Centre or a court, where the law says so.',
        ],
      ),
      section('Data outside Kenya', [
        'Some of the services above keep data outside Kenya. When they do, the operator makes sure, by contract and as the Act asks, that its protection travels with the data. You may ask us which services those are.',
      ]),
      section(
        'How long we keep it',
        ['What is no longer needed is deleted or made anonymous:'],
        [
          'Records of payments and identity checks: at least seven years after the account closes, because the law against money laundering asks for it.',
          'Self-exclusions: for as long as they run, and afterwards as long as needed to show that they were kept.',
          'Profile and preferences: until the account is closed.',
          'Technical logs: no more than 12 months.',
        ],
      ),
      section('What stays in your browser', [
        'Your browser remembers small things for your comfort: language, the side menu, favourite and recently played games, data saver, the code of a friend who invited you, and whether you were signed in here before. Balances, phone numbers and history are not among them, and signing out removes what belongs to you. There are no advertising cookies.',
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
      section('Keeping it safe', [
        'Data travels encrypted and is kept where only people who need it for their work can reach it; each access leaves a trace. If a breach puts you at risk we tell the Commissioner within 72 hours of learning of it, and we tell you without undue delay, in plain words.',
      ]),
      section('Nobody under 18', [
        'The site is not for anyone under 18 and we do not knowingly keep data of minors. If you think that a child has opened an account, write to us: we close it and delete what the law lets us delete.',
      ]),
      section('Complaints and changes', [
        'Tell us first: most matters are settled with one message. You may also complain to the Office of the Data Protection Commissioner of Kenya at any time.',
        'When this policy changes in a way that matters to you, we tell you in your notifications before it takes effect. The date of the last change stands at the top.',
      ]),
    ],
  },
  PRIVACY_POLICY_SW,
);
