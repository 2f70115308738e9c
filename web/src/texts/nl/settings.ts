import type { SettingsTexts } from '../en/settings';

export const settings: SettingsTexts = {
  themes: { auto: 'Automatisch', light: 'Licht', dark: 'Donker' },
  paces: { calm: 'Rustig', normal: 'Normaal', fast: 'Snel', atOnce: 'Meteen' },
  sound: 'Geluid',
  name: 'Je naam',
  rename: 'Opslaan',
  renamed: (name) => `Je heet nu ${name}.`,
  language: 'Taal',
  theme: 'Licht of donker',
  pace: 'Tempo van de anderen',
  large: 'Grote letters',
  confirms: 'Elke zet bevestigen',
  confirmsWhy: 'Een zet wacht op een tweede tik.',
  notifies: 'Seintje als ik aan de beurt ben',
  notifiesWhy: 'Met een melding, zolang deze pagina op de achtergrond staat.',
  notifiesDenied:
    'De browser staat hier geen meldingen toe. Je kunt dat veranderen in de browserinstellingen voor deze pagina.',
  notifiesNot: 'Deze browser toont geen meldingen van deze pagina.',
  otherDevice: 'Verder op een ander apparaat',
  otherDeviceWhy:
    'Open deze link op het andere apparaat en speel daar verder als jezelf, op al je stoelen. Hij werkt één keer, binnen tien minuten. Geef hem aan niemand anders.',
  otherDeviceCode: 'De link als QR-code',
  makeLink: 'Link maken',
  validFor: (time) => `Werkt nog ${time}`,
  forget: 'Vergeet mij op dit apparaat',
  forgetWhy:
    'Dit apparaat weet dan niet meer wie je bent. Stoelen die je alleen hier hebt, ben je kwijt. Alles wat op dit apparaat is gespeeld, wordt verwijderd; de verslagen kun je eerst nog opslaan op de startpagina. De pagina en de instellingen blijven.',
  forgetNow: 'Vergeet mij',
  forgetFailed: 'De partijen op dit apparaat konden niet worden verwijderd. Probeer het opnieuw.',
  claim: 'Hier als dezelfde gast verdergaan?',
  claimWhy: (name) =>
    name === ''
      ? 'Op dit apparaat ga je verder als de gast die de link maakte, op alle stoelen van die gast.'
      : `Op dit apparaat ga je verder als de gast die de link maakte, op alle stoelen van die gast. Je bent hier dan niet meer ${name}.`,
  claimNow: 'Hier verdergaan',
  linkLate: 'Deze link is al gebruikt of te oud.',
  linkLateWhy: 'Maak op het andere apparaat een nieuwe: Instellingen, Verder op een ander apparaat.',
  unanswered: 'De server antwoordt niet. Probeer het zo opnieuw.',
};
