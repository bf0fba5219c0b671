import { describeInvariantsOnFirestore } from '../../testing/describeOnFirestore.ts';
import { CARD_SUITES } from './card.suite.ts';

describeInvariantsOnFirestore('Firestore, by card', CARD_SUITES);
