import type { AfterTexts } from '../en/after';
import { listed, plural } from '../words';

const WORDS = 'geen één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
/** Tot en met twaalf in woorden. */
const number = (n: number): string => WORDS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const after: AfterTexts = {
  result: 'Uitslag',
  wins: ({ name, isMe }) => (isMe ? 'Je wint' : `${name} wint`),
  winsWith: ({ name, isMe }, points) => (isMe ? `Je wint met ${points}` : `${name} wint met ${points}`),
  share: (names, isMine) =>
    isMine ? `${listed('nl', ['Jij', ...names])} delen de winst` : `${listed('nl', names)} delen de winst`,
  withEach: (points) => plural(points, 'Met elk één punt.', `Met elk ${number(points)} punten.`),
  ahead: (points, { name, isMe }) => {
    const next = isMe ? 'jou' : name;
    return plural(
      points,
      `Eén punt voorsprong op ${next}.`,
      `${capital(number(points))} punten voorsprong op ${next}.`,
    );
  },
  stockIsEmpty: ({ name, isMe }) =>
    isMe ? 'Jouw voorraadstapel is het eerst leeg.' : `De voorraadstapel van ${name} is het eerst leeg.`,
  turnsRanOut: 'In al die beurten werd geen voorraadstapel leeg. De kleinste wint.',
  handIsEmpty: ({ name, isMe }) =>
    isMe ? 'Je hebt je laatste kaart gespeeld.' : `${name} heeft de laatste kaart gespeeld.`,
  lapsRanOut: 'Dat was de laatste ronde. De kleinste hand wint.',
  scores: 'Scoreblad',
  player: 'Speler',
  total: 'Totaal',
  leftInStock: 'Kaarten in de voorraadstapel',
  leftInHand: 'Kaarten in de hand',
  again: 'Nog een keer',
  dealing: 'De kaarten worden gedeeld …',
  botsSit: (count) =>
    plural(count, 'De vrije stoel is voor een bot.', `De ${number(count)} vrije stoelen zijn voor bots.`),
  hostStarts: (name) =>
    name === '' ? 'De host kan de volgende partij starten.' : `${name} kan de volgende partij starten.`,
  stayHere: 'Die opent hier vanzelf.',
  anotherGame: 'Een ander spel',
  replay: 'Terugkijken',
  saveRecord: 'Verslag bewaren',
  checking: 'Het schudden wordt nagerekend …',
  shuffleHolds: 'Het schudden klopt',
  shuffleIsOpen: 'Het schudden klopt, voor zover dit apparaat kan zien',
  shuffleFails: 'Het schudden klopt niet',
  noRecord: 'Het verslag is nu niet op te halen.',
  tryAgain: 'Probeer het nog eens',
  details: 'Meer',

  fairTitle: 'Is er eerlijk geschud?',
  fairStory:
    'Voor de eerste kaart heeft het huis een geheim opgeborgen en het zegel ervan laten zien. Iedereen die ging zitten heeft er willekeurige bytes bij gedaan. Uit die twee volgt elke keer schudden. Nu ligt het geheim open, en dit apparaat heeft alles opnieuw geschud.',
  verdicts: {
    holds: 'Het klopt. Niemand heeft deze kaarten uitgekozen, ook het huis niet.',
    open: 'De kaarten volgen uit het geheim. Of het huis er al voor het delen aan gebonden was, kan dit apparaat niet zeggen.',
    fails: 'Het klopt niet. Bewaar het verslag en kijk waar de kruisjes staan.',
  },
  states: { holds: 'Klopt', fails: 'Klopt niet', open: 'Onbekend' },
  atLine: (line) => `Regel ${line} van het verslag.`,
  findings: {
    holds: {
      record: () => 'Het verslag is compleet en hoort bij deze partij.',
      secret: () => 'Het geheim past bij zijn zegel.',
      promise: (links) =>
        plural(
          links,
          'Het is het zegel dat dit apparaat voor het delen te zien kreeg.',
          `Het leidt over ${number(links)} schakels terug naar een zegel dat dit apparaat eerder te zien kreeg.`,
        ),
      seed: () => 'De bytes van dit apparaat zijn meegeschud.',
      deck: (cards) => `Het spel telt zijn ${cards} kaarten.`,
      starters: (times) =>
        plural(times, 'De juiste speler begon.', `Alle ${number(times)} keer begon de juiste speler.`),
      shuffles: (times) =>
        plural(
          times,
          'Het schudden klopt, kaart voor kaart.',
          `Alle ${number(times)} keer klopt het schudden, kaart voor kaart.`,
        ),
    },
    fails: {
      record: 'Het verslag is beschadigd of hoort bij een andere partij.',
      secret: 'Het geheim past niet bij zijn zegel.',
      promise: 'Het is niet het zegel dat dit apparaat voor het delen te zien kreeg.',
      seed: 'De bytes van dit apparaat zijn niet meegeschud.',
      deck: 'Het spel telt andere kaarten dan zou moeten.',
      starters: 'Wie begon, volgt niet uit het geheim.',
      shuffles: 'De geschudde kaarten volgen niet uit het geheim.',
    },
    open: {
      record: 'Dit verslag vertelt niet hoe er is geschud.',
      promise: 'Dit apparaat kreeg voor het delen geen zegel te zien en kan dus niet vergelijken.',
      seed: 'Dit apparaat heeft voor deze partij geen bytes gegeven.',
    },
  },
  notProven: 'Wat dit niet bewijst',
  limits: [
    'Dat niemand heeft gekeken. Het huis kent tijdens een partij alle kaarten. Wie het beheert vertrouw je zoals iedereen die aan de keukentafel schudt.',
    'Iets, als niemand bytes geeft. Dit apparaat doet het voor je zodra je gaat zitten.',
    'Veel, als de gastheer meespeelt en zijn bytes als laatste geeft: wie er veel probeert, kan de beste houden.',
    'Dat geen partij is afgebroken. Maar een nummer wordt nooit twee keer gedeeld, dus een ontbrekend valt op.',
    'Wie de zetten deed. Alleen de kaarten worden nagerekend. Een valse zet vinden zij die de hunne nog weten.',
  ],
  figures: 'Zegel, geheim en bytes',
  seal: 'Zegel',
  secret: 'Geheim',
  bytesOf: (name) => `Bytes van ${name}`,
  noBytes: 'geen',
  byHand: 'Om het zonder deze pagina na te rekenen, bewaar je het verslag en voer je dit uit:',

  replayTitle: (title) => `Terugkijken: ${title}`,
  fetching: 'De zetten worden opgehaald …',
  deal: 'De kaarten zijn gedeeld.',
  atStep: (step, moves) => (step === 0 ? 'Voor de eerste zet' : `Zet ${step} van ${moves}`),
  moves: 'Zetten van de partij',
  controls: 'Terugkijken',
  toFirst: 'Naar het delen',
  stepBack: 'Eén zet terug',
  stepOn: 'Eén zet verder',
  toLast: 'Naar het einde',
  play: 'Afspelen',
  pause: 'Pauze',
  speed: (times) => `${times}×`,
  speedIs: (times) => plural(times, 'Tempo: gewoon', `Tempo: ${number(times)} keer`),
  chair: 'Vanaf wiens stoel?',
  toTable: 'Terug naar de tafel',
  checkDeal: 'Schudden narekenen',
  copyLink: 'Link naar deze zet kopiëren',
  linkCopied: 'Link gekopieerd.',
};
