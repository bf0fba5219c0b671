import { describeEndpoints } from '@/testing/describeEndpoints';
import { bonusStandingApi } from './bonuses';

const STEP = { bonusId: 'welcome-1', order: 1, status: 'next' };

describeEndpoints('bonuses', {
  getBonusStanding: {
    ask: (dispatch) => dispatch(bonusStandingApi.endpoints.getBonusStanding.initiate()),
    sends: 'GET users/me/bonuses/standing',
    of: 'player',
    answer: { freeSpins: 5, welcome: [STEP] },
    reads: { freeSpins: 5, welcome: [STEP] },
    refuses: ['five', 7],
  },
});
