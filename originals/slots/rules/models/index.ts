import type { Model } from '../Model.ts';
import type { ModelName } from '../wire.ts';
import { book } from './book.ts';
import { classic } from './classic.ts';
import { cluster } from './cluster.ts';
import { hold } from './hold.ts';
import { lines } from './lines.ts';
import { sticky } from './sticky.ts';
import { tumble } from './tumble.ts';
import { twenty } from './twenty.ts';
import { ways } from './ways.ts';

export const MODELS: Readonly<Record<ModelName, Model>> = {
  classic,
  lines,
  ways,
  tumble,
  book,
  hold,
  cluster,
  sticky,
  twenty,
};
