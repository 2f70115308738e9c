import { spoken } from './texts.svelte';

const GUEST = /^Guest (\d+)$/;

/** Whether a name is one of those that the server gives to newcomers. */
export const isGuestName = (name: string): boolean => GUEST.test(name);

/** A name as people read it: those that the server gives are in the language of the page. */
export function shownName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number === undefined ? name : spoken.now.common.guest(number);
}

/** A person at a table. The id tells people of one name apart. */
export interface Named {
  id: string;
  name: string;
  isBot: boolean;
  isMe: boolean;
}

/** The numbers of persons among those of one name, by id. */
export type Numbers = ReadonlyMap<string, { folded: string; number: number }>;

/** Small letters, digits and signs that look like the Latin letters below them. */
const ALIKE = 'авекмнорстухіјѕӏԁԛԝαβεζηικμνορτυχ01|';
const LATIN = 'abekmhopctyxijsldqwabezhikmvoptuxoll';

/** What two names have in common that people take for the same. */
export function folded(name: string): string {
  const small = name.normalize('NFKC').toUpperCase().toLowerCase().trim().replace(/\s+/g, ' ');
  return Array.from(small, (letter) => LATIN[ALIKE.indexOf(letter)] ?? letter).join('');
}

const BOT = /(^|[^\p{L}])(ro)?bots?($|[^\p{L}])|🤖/u;

/** The name of a person without what only the page adds: round brackets become square, and a claim to be a bot is answered. */
export function personName(name: string): string {
  const shown = shownName(name);
  const plain = shown.normalize('NFKC');
  const bare = /[\p{Ps}\p{Pe}]/u.test(plain) ? plain.replace(/\p{Ps}/gu, '[').replace(/\p{Pe}/gu, ']') : shown;
  return BOT.test(folded(name)) ? spoken.now.common.aHuman(bare) : bare;
}

/**
 * The numbers of the people at a table, in the order of arrival, or of seats. A person keeps the number, also while away;
 * no other person gets it.
 */
export function numbered(people: readonly Named[], known: Numbers = new Map()): Numbers {
  const numbers = new Map(known);
  for (const { id, name, isBot } of people) {
    const mine = folded(shownName(name));
    if (isBot || numbers.get(id)?.folded === mine) continue;
    numbers.delete(id);
    const taken = [...numbers.values()].flatMap((each) => (each.folded === mine ? [each.number] : []));
    numbers.set(id, { folded: mine, number: Math.max(0, ...taken) + 1 });
  }
  return numbers;
}

/**
 * What people of one table are called on the page, by id: equal names of persons get numbers, the first keeps the plain
 * name; where another person is, bots are marked. Records, logs and deals keep names as they are.
 */
export function shownNames(people: readonly Named[], numbers: Numbers = numbered(people)): ReadonlyMap<string, string> {
  const isShared = people.some(({ isBot, isMe }) => !isBot && !isMe);
  return new Map(
    people.map(({ id, name, isBot }) => {
      if (isBot) return [id, isShared ? spoken.now.common.aBot(name) : name];
      const number = numbers.get(id)?.number ?? 1;
      return [id, number > 1 ? `${personName(name)} (${number})` : personName(name)];
    }),
  );
}

/** What the players of a match are called where it is one of many. */
export function shownPlayers(
  players: readonly { name: string; level: string | null }[],
  isMine: (level: string | null) => boolean = () => false,
): string[] {
  const people = players.map(({ name, level }, seat) => ({
    id: String(seat),
    name,
    isBot: level !== null,
    isMe: isMine(level),
  }));
  return [...shownNames(people).values()];
}
