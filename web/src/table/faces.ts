import { avatarsOf } from '../art/avatars';
import type { People, Player, ChatMessage, Seated } from '../protocol/messages';
import { folded, type Named, numbered, type Numbers, shownName, shownNames } from '../texts/names';
import type { SeatFace } from './scene';

/** The known guests of a table. */
export interface Company {
  people: People | null;
  guest: string;
}

const idOf = ({ guest, seat }: { guest: string | null; seat: number }): string => guest ?? `bot-${seat}`;
/** The id of a guest under a former name. */
const otherId = (id: string, name: string): string => `${id} ${name}`;
const isAlike = (one: string, other: string): boolean => folded(shownName(one)) === folded(shownName(other));

/** The current seating. */
export function seatsOf(people: People | null): Seated[] {
  return (people?.seats ?? []).map(({ seat, guest, name, player, level }) => {
    const plain = player ?? { name, level: guest === null ? level : null };
    return { seat, guest, player: name === '' ? null : plain };
  });
}

/** All guests known at a table: seated, in the chat, removed, or named in events. */
export function everybody({
  people,
  guest,
  chat,
  past = [],
}: Company & { chat: readonly ChatMessage[]; past?: readonly Seated[] }): Named[] {
  const found = new Map<string, Named>();
  const add = (id: string, name: string, isBot: boolean, isMe = id === guest): void => {
    if (name !== '' && !found.has(id)) found.set(id, { id, name, isBot, isMe });
  };
  for (const { seat, guest, player } of seatsOf(people))
    if (player) add(idOf({ seat, guest }), player.name, player.level !== null);
  for (const remark of chat) add(remark.guest, chat.findLast((last) => last.guest === remark.guest)!.name, false);
  for (const gone of people?.removed ?? []) add(gone.guest, gone.name, false);
  for (const was of past) {
    if (!was.player) continue;
    const { name, level } = was.player;
    const known = found.get(idOf(was));
    const id = !known || isAlike(known.name, name) ? idOf(was) : otherId(idOf(was), name);
    add(id, name, level !== null, was.guest !== null && was.guest === guest);
  }
  return [...found.values()];
}

/** The display name of a former player among these names. */
export function nameThen(was: Seated, names: ReadonlyMap<string, string>): string {
  if (!was.player) return '';
  return names.get(otherId(idOf(was), was.player.name)) ?? names.get(idOf(was)) ?? was.player.name;
}

/** The seating of an event: its own entries override the seating at its arrival. */
export function seatsThen(seats: readonly Seated[] | undefined, then: readonly Seated[] | undefined): typeof seats {
  return then ? seats?.map((each) => then.find(({ seat }) => seat === each.seat) ?? each) : seats;
}

/** The current seats for display to this guest, with the winners of a finished match. */
export function faces(
  { people, guest, names }: Company & { names?: ReadonlyMap<string, string> },
  winners: readonly number[] = [],
): SeatFace[] {
  if (!people) return [];
  const shown = names ?? shownNames(everybody({ people, guest, chat: [] }));
  const ids = people.seats.map(idOf);
  const animals = avatarsOf(ids);
  return people.seats.map((seat, at) => ({
    seat: seat.seat,
    name: shown.get(ids[at]!) ?? '',
    avatar: ids[at]!,
    animal: animals[at]!,
    isMe: seat.guest !== null && seat.guest === guest,
    isHost: seat.guest !== null && seat.guest === people.host,
    level: seat.level,
    isBot: seat.guest === null && seat.level !== null,
    isTakenOver: seat.isStoodIn,
    isAway: seat.guest !== null && !seat.isHere,
    takeOverAt: seat.standInAt,
    isWinner: winners.includes(seat.seat),
  }));
}

/** The players by seat, with the level of bots separate from their names. */
export function playersOf(people: People | null): Player[] {
  return people?.seats.map(({ player, name }) => player ?? { name, level: null }) ?? [];
}

/** A former seating for display in a sheet or a replay. */
export function facesThen(
  { guest, names }: { guest: string; names: ReadonlyMap<string, string> },
  then: readonly Seated[],
  winners: readonly number[] = [],
): SeatFace[] {
  const ids = then.map(idOf);
  const animals = avatarsOf(ids);
  return then.map((was, at) => ({
    seat: was.seat,
    name: nameThen(was, names),
    avatar: ids[at]!,
    animal: animals[at]!,
    isMe: was.guest !== null && was.guest === guest,
    isHost: false,
    level: was.player?.level ?? null,
    isBot: was.player !== null && was.player.level !== null,
    isTakenOver: false,
    isAway: false,
    takeOverAt: null,
    isWinner: winners.includes(was.seat),
  }));
}

/** Display names of a match's players among the present guests, which keep their numbers. */
export function namesAmong(
  { guest, numbers }: { guest: string; numbers: Numbers },
  all: readonly Seated[],
): ReadonlyMap<string, string> {
  const people = everybody({ people: null, guest, chat: [], past: all });
  const known = new Map([...numbers].filter(([id]) => people.some((one) => one.id === id)));
  return shownNames(people, numbered(people, known));
}

/**
 * The seating at the deal of a match, as far as its record shows: a player still sits there if the name is the same.
 *
 * @param names as in the record
 */
export function dealtTo(people: People | null, names: readonly string[], players: readonly Player[]): Seated[] {
  return names.map((name, seat) => {
    const player = players[seat] ?? { name, level: null };
    const now = people?.seats[seat];
    const guest = now?.name === name ? now.guest : player.level === null ? `was-${seat}` : null;
    return { seat, guest, player };
  });
}

/** The other seats clockwise, starting after the viewer's; for watchers, all seats. */
export function othersFrom(seats: readonly SeatFace[], mine: number): SeatFace[] {
  if (mine < 0) return [...seats];
  return [...seats.slice(mine + 1), ...seats.slice(0, mine)];
}
