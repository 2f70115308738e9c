import type { SettingsTexts } from '../en/settings';

export const settings: SettingsTexts = {
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  speeds: { still: 'Gar nicht', slow: 'Langsam', normal: 'Normal', quick: 'Schnell' },
  sound: 'Ton',
  name: 'Dein Name',
  rename: 'Speichern',
  renamed: (name) => `Du heißt jetzt ${name}.`,
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  speed: 'Karten wandern',
  large: 'Große Schrift',
  confirms: 'Jeden Zug bestätigen',
  confirmsWhy: 'Ein Zug wartet auf ein zweites Tippen.',
  notifies: 'Sag mir, wenn ich dran bin',
  notifiesWhy: 'Mit einer Mitteilung, solange diese Seite im Hintergrund ist.',
  notifiesDenied:
    'Der Browser erlaubt hier keine Mitteilungen. Du kannst das in seinen Einstellungen für diese Seite ändern.',
  otherDevice: 'Auf einem anderen Gerät weitermachen',
  otherDeviceWhy:
    'Ein Link macht das andere Gerät zu dir, mit allen deinen Plätzen. Er gilt einmal, zehn Minuten lang.',
  otherDeviceCode: 'Der Link als QR-Code',
  makeLink: 'Link machen',
  validFor: (time) => `Gilt noch ${time}`,
  forget: 'Dieses Gerät soll mich vergessen',
  forgetWhy: 'Dieses Gerät weiß dann nicht mehr, wer du bist. Plätze, die du nur hier hast, sind für dich verloren.',
  forgetNow: 'Vergessen',
  claim: 'Hier als derselbe Gast weitermachen?',
  claimWhy: (name) =>
    name === ''
      ? 'Dieses Gerät wird zu dem Gast, der den Link gemacht hat, mit allen seinen Plätzen.'
      : `Dieses Gerät wird zu dem Gast, der den Link gemacht hat, mit allen seinen Plätzen. ${name} ist es dann nicht mehr.`,
  claimNow: 'Ja, hier weitermachen',
  linkLate: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  linkLateWhy: 'Mach auf dem anderen Gerät einen neuen: Einstellungen, Auf einem anderen Gerät weitermachen.',
  unanswered: 'Das Haus antwortet nicht. Versuch es gleich noch einmal.',
};
