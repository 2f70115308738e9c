import type { Who } from './words';

/** What tests say texts with: names, people and numbers that bring out wrong forms. */

export type Samples = Record<string, readonly unknown[]>;

export const COUNTS = [0, 1, 2, 6];
export const NAMES = ['Ada', 'Lars', 'Inez'];
export const WHO: Who[] = [...NAMES.map((name) => ({ name, isMe: false })), { name: 'Lars', isMe: true }];
export const [ADA, LARS, INEZ, ME] = WHO as [Who, Who, Who, Who];
/** One, two and three of them, with me at any place. */
export const PEOPLE = [[LARS], [ME], [ADA, LARS], [ME, INEZ], [INEZ, ME], [ADA, LARS, INEZ]];
