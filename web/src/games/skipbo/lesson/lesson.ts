import type { Result } from '../../../lesson/lesson';
import { says } from '../sayings';
import type { SkipBoView } from '../types';

export { default as script } from './script.json';
export { default as recording } from './told.json';

export const result: Result = (move, match, texts) => says(texts.games.skipbo, match.table as SkipBoView, move);
