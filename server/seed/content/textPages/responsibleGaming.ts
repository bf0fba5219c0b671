import { RESPONSIBLE_GAMING_SW } from './sw/responsibleGaming.ts';
import { section, textPage } from './textPage.ts';

export const RESPONSIBLE_GAMING = textPage(
  'responsible-gaming',
  {
    title: 'Responsible gaming',
    summary: 'Games should be a pastime. This page helps you to keep them one, and to stop when they no longer are.',
    sections: [
      section('Play is not income', [
        'Every real-money game is made so that the house keeps a share over time. You may win tonight; nobody wins in the long run. Play with money you would be content to spend on an evening out, and never with rent, school fees or a loan.',
      ]),
      section(
        'Habits that help',
        ['Before you start:'],
        [
          'Decide how much you can lose today, and stop when it is gone.',
          'Decide when you want to finish, and let a reality check remind you.',
          'Do not try to win back a loss: it mostly makes a larger one.',
          'Do not play when you are upset, tired or have been drinking.',
          'Keep other things in your week: friends, sport, sleep.',
        ],
      ),
      section(
        'Ask yourself honestly',
        ['If you say yes to two of these, it is time for a break:'],
        [
          'Do I play for longer or with more money than I meant to?',
          'Do I hide my play, or lie about it?',
          'Have I borrowed or sold something in order to play?',
          'Do I feel restless or cross when I cannot play?',
          'Has somebody close to me said that they worry?',
        ],
      ),
      section(
        'Deposit limits',
        [
          'Log in, and set the most you want to deposit in any 24 hours, 7 days and 30 days, right here on this page. You may set one, two or all three: the one with the least left decides.',
        ],
        [
          'A lower limit works at once.',
          'A higher limit, or none, works only after 24 hours, so that it is never the decision of a bad moment. Until then you can change your mind.',
          'Payments that are still under way count as well.',
          'A deposit above a limit is refused before anything is charged, and you are told which limit it was and what is left of it.',
        ],
      ),
      section('Reality check', [
        'Choose 15, 30, 60 or 120 minutes. Each time they have passed, a window shows how long you have been here and what you have deposited and withdrawn in that time. You decide whether to go on, take a break or leave.',
      ]),
      section('Time-out', [
        'A break of 24 hours, 48 hours, 72 hours, 7 days, 14 days or 30 days. Until it ends you can neither deposit nor open games, and we send you no offers. You can make it longer, not shorter. Withdrawing stays possible.',
      ]),
      section('Self-exclusion', [
        'You can shut yourself out for 6 months, 1 year, 2 years or 5 years. You need not give a reason. Deposits and games are closed for you from that moment, offers stop, and you can still withdraw your real money.',
        'Self-exclusion cannot be undone before its time is over, not by support either. Opening another account in the meantime is not allowed; we close it and return what was deposited. For a longer or lifelong exclusion, write to support.',
      ]),
      section('Nobody under 18', [
        'The Gambling Control Act 2025 forbids gambling to anyone under 18. We check ages, close the accounts of minors and return their deposits. If children use your phone, lock it with a code, do not save sign-in codes, and consider a filter for gambling sites.',
      ]),
      section(
        'Someone to talk to',
        [
          'A doctor, a counsellor, or somebody you trust can help, and asking is a strong thing to do. The places below help in Kenya; each has its current contacts on its own site. If you think of harming yourself, please call the emergency services now: 999 or 112 in Kenya.',
          'You can write to us about a relative too. We cannot speak about their account, but we can tell you what help there is.',
        ],
        [
          'NACADA, the National Authority for the Campaign Against Alcohol and Drug Abuse: free advice on addiction, by phone on 1192.',
          'Mathari National Teaching and Referral Hospital in Nairobi, or the mental health clinic of your county referral hospital: treatment.',
          'Befrienders Kenya, 0722 178 177: somebody who listens when life feels too heavy.',
          'The Gambling Regulatory Authority (GRA): complaints about any operator.',
        ],
      ),
      section('If we got it wrong', [
        'If a limit, a break or an exclusion did not hold, tell support at once: such messages come before all others. What our fault cost you we put right. The support page describes the steps of a complaint.',
      ]),
    ],
  },
  RESPONSIBLE_GAMING_SW,
);
