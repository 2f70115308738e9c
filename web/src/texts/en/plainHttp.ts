/** Features missing over plain http, and remedies. */
export const plainHttp = {
  notifications: 'Notifications need https; this page was opened by plain http.',
  offline:
    'Opened by plain http, this page cannot start anything offline. A match that is open on this device goes on.',
  onDevice: 'You and bots only. It stays on this device and counts nowhere else. Starting it offline needs https.',
  whatHelps: 'What helps?',
  title: 'What is missing without https',
  why: 'The address of this page begins with http. Browsers do not trust such a connection and block some features.',
  missing: 'So you cannot start the page offline, install it as an app, get notifications or use the share dialog.',
  works: 'Everything else works: tables, bots, replays and links, and matches on this device once the page is open.',
  helps:
    'With https nothing is missing. The people who run the server can give it a certificate or put a proxy in front; docs/hosting.md in the project says how.',
  helpsHere: 'On the computer that runs the server, open localhost instead: browsers trust that.',
};
export type PlainHttpTexts = typeof plainHttp;
