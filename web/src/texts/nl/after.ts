import type { AfterTexts } from '../en/after';
import { capital, listed, plural } from '../words';

const WORDS = 'geen één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
/** Tot en met twaalf in woorden. */
const number = (n: number): string => WORDS[n] ?? String(n);

export const after: AfterTexts = {
  result: 'Uitslag',
  wins: ({ name, isMe }) => (isMe ? 'Jij wint' : `${name} wint`),
  winsWith: ({ name, isMe }, points) =>
    `${isMe ? 'Jij' : name} wint met ${plural(points, '1 punt', `${points} punten`)}`,
  share: (names, isMine) => `${listed('nl', isMine ? ['Jij', ...names] : names)} winnen samen`,
  withEach: (points) =>
    points === 0 ? 'Zonder één punt.' : plural(points, 'Elk één punt.', `Elk ${number(points)} punten.`),
  ahead: (points, { name, isMe }) => {
    const next = isMe ? 'jij' : name;
    return plural(points, `Eén punt minder dan ${next}.`, `${capital(number(points))} punten minder dan ${next}.`);
  },
  scores: 'Scoreblad',
  player: 'Speler',
  total: 'Totaal',
  stronger: (level) => `Sterkere bots: ${level}`,
  again: 'Nog een keer',
  dealing: 'Er wordt uitgedeeld …',
  botsSit: (count) =>
    plural(count, 'De vrije stoel is voor een bot.', `De ${number(count)} vrije stoelen zijn voor bots.`),
  hostStarts: (name) =>
    name === '' ? 'De host kan de volgende partij starten.' : `${name} kan de volgende partij starten.`,
  stayHere: 'De volgende partij opent hier vanzelf.',
  anotherGame: 'Een ander spel',
  replay: 'Terugkijken',
  saveRecord: 'Verslag opslaan',
  checking: 'Het schudden wordt nagerekend …',
  shuffleHolds: 'Het schudden klopt',
  shuffleIsOpen: 'Het schudden klopt, voor zover dit apparaat kan zien',
  shuffleFails: 'Het schudden klopt niet',
  noRecord: 'Het verslag kan nu niet worden geladen.',
  tryAgain: 'Opnieuw proberen',
  details: 'Details',

  fairTitle: 'Is er eerlijk geschud?',
  fairStory:
    'Voor de eerste kaart heeft de server een geheim opgeborgen en het zegel ervan laten zien. Elke speler heeft er willekeurige bytes aan toegevoegd. Uit die twee volgt hoe er telkens is geschud. Nu ligt het geheim open, en dit apparaat heeft alles opnieuw geschud.',
  verdicts: {
    holds: 'Het klopt. Niemand heeft deze kaarten uitgekozen, ook de server niet.',
    open: 'De kaarten volgen uit het geheim. Of de server zich daar voor het uitdelen al op had vastgelegd, kan dit apparaat niet zien.',
    fails: 'Het klopt niet. Sla het verslag op en kijk waar de kruisjes staan.',
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
          'Dit apparaat zag hetzelfde zegel al voor het uitdelen.',
          `${capital(number(links))} schakels leiden terug naar een zegel dat dit apparaat eerder zag.`,
        ),
      seed: () => 'De bytes van dit apparaat tellen mee in het schudden.',
      deck: (cards) => `Alle ${cards} kaarten zijn er.`,
      starters: (times) => plural(times, 'De juiste speler begon.', `Elke keer begon de juiste speler (${times}×).`),
      shuffles: (times) =>
        plural(
          times,
          'Het schudden klopt, kaart voor kaart.',
          `Elke keer klopt het schudden, kaart voor kaart (${times}×).`,
        ),
    },
    fails: {
      record: 'Het verslag is beschadigd of hoort bij een andere partij.',
      secret: 'Het geheim past niet bij zijn zegel.',
      promise: 'Dit apparaat zag voor het uitdelen een ander zegel.',
      seed: 'De bytes van dit apparaat tellen niet mee in het schudden.',
      deck: 'Er zitten andere kaarten in dan zou moeten.',
      starters: 'Wie begon, volgt niet uit het geheim.',
      shuffles: 'De geschudde kaarten volgen niet uit het geheim.',
    },
    open: {
      record: 'In dit verslag staat niet hoe er is geschud.',
      promise: 'Dit apparaat zag het zegel niet voor het uitdelen en kan dus niet vergelijken.',
      seed: 'Dit apparaat heeft voor deze partij geen bytes ingeleverd.',
    },
  },
  notProven: 'Wat de controle niet kan bewijzen',
  limits: [
    'De controle bewijst niet dat niemand heeft gekeken. De server kent tijdens een partij alle kaarten. Wie de server beheert, moet je vertrouwen, net als wie aan de keukentafel schudt.',
    'Levert niemand bytes in, dan bewijst de controle niets. Dit apparaat doet het voor je zodra je gaat zitten.',
    'Ook bewijst de controle weinig als wie de server beheert zelf meespeelt en als laatste bytes inlevert: die kan er veel proberen en de beste houden.',
    'Er kan een partij zijn afgebroken. Maar elk partijnummer wordt maar één keer gebruikt, dus een gat valt op.',
    'Alleen de kaarten worden nagerekend, niet de zetten. Wie de echte zet nog weet, merkt een vervalste op.',
  ],
  figures: 'Zegel, geheim en bytes',
  seal: 'Zegel',
  secret: 'Geheim',
  bytesOf: (name) => `Bytes van ${name}`,
  noBytes: 'geen',
  byHand: 'Om het zonder deze pagina na te rekenen, sla je het verslag op en voer je dit uit:',

  replayTitle: (title) => `Terugkijken: ${title}`,
  fetching: 'De zetten worden opgehaald …',
  deal: 'De kaarten zijn uitgedeeld.',
  atStep: (step, moves) => (step === 0 ? 'Voor de eerste zet' : `Zet ${step} van ${moves}`),
  moves: 'Zetten van de partij',
  controls: 'Terugkijken',
  toFirst: 'Naar het begin',
  stepBack: 'Eén zet terug',
  stepOn: 'Eén zet verder',
  toLast: 'Naar het einde',
  play: 'Afspelen',
  pause: 'Pauze',
  speed: (times) => `${times}×`,
  speedIs: (times) => plural(times, 'Tempo: normaal', `Tempo: ${number(times)} keer zo snel`),
  seat: 'Vanaf welke stoel?',
  toTable: 'Terug naar de tafel',
  checkDeal: 'Schudden narekenen',
  copyLink: 'Link naar deze zet kopiëren',
  linkCopied: 'Link gekopieerd.',
};
