const themes = { auto: 'Same as device', light: 'Light', dark: 'Dark' };
const paces = { calm: 'Calm', normal: 'Normal', fast: 'Fast', atOnce: 'Instant' };

export const settings = {
  themes,
  paces,
  sound: 'Sound',
  name: 'Your name',
  rename: 'Save',
  renamed: (name: string) => `You are ${name} now.`,
  language: 'Language',
  theme: 'Light or dark',
  pace: 'How fast others play',
  large: 'Large print',
  confirms: 'Confirm every move',
  confirmsWhy: 'A move waits for a second tap.',
  notifies: 'Tell me when it is my turn',
  notifiesWhy: 'With a notification, while this page is in the background.',
  notifiesDenied: 'The browser does not allow notifications here. You can change that in its settings for this page.',
  notifiesNot: 'This browser does not show notifications from this page.',
  otherDevice: 'Continue on another device',
  otherDeviceWhy:
    'Open this link on the other device to continue there as yourself, with all your seats. It works once, within ten minutes. Do not share it.',
  otherDeviceCode: 'The link as a QR code',
  makeLink: 'Make a link',
  validFor: (time: string) => `Valid for ${time}`,
  forget: 'Forget me on this device',
  forgetWhy:
    'This device will no longer know you. You lose the seats you have only here. Everything played on this device is deleted; you can save the records on the start page first. The page and its settings stay.',
  forgetNow: 'Forget me',
  forgetFailed: 'The matches on this device could not be deleted. Try again.',
  claim: 'Continue here as the same guest?',
  claimWhy: (name: string) =>
    name === ''
      ? 'You continue here as the guest who made the link, with all their seats.'
      : `You continue here as the guest who made the link, with all their seats. You will no longer be ${name} here.`,
  claimNow: 'Continue here',
  linkLate: 'This link has been used, or it is too old.',
  linkLateWhy: 'Make a new one on the other device: Settings, Continue on another device.',
  unanswered: 'The server is not answering. Try again in a moment.',
};
export type SettingsTexts = typeof settings;
