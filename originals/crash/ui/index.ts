import { boot } from '../../kit/boot';
import './crash.scss';
import { crashMessages } from './messages';
import { mountCrash } from './mountCrash';
import { VEHICLES } from './vehicles';

boot(
  'crash',
  {
    title: { en: crashMessages.en.title, sw: crashMessages.sw.title },
    palette: 'nightfall',
    symbols: ['rocket', 'kite', 'balloon'],
    motifs: VEHICLES,
  },
  mountCrash,
);
