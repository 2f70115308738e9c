import type { HereTexts } from '../en/here';
import { plural } from '../words';

export const here: HereTexts = {
  here: 'hier',
  onThisDevice: 'op dit apparaat',
  waits: 'wacht op het netwerk',
  noNetwork: 'Geen netwerk.',
  noServer: 'De server antwoordt niet.',
  works:
    'Bots, spelregels, lessen en de partijen van dit apparaat werken gewoon. Vrienden kunnen meedoen zodra je weer verbinding hebt.',
  notKept: 'De spelregels werken gewoon. Om zonder netwerk te spelen, open je deze pagina eerst een keer mét netwerk.',
  unable: 'In deze browser kun je niet op het apparaat zelf spelen. Al het andere werkt.',
  networkBack: 'Het netwerk is er weer.',
  serverBack: 'De server is er weer.',
  play: 'Hier spelen',
  needsNetwork: 'heeft het netwerk nodig',
  friendsWait: 'Met vrienden spelen kan alleen met netwerk. Tot het er weer is, kun je hier met bots spelen.',
  where: 'Op dit apparaat',
  whereWhy: 'Alleen jij en bots. Werkt zonder netwerk, blijft op dit apparaat en telt nergens anders mee.',
  whereAway: 'Zonder netwerk staat de tafel op dit apparaat: jij en bots.',
  story:
    'Partijen met ‘hier’ erbij zijn op dit apparaat geschud en gespeeld. Ze blijven hier en tellen nergens anders mee.',
  othersWait: 'Je andere partijen wachten op het netwerk.',
  youWon: 'Je hebt gewonnen',
  youShare: 'Je hebt samen gewonnen',
  saveRecord: (title) => `Verslag opslaan: ${title}`,
  saveAll: 'Alle verslagen opslaan',
  remove: (title) => `Verwijderen: ${title}`,
  isRemoved: (title, count) =>
    plural(count, `${title}: de partij is verwijderd.`, `${title}: ${count} partijen zijn verwijderd.`),
  noCookies: 'Deze browser bewaart geen cookies.',
  botsWork: 'Bots, spelregels en lessen werken gewoon.',
  allowCookies: 'Wil je met vrienden spelen, sta dan cookies toe voor deze pagina en laad die opnieuw.',
  needsCookies: 'heeft cookies nodig',
  whereCookieless: 'Zonder cookies staat de tafel op dit apparaat: jij en bots.',
};
