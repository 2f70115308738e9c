import { resultIn } from '../../pile/lesson';

export { default as script } from './script.json';
export { default as recording } from './told.json';

export const result = resultIn('thirteen');
