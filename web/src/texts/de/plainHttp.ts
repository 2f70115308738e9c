import type { PlainHttpTexts } from '../en/plainHttp';

export const plainHttp: PlainHttpTexts = {
  notifications: 'Mitteilungen brauchen https; diese Seite wurde nur mit http geöffnet.',
  offline:
    'Über http geöffnet, kann diese Seite ohne Netz nichts starten. Eine Partie, die auf diesem Gerät offen ist, geht weiter.',
  onDevice:
    'Nur du und Bots. Bleibt auf diesem Gerät und zählt nirgends sonst. Für den Start ohne Netz braucht es https.',
  whatHelps: 'Was hilft?',
  title: 'Was ohne https fehlt',
  why: 'Die Adresse dieser Seite beginnt mit http. Einer solchen Verbindung trauen Browser nicht und sperren darum manches.',
  missing:
    'Du kannst die Seite deshalb nicht ohne Netz starten, nicht als App installieren, keine Mitteilungen bekommen und Links nicht über das Teilen-Menü verschicken.',
  works:
    'Alles andere geht: Tische, Bots, Partien ansehen, Links, und Partien auf diesem Gerät, sobald die Seite offen ist.',
  helps:
    'Mit https fehlt nichts. Wer den Server betreibt, kann ihm ein Zertifikat geben oder einen Proxy davorstellen; wie, steht im Projekt in docs/hosting.md.',
  helpsHere: 'Öffne auf dem Computer, auf dem der Server läuft, stattdessen localhost: Dem vertrauen Browser.',
};
