import { describeInvariantsOnFirestore } from '../../testing/describeOnFirestore.ts';
import { describeCardMoneyIn } from './cardMoneyIn.suite.ts';
import { describeCardMoneyOut } from './cardMoneyOut.suite.ts';
import { describeCardReward } from './cardReward.suite.ts';
import { describeCardShillings } from './cardShillings.suite.ts';
import { describeExcludedCards } from './excludedCards.suite.ts';

describeInvariantsOnFirestore('Firestore, by card', [
  describeCardMoneyIn,
  describeCardMoneyOut,
  describeCardReward,
  describeCardShillings,
  describeExcludedCards,
]);
