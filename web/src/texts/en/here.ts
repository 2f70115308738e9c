import { plural } from '../words';

/** Data on this device, and offline features. */
export const here = {
  here: 'here',
  onThisDevice: 'on this device',
  waits: 'waits for the network',
  noNetwork: 'You are offline.',
  noServer: 'The server is not answering.',
  works: 'Bots, rules, lessons and your replays work here. Friends can join once you are connected.',
  notKept: 'The rules work here. To play offline, first open this page once while you are online.',
  unable: 'Playing on the device does not work in this browser. Everything else does.',
  networkBack: 'You are online again.',
  serverBack: 'The server is back.',
  play: 'Play here',
  needsNetwork: 'needs the network',
  friendsWait: 'Friends need the network. Until it is back, you can play here with bots.',
  where: 'On this device',
  whereWhy: 'You and bots only. It works offline, stays on this device and counts nowhere else.',
  whereAway: 'Offline, the table is on this device: you and bots.',
  story: 'Matches marked ‘here’ were shuffled and played on this device. They stay here and count nowhere else.',
  othersWait: 'Your other matches wait for the network.',
  youWon: 'You won',
  youShare: 'You shared the win',
  saveRecord: (title: string) => `Save the record: ${title}`,
  saveAll: 'Save all records',
  remove: (title: string) => `Delete: ${title}`,
  isRemoved: (title: string, count: number) =>
    plural(count, `Match deleted: ${title}.`, `${count} matches deleted: ${title}.`),
  noCookies: 'This browser keeps no cookies.',
  botsWork: 'Bots, rules and lessons work here.',
  allowCookies: 'To play with friends, allow cookies for this page and reload it.',
  needsCookies: 'needs cookies',
  whereCookieless: 'Without cookies the table is on this device: you and bots.',
};
export type HereTexts = typeof here;
