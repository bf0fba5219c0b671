import { describeEndpoints } from '@/testing/describeEndpoints';
import { settingsApi } from './settings';

describeEndpoints('the settings', {
  getSettings: {
    ask: (dispatch) => dispatch(settingsApi.endpoints.getSettings.initiate()),
    sends: 'GET settings',
    of: 'everybody',
    answer: [{ siteName: 'Bahati', primaryColor: 'no colour' }, { siteName: 'Another' }],
    reads: { siteName: 'Bahati', primaryColor: '#8b3dff', maintenanceMode: false },
    refuses: ['settings', 7, []],
  },
});
