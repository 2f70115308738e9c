import type { Result } from '../../../lesson/lesson';

export { default as script } from './script.json';
export { default as recording } from './told.json';

/** Empty: the step itself explains why other cards are wrong. */
export const result: Result = () => '';
