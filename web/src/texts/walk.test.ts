import { describe, expect, it } from 'vitest';
import { texts as de } from './de';
import { texts as en, type Texts } from './en';
import { texts as nl } from './nl';
import type { Who } from './words';

/** Every text of every language is said aloud, functions with all samples of their parameters, and listened to. */

const RULES = import.meta.glob('../games/*/rules/{en,de,nl}.ts', { import: 'rules', eager: true });

const COUNTS = [0, 1, 2, 6];
const NAMES = ['Ada', 'Lars', 'Inez'];
const YES_AND_NO = [true, false];
const PILES = ['blue', 'orange', 'purple', 'red', 'pink1', 'pink2'];
const WHO: Who[] = [...NAMES.map((name) => ({ name, isMe: false })), { name: 'Lars', isMe: true }];
const [ADA, LARS, INEZ, ME] = WHO as [Who, Who, Who, Who];
/** One, two and three of them, with me at any place. */
const PEOPLE = [[LARS], [ME], [ADA, LARS], [ME, INEZ], [INEZ, ME], [ADA, LARS, INEZ]];

/** What a parameter can be, by its name; first looked for as `group.function.parameter`, then as `group.parameter`. */
const samplesOf = ({ common, pile, skipbo }: Texts): Record<string, readonly unknown[]> => {
  const kinds = Object.values(pile.kinds);
  const cards = [...kinds.map((kind) => kind.card('5')), ...Object.values(pile.fours).map((four) => four.card)];
  const most = kinds.map((kind) => kind.most);
  const titles = Object.values(common.titles);
  return {
    who: WHO,
    person: WHO,
    name: NAMES,
    host: ['', ...NAMES],
    seat: NAMES,
    title: titles,
    game: titles,
    level: Object.values(common.levels),
    time: ['0:42'],
    text: ['Hello'],
    did: ['it makes blue 12.'],
    example: ['https://table.example/t/abc'],
    'after.names': [['Lars'], ['Ada', 'Lars', 'Inez']],
    'after.hostStarts.name': ['', ...NAMES],
    'chairs.names': ['Lars'],
    'chairs.isClosed.names': ['', 'Lars'],
    'expert.card': cards,
    'expert.pile': kinds.map((kind) => kind.pile),
    'expert.best.play': kinds.map((kind) => kind.card('5')),
    'home.names': NAMES,
    'leaves.who': PEOPLE,
    'leaves.seen.cards': ['8, 10'],
    'pile.card': cards,
    'pile.pile': kinds.map((kind) => kind.pile),
    'pile.target.name': kinds.map((kind) => kind.target),
    'pile.kind': kinds.map((kind) => kind.tied),
    'pile.cell.title': kinds.map((kind) => kind.title),
    'pile.people': PEOPLE,
    'pile.parts': [
      [{ who: ME, most: most.slice(0, 1) }],
      [
        { who: LARS, most: most.slice(0, 2) },
        { who: ME, most: most.slice(2, 3) },
      ],
    ],
    'settings.claimWhy.name': ['', ...NAMES],
    'skipbo.pile': PILES,
    'skipbo.kind': Object.keys(skipbo.spaces),
    'skipbo.one': Object.keys(skipbo.spaces),
    'skipbo.other': Object.keys(skipbo.spaces),
    'skipbo.code': ['1', '8', 'w'],
    'skipbo.codes': [['1'], ['w', '8', '11']],
    'skipbo.discardPile.code': ['', '1', 'w'],
    'skipbo.stockOf.code': ['', '1', 'w'],
    'skipbo.fits': [[], ['blue'], ['red', 'pink1', 'pink2']],
    'skipbo.open': [[], ['pink2'], ['red', 'pink1', 'pink2']],
    'skipbo.pawns': [[], [skipbo.pawnOf(ME), skipbo.pawnOf(LARS)]],
    // What is never one: the chairs of a table, the copies of a value, a deck, what is left of it, the turns of the longest match, the points that end one.
    'leaves.copies': [2, 8],
    'home.chosen.players': [2, 6],
    'home.freeChairs.all': [2, 6],
    'after.findings.holds.deck.cards': [50, 112],
    'leaves.gone.rest': [2, 26],
    'leaves.ended.points': [20, 26],
    'skipbo.ranOut.turns': [1200],
  };
};
const NUMBERS =
  'by cleared copies cost count deal end follows free from held lap left line links makes millis moves needed needs ' +
  'number points round rounds seconds space stands step sum takes times to total turn unread value wins';
const FLAGS = 'isCorner isEmpty isMine fromStock';

/** The names of its parameters, as they stand in the source: `({ name, isMe }, points)` is `person` and `points`. */
function parametersOf(text: object): string[] {
  const [, inside = ''] = /^(?:function \w*)?\(?(.*?)\)?\s*(?:=>|\)\s*\{)/s.exec(String(text)) ?? [];
  return inside
    .replace(/\{[^}]*\}/g, 'person')
    .split(',')
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '');
}

type Said = [path: string, sentence: string];
type Samples = Record<string, readonly unknown[]>;

/** Walks through all that the texts can say. The parameters are those of the English function, which the others share. */
class Walk {
  readonly said: Said[] = [];
  readonly withoutSample: string[] = [];

  constructor(private readonly samples: Samples) {}

  through(texts: unknown, english: unknown, path: string): void {
    if (typeof texts === 'string') this.said.push([path, texts]);
    else if (typeof texts === 'function') this.#call(texts as (...call: unknown[]) => string, english as object, path);
    else {
      for (const [key, inner] of Object.entries(texts as object)) {
        this.through(inner, (english as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
      }
    }
  }

  #call(text: (...call: unknown[]) => string, english: object, path: string): void {
    const group = path.slice(0, path.indexOf('.'));
    let calls: unknown[][] = [[]];
    for (const name of parametersOf(english)) {
      const found = this.samples[`${path}.${name}`] ?? this.samples[`${group}.${name}`] ?? this.samples[name];
      if (!found) this.withoutSample.push(`${path}.${name}`);
      calls = calls.flatMap((call) => (found ?? []).map((each) => [...call, each]));
    }
    for (const call of calls) this.said.push([path, text(...call)]);
  }
}

/** One of many: "1 cards", "kein Punkten", "één nieuwe berichten". */
const ONE_OF_MANY: Record<string, RegExp> = {
  en: /\b(1|one) (\w+ )?(cards|chairs|characters|laps|links|messages|moves|people|players|points|rounds|seconds|shuffles|stocks|tables|things|times|turns)\b/i,
  de: /\b(1|k?ein|eine[mnr]?) (\S+ )?(\S*karten|Durchgänge|Glieder|Male|Nachrichten|Neuigkeiten|Personen|Plätzen?|Punkten?|Reihenfolgen|Runden|Schritten?|Sekunden|Tischen?|Zügen?)(?![\wäöüß])/i,
  nl: /(?<![\wé])(1|één|eén|een) (\S+ )?(beurten|berichten|dingen|\w*kaarten|mensen|partijen|potjes|punten|rondes|schakels|seconden|spelers|stapels|stoelen|tafels|tekens|zetten)\b/i,
};
const NAME = `(?:${NAMES.join('|')})`;
/** Whose something is: "Cleo’s stock", "der Stapel von Cleo", "de stapel van Cleo". */
const WRONG_OWNER: Record<string, RegExp> = {
  en: new RegExp(`(?<!ahead )\\bof ${NAME}|${NAME}’(?!s)`),
  de: new RegExp(`${NAME}(?:s\\b|[’'])`),
  nl: new RegExp(`${NAME}(?:s\\b|[’'])`),
};

/** Words that docs/words.md has others for. */
const OTHER_WORD: Record<string, RegExp> = {
  en: /\bhouse\b|\bremarks?\b/i,
  de: /Stuhl|Stühle|\bHaus\b|Zuschauer|Bemerkung|sichern|in der Hand\b|Minuspunkt|Austauschfeld|\b[Oo]range[nr]\b/,
  nl: /gastheer|\bhuis\b|etappe|\bronden\b|toeschouwer|opmerking|bewaren|strafpunt|bijpak|voorraadkaart|aanleg|voltooid|weggelegd|ruilveld|winst/i,
};

describe.each([
  ['en', en],
  ['de', de],
  ['nl', nl],
])('all that is said in %s', (language, texts) => {
  const samples: Samples = samplesOf(texts);
  for (const name of NUMBERS.split(' ')) samples[name] = COUNTS;
  for (const name of FLAGS.split(' ')) samples[name] = YES_AND_NO;
  const walk = new Walk(samples);
  walk.through(texts, en, '');
  const wrong = (pattern: RegExp): Said[] => walk.said.filter(([, sentence]) => pattern.test(sentence));

  it('can be said: each parameter has samples in this file', () => expect(walk.withoutSample).toEqual([]));
  it('has no doubled full stop', () => expect(wrong(/\.\s*\./)).toEqual([]));
  it('has no doubled blank, none at an end and none before a stop', () =>
    expect(wrong(/\s\s|^\s|\s$|\s[.,:;?]/)).toEqual([]));
  it('has no plural after "one"', () => expect(wrong(ONE_OF_MANY[language]!)).toEqual([]));
  it('says whose it is as the language does, also of names that end in s or z', () =>
    expect(wrong(WRONG_OWNER[language]!)).toEqual([]));
  it('keeps to the words of docs/words.md, the rules pages too', () => {
    const pages = Object.entries(RULES).filter(([path]) => path.endsWith(`/${language}.ts`));
    expect(pages).toHaveLength(4);
    const rules = new Walk({});
    for (const [path, page] of pages) rules.through(page, page, path);
    expect([...walk.said, ...rules.said].filter(([, text]) => OTHER_WORD[language]!.test(text))).toEqual([]);
  });
  it('leaves nothing out', () => expect(wrong(/^$|undefined|NaN|\[object|=>|Één/)).toEqual([]));
});
