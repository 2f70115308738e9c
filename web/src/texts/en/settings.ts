const themes = { auto: 'Like the device', light: 'Light', dark: 'Dark' };
const paces = { calm: 'Calm', normal: 'Normal', fast: 'Fast', atOnce: 'At once' };

export const settings = {
  themes,
  paces,
  sound: 'Sound',
  name: 'Your name',
  rename: 'Save',
  renamed: (name: string) => `You are ${name} now.`,
  language: 'Language',
  theme: 'Light or dark',
  pace: 'Pace of the others',
  large: 'Large print',
  confirms: 'Confirm every move',
  confirmsWhy: 'A move waits for a second tap.',
  notifies: 'Tell me when it is my turn',
  notifiesWhy: 'With a notification, while this page is in the background.',
  notifiesDenied: 'The browser does not allow notifications here. You can change that in its settings for this page.',
  notifiesNot: 'This browser shows no notifications of this page.',
  otherDevice: 'Go on with another device',
  otherDeviceWhy:
    'With this link you go on as yourself on the other device, with all your chairs. It works once, within ten minutes. Give it to nobody else.',
  otherDeviceCode: 'The link as a QR code',
  makeLink: 'Make a link',
  validFor: (time: string) => `Works for another ${time}`,
  forget: 'Forget me on this device',
  forgetWhy:
    'This device will not know who you are. Chairs you have only here are lost to you. Everything that was played on the device itself is deleted; you can save the records first, on the start page. The page and its settings stay.',
  forgetNow: 'Forget me',
  forgetFailed: 'What was played on this device could not be deleted. Try again.',
  claim: 'Go on as the same guest here?',
  claimWhy: (name: string) =>
    name === ''
      ? 'Here you go on as the guest who made the link, with all their chairs.'
      : `Here you go on as the guest who made the link, with all their chairs. You will not be ${name} here any more.`,
  claimNow: 'Yes, go on here',
  linkLate: 'This link has been used, or it is too old.',
  linkLateWhy: 'Make a new one on the other device: Settings, Go on with another device.',
  unanswered: 'The server is not answering. Try again in a moment.',
};
export type SettingsTexts = typeof settings;
