import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import { LANGUAGES } from '../settings/settings.svelte';
import type { Texts } from './en';
import { textsIn } from './texts.svelte';
import { COUNTS, NAMES, type Samples, WHO } from './samples';

/** Renders and checks every text of every language; functions with all samples of their parameters. */

const RULES = import.meta.glob('../games/*/rules/{en,de,nl}.ts', { import: 'rules', eager: true });
/** A game's own samples. */
const SAMPLES = import.meta.glob<(texts: unknown) => Samples>('../games/*/texts/samples.ts', {
  import: 'samples',
  eager: true,
});

const YES_AND_NO = [true, false];

/** Sample values by parameter name; first looked up as `group.function.parameter`, then as `group.parameter`. */
const samplesOf = ({ common, games }: Texts): Samples => {
  const titles = GAMES.map((game) => games[game].title);
  const own = GAMES.flatMap((game) =>
    Object.entries(SAMPLES[`../games/${game}/texts/samples.ts`]?.(games[game]) ?? {}).map(
      ([name, samples]) => [`${game}.${name}`, samples] as const,
    ),
  );
  return {
    ...Object.fromEntries(own),
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
    did: ['it brings blue to 12.'],
    example: ['https://table.example/t/abc'],
    'after.names': [['Lars'], ['Ada', 'Lars', 'Inez']],
    'after.hostStarts.name': ['', ...NAMES],
    'ownTables.names': ['Lars'],
    'ownTables.isClosed.names': ['', 'Lars'],
    'expert.card': ['Blue 5'],
    'expert.pile': ['the cats'],
    'expert.best.play': ['Blue 5'],
    'home.names': NAMES,
    'settings.claimWhy.name': ['', ...NAMES],
    // These are never one: the seats of a table, a deck.
    'home.chosen.players': [2, 6],
    'home.freeSeats.all': [2, 6],
    'after.findings.holds.deck.cards': [50, 112],
  };
};
const NUMBERS =
  'by cleared copies cost count deal end follows free from held lap left line links makes millis moves needed needs ' +
  'number points round rounds seconds space stands step sum takes times to total turn unread value wins';
const FLAGS = 'isCorner isEmpty isMine isWild fromStock';

/** The parameter names in the source: `({ name, isMe }, points)` gives `person` and `points`. */
function parametersOf(text: object): string[] {
  const [, inside = ''] = /^(?:function \w*)?\(?(.*?)\)?\s*(?:=>|\)\s*\{)/s.exec(String(text)) ?? [];
  return inside
    .replace(/\{[^}]*\}/g, 'person')
    .split(',')
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '');
}

type Said = [path: string, sentence: string];

/** Visits all texts. The parameters are those of the English function, which all languages share. */
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

/** Wrong plurals: "1 cards", "kein Punkten", "één nieuwe berichten". */
const ONE_OF_MANY: Record<string, RegExp> = {
  en: /\b(1|one) (?!and )(\w+ )?(cards|characters|entries|laps|links|messages|moves|people|players|points|rounds|seats|seconds|shuffles|stocks|tables|things|times|turns)\b/i,
  de: /\b(1|k?ein|eine[mnr]?) (\S+ )?(\S*karten|Durchgänge|Glieder|Male|Nachrichten|Neuigkeiten|Personen|Plätzen?|Punkten?|Reihenfolgen|Runden|Schritten?|Sekunden|Tischen?|Zügen?)(?![\wäöüß])/i,
  nl: /(?<![\wé])(1|één|eén|een) (\S+ )?(beurten|berichten|dingen|\w*kaarten|mensen|partijen|potjes|punten|rondes|schakels|seconden|spelers|stapels|stoelen|tafels|tekens|zetten)\b/i,
};
const NAME = `(?:${NAMES.join('|')})`;
/** Possessives: "Cleo’s stock", "der Stapel von Cleo", "de stapel van Cleo". */
const WRONG_OWNER: Record<string, RegExp> = {
  en: new RegExp(`(?<!ahead )\\bof ${NAME}|${NAME}’(?!s)`),
  de: new RegExp(`${NAME}(?:s\\b|[’'])`),
  nl: new RegExp(`${NAME}(?:s\\b|[’'])`),
};

/** Words that the glossary replaces. */
const OTHER_WORD: Record<string, RegExp> = {
  en: /\bhouse\b|\bremarks?\b|(?<!Pull up a )\bchairs?\b|\b(every|some)body\b|\blook(ing|s)? on\b|\bfewest points wins\b/i,
  de: /Stuhl|Stühle|\bHaus\b|Zuschauer|Bemerkung|sichern|in der Hand\b|Minuspunkt|Austauschfeld|\b[Oo]range[nr]\b/,
  nl: /gastheer|\bhuis\b|etappe|\bronden\b|toeschouwer|opmerking|bewaren|strafpunt|bijpak|voorraadkaart|aanleg|voltooid|weggelegd|ruilveld|winst(?!kans)/i,
};

const english = await textsIn('en');

describe.each(LANGUAGES)('all texts in %s', async (language) => {
  const { games, ...shared } = await textsIn(language);
  const samples = samplesOf({ ...shared, games });
  for (const name of NUMBERS.split(' ')) samples[name] = COUNTS;
  for (const name of FLAGS.split(' ')) samples[name] = YES_AND_NO;
  const walk = new Walk(samples);
  walk.through(shared, english, '');
  walk.through(games, english.games, '');
  const wrong = (pattern: RegExp): Said[] => walk.said.filter(([, sentence]) => pattern.test(sentence));

  it('can be rendered: each parameter has samples, here or with its game', () =>
    expect(walk.withoutSample).toEqual([]));
  it('has no doubled full stop', () => expect(wrong(/\.\s*\./)).toEqual([]));
  it('has no doubled blank, none at an end and none before a stop', () =>
    expect(wrong(/\s\s|^\s|\s$|\s[.,:;?]/)).toEqual([]));
  it('has no plural after "one"', () => expect(wrong(ONE_OF_MANY[language]!)).toEqual([]));
  it('forms possessives correctly, also of names that end in s or z', () =>
    expect(wrong(WRONG_OWNER[language]!)).toEqual([]));
  it('keeps to the glossary, the rules pages too', () => {
    const pages = Object.entries(RULES).filter(([path]) => path.endsWith(`/${language}.ts`));
    expect(pages).toHaveLength(GAMES.length);
    const rules = new Walk({});
    for (const [path, page] of pages) rules.through(page, page, path);
    expect([...walk.said, ...rules.said].filter(([, text]) => OTHER_WORD[language]!.test(text))).toEqual([]);
  });
  it('has no missing values', () => expect(wrong(/^$|undefined|NaN|\[object|=>|Één/)).toEqual([]));
});
