import type { Who } from './words';

/** Sample parameters for tests: names, persons and numbers that reveal wrong forms. */

export type Samples = Record<string, readonly unknown[]>;

export const COUNTS = [0, 1, 2, 6];
export const NAMES = ['Ada', 'Lars', 'Inez'];
export const WHO: Who[] = [...NAMES.map((name) => ({ name, isMe: false })), { name: 'Lars', isMe: true }];
export const [ADA, LARS, INEZ, ME] = WHO as [Who, Who, Who, Who];
/** One, two and three persons, with the reader at any place. */
export const PEOPLE = [[LARS], [ME], [ADA, LARS], [ME, INEZ], [INEZ, ME], [ADA, LARS, INEZ]];
