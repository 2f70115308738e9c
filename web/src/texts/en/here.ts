import { plural } from '../words';

/** What is on this device, and what works without a network. */
export const here = {
  here: 'here',
  onThisDevice: 'on this device',
  waits: 'waits for the network',
  noNetwork: 'No network.',
  noServer: 'The server is not answering.',
  works: 'Bots, rules, lessons and your replays work here. Friends can join when it is back.',
  notKept: 'The rules work here. To play without a network, you must have opened this page once with one.',
  unable: 'This browser cannot play on the device itself. Everything else works.',
  networkBack: 'The network is back.',
  serverBack: 'The server is back.',
  play: 'Play here',
  needsNetwork: 'needs the network',
  friendsWait: 'Friends need the network. Until it is back, you can play here with bots.',
  where: 'On this device',
  whereWhy: 'Only you and bots. It works without a network, stays on this device and is compared with nobody.',
  whereAway: 'Without a network the table is on this device: you and bots.',
  story:
    'Matches marked “here” were played on this device, with a shuffle made on it. They stay here and are compared with nobody.',
  othersWait: 'Your other matches wait for the network.',
  youWon: 'You won',
  youShare: 'You share the win',
  saveRecord: (title: string) => `Save the record: ${title}`,
  saveAll: 'Save all records',
  remove: (title: string) => `Delete: ${title}`,
  isRemoved: (title: string, count: number) =>
    plural(count, `The match of ${title} is deleted.`, `All ${count} matches of this table of ${title} are deleted.`),
};
export type HereTexts = typeof here;
