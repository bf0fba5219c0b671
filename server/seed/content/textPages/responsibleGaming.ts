import { section, textPage } from './textPage.ts';

export const RESPONSIBLE_GAMING = textPage(
  'responsible-gaming',
  'Responsible gaming',
  'Games should be a pastime. This page helps you to keep them one, and to stop when they no longer are.',
  [
    section('Play is not income', [
      'Every real-money game is made so that the house keeps a share over time. You may win tonight; nobody wins in the long run. Play with money you would be content to spend on an evening out, and never with rent, school fees or a loan.',
    ]),
    section(
      'Habits that help',
      ['Before you start:'],
      [
        'Decide how much you can lose today, and stop when it is gone.',
        'Set an alarm for the time you want to finish.',
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
      'Limits and breaks',
      [
        'Write to support from your account and ask for any of these. Lower limits begin at once; a higher one begins only after seven days.',
      ],
      [
        'A deposit limit for a day, a week or a month.',
        'A cool-off of one day up to six weeks, with deposits switched off.',
        'No offers by e-mail, text or notification.',
      ],
    ),
    section('Self-exclusion', [
      'You can shut yourself out for six months, one year, five years or for good. Tell support “self-exclude” and the period: you need not give a reason. The account is closed, your available real money is paid out, offers stop, and new accounts in your name are closed as well.',
      'Self-exclusion cannot be undone before its time is over, and does not end by itself: you have to ask, and then wait one more day.',
    ]),
    section('Nobody under 18', [
      'It is against the law for anyone under 18 to gamble. We check ages, close the accounts of minors and return their deposits. If children use your phone, lock it with a code, do not save sign-in codes, and consider a filter for gambling sites.',
    ]),
    section('Someone to talk to', [
      'A doctor, a counsellor, or somebody you trust can help, and asking is a strong thing to do. The operator lists here the helplines that go with its licence. If you think of harming yourself, please call the emergency services now: 999 or 112 in Kenya.',
      'You can write to us about a relative too. We cannot speak about their account, but we can tell you what help there is.',
    ]),
  ],
);
