import type { HereTexts } from '../en/here';
import { plural } from '../words';

export const here: HereTexts = {
  here: 'hier',
  onThisDevice: 'auf diesem Gerät',
  waits: 'wartet auf das Netz',
  noNetwork: 'Kein Netz.',
  noServer: 'Der Server antwortet nicht.',
  works:
    'Bots, Regeln, Übungen und die Partien auf diesem Gerät gehen trotzdem. Freunde können mitspielen, sobald du wieder Verbindung hast.',
  notKept: 'Die Regeln gehen trotzdem. Um ohne Netz zu spielen, öffne diese Seite vorher einmal mit Netz.',
  unable: 'In diesem Browser kannst du nicht auf dem Gerät selbst spielen. Alles andere geht.',
  networkBack: 'Das Netz ist wieder da.',
  serverBack: 'Der Server ist wieder da.',
  play: 'Hier spielen',
  needsNetwork: 'braucht das Netz',
  friendsWait: 'Mit Freunden geht es nur mit Netz. Bis es wieder da ist, kannst du hier mit Bots spielen.',
  where: 'Auf diesem Gerät',
  whereWhy: 'Nur du und Bots. Geht ohne Netz, bleibt auf diesem Gerät und zählt nirgends sonst.',
  whereAway: 'Ohne Netz ist der Tisch auf diesem Gerät: du und Bots.',
  story:
    'Partien mit dem Zeichen „hier“ wurden auf diesem Gerät gemischt und gespielt. Sie bleiben hier und zählen nirgends sonst.',
  othersWait: 'Deine anderen Partien warten auf das Netz.',
  youWon: 'Du hast gewonnen',
  youShare: 'Du hast dir den Sieg geteilt',
  saveRecord: (title) => `Mitschrift speichern: ${title}`,
  saveAll: 'Alle Mitschriften speichern',
  remove: (title) => `Löschen: ${title}`,
  isRemoved: (title, count) =>
    plural(count, `${title}: Die Partie ist gelöscht.`, `${title}: ${count} Partien sind gelöscht.`),
  noCookies: 'Dieser Browser speichert keine Cookies.',
  botsWork: 'Bots, Regeln und Übungen gehen trotzdem.',
  allowCookies: 'Um mit Freunden zu spielen, erlaube Cookies für diese Seite und lade sie neu.',
  needsCookies: 'braucht Cookies',
  whereCookieless: 'Ohne Cookies ist der Tisch auf diesem Gerät: du und Bots.',
};
