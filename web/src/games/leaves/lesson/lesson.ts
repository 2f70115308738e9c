import type { Result } from '../../../lesson/lesson';

export { default as script } from './script.json';
export { default as told } from './told.json';

/** The step itself says what is wrong with other cards. */
export const result: Result = () => '';
