import { avatarsOf } from '../art/avatars';
import type { People, Player, Remark } from '../protocol/messages';
import { type Named, numbered, type Numbers, shownNames } from '../texts/names';
import type { SeatFace } from './scene';

/** What is known of the people of a table. */
export interface Company {
  people: People | null;
  guest: string;
}

const idOf = ({ guest, seat }: { guest: string | null; seat: number }): string => guest ?? `bot-${seat}`;

/** All people known at a table: seated, heard, or asked to leave. */
export function everybody({ people, guest, chat }: Company & { chat: readonly Remark[] }): Named[] {
  const found = new Map<string, Named>();
  const add = (id: string, name: string, isBot: boolean): void => {
    if (name !== '' && !found.has(id)) found.set(id, { id, name, isBot, isMe: id === guest });
  };
  for (const seat of people?.seats ?? [])
    add(idOf(seat), seat.player?.name ?? seat.name, seat.guest === null && seat.level !== null);
  for (const remark of chat) add(remark.guest, chat.findLast((last) => last.guest === remark.guest)!.name, false);
  for (const gone of people?.removed ?? []) add(gone.guest, gone.name, false);
  return [...found.values()];
}

/** Who sits where, as the table draws it: for this guest, and with the winners of a match that is over. */
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

/** Who plays in which seat, the level of bots apart from their names. */
export function playersOf(people: People | null): Player[] {
  return people?.seats.map(({ player, name }) => player ?? { name, level: null }) ?? [];
}

/**
 * The players of a match, by seat. A player who still sits there has the same name as at the table.
 *
 * @param names as the record has them
 */
export function whoPlayed(
  { people, guest, numbers }: Company & { numbers: Numbers },
  names: readonly string[],
  players: readonly Player[],
): (Named & { isHere: boolean })[] {
  const all = names.map((name, seat) => {
    const now = people?.seats[seat];
    const isHere = now?.name === name;
    const id = isHere ? idOf(now) : `was-${seat}`;
    const { name: plain = name, level = null } = players[seat] ?? {};
    return { id, name: plain, isBot: level !== null, isMe: isHere && now.guest === guest, isHere };
  });
  const known = new Map([...numbers].filter(([id]) => all.some((one) => one.id === id)));
  const shown = shownNames(all, numbered(all, known));
  return all.map((one) => ({ ...one, name: shown.get(one.id)! }));
}

/** The seats as somebody at the table sees them: clockwise, beginning after one's own; for those who look on, all. */
export function othersFrom(seats: readonly SeatFace[], mine: number): SeatFace[] {
  if (mine < 0) return [...seats];
  return [...seats.slice(mine + 1), ...seats.slice(0, mine)];
}
