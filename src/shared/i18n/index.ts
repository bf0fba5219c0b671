export { type Catalogue, type Messages, withMessages } from './withMessages';
