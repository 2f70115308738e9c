import type { SettingsTexts } from '../en/settings';

export const settings: SettingsTexts = {
  themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  paces: { calm: 'Ruhig', normal: 'Normal', fast: 'Schnell', atOnce: 'Sofort' },
  sound: 'Ton',
  name: 'Dein Name',
  rename: 'Speichern',
  renamed: (name) => `Du heißt jetzt ${name}.`,
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  pace: 'Tempo der anderen',
  large: 'Große Schrift',
  confirms: 'Jeden Zug bestätigen',
  confirmsWhy: 'Ein Zug wartet auf ein zweites Tippen.',
  notifies: 'Sag Bescheid, wenn ich dran bin',
  notifiesWhy: 'Mit einer Mitteilung, solange diese Seite im Hintergrund ist.',
  notifiesDenied:
    'Der Browser erlaubt hier keine Mitteilungen. Du kannst das in seinen Einstellungen für diese Seite ändern.',
  notifiesNot: 'Dieser Browser zeigt keine Mitteilungen von dieser Seite.',
  otherDevice: 'Auf einem anderen Gerät weitermachen',
  otherDeviceWhy:
    'Öffne diesen Link auf dem anderen Gerät, dann spielst du dort als du selbst weiter, mit allen deinen Plätzen. Er gilt nur einmal und nur zehn Minuten lang. Gib ihn niemand anderem.',
  otherDeviceCode: 'Der Link als QR-Code',
  makeLink: 'Link erstellen',
  validFor: (time) => `Gilt noch ${time}`,
  forget: 'Dieses Gerät soll mich vergessen',
  forgetWhy:
    'Dieses Gerät weiß dann nicht mehr, wer du bist. Plätze, die du nur hier hast, verlierst du. Alles, was auf diesem Gerät gespielt wurde, wird gelöscht; die Mitschriften kannst du vorher auf der Startseite speichern. Die Seite und ihre Einstellungen bleiben.',
  forgetNow: 'Vergessen',
  forgetFailed: 'Die Partien auf diesem Gerät ließen sich nicht löschen. Versuch es noch einmal.',
  claim: 'Hier als derselbe Gast weitermachen?',
  claimWhy: (name) =>
    name === ''
      ? 'Auf diesem Gerät spielt dann der Gast weiter, der den Link erstellt hat, mit allen seinen Plätzen.'
      : `Auf diesem Gerät spielt dann der Gast weiter, der den Link erstellt hat, mit allen seinen Plätzen. Als ${name} spielst du hier dann nicht mehr.`,
  claimNow: 'Hier weitermachen',
  linkLate: 'Dieser Link wurde schon benutzt oder ist zu alt.',
  linkLateWhy: 'Erstell auf dem anderen Gerät einen neuen: Einstellungen, Auf einem anderen Gerät weitermachen.',
  unanswered: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
};
