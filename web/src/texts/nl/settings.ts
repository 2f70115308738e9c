import type { SettingsTexts } from '../en/settings';

export const settings: SettingsTexts = {
  themes: { auto: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' },
  speeds: { still: 'Helemaal niet', slow: 'Langzaam', normal: 'Normaal', quick: 'Snel' },
  sound: 'Geluid',
  name: 'Je naam',
  rename: 'Opslaan',
  renamed: (name) => `Je heet nu ${name}.`,
  language: 'Taal',
  theme: 'Licht of donker',
  speed: 'Kaarten bewegen',
  large: 'Grote letters',
  confirms: 'Elke zet bevestigen',
  confirmsWhy: 'Een zet wacht op een tweede tik.',
  notifies: 'Zeg het als ik aan de beurt ben',
  notifiesWhy: 'Met een melding, zolang deze pagina op de achtergrond staat.',
  notifiesDenied:
    'De browser staat hier geen meldingen toe. Je kunt dat in zijn instellingen voor deze pagina veranderen.',
  otherDevice: 'Verder op een ander apparaat',
  otherDeviceWhy:
    'Een link maakt van het andere apparaat jou, met al je stoelen. Hij werkt één keer, tien minuten lang.',
  otherDeviceCode: 'De link als QR-code',
  makeLink: 'Link maken',
  validFor: (time) => `Werkt nog ${time}`,
  forget: 'Vergeet mij op dit apparaat',
  forgetWhy: 'Dit apparaat weet dan niet meer wie je bent. Stoelen die je alleen hier hebt, ben je kwijt.',
  forgetNow: 'Vergeten',
  claim: 'Hier als dezelfde gast verdergaan?',
  claimWhy: (name) =>
    name === ''
      ? 'Dit apparaat wordt de gast die de link heeft gemaakt, met al zijn stoelen.'
      : `Dit apparaat wordt de gast die de link heeft gemaakt, met al zijn stoelen. Het is dan niet meer ${name}.`,
  claimNow: 'Ja, hier verder',
  linkLate: 'Deze link is al gebruikt of te oud.',
  linkLateWhy: 'Maak op het andere apparaat een nieuwe: Instellingen, Verder op een ander apparaat.',
  unanswered: 'Het huis antwoordt niet. Probeer het zo nog eens.',
};
