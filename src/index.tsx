import './shared/styles/tokens.scss';
import './shared/styles/base.scss';
import { start } from './app/start';

const container = document.getElementById('root');
// Not in the task that reads the script, which is long enough.
if (container) setTimeout(() => void start(container));
