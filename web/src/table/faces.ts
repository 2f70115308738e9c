import { avatarsOf } from '../art/avatars';
import type { People, Player } from '../protocol/messages';
import { shownName } from '../texts/names';
import type { SeatFace } from './scene';

/** Who sits where, as the table draws it: for this guest, and with the winners of a match that is over. */
export function faces(
  { people, guest }: { people: People | null; guest: string },
  winners: readonly number[] = [],
): SeatFace[] {
  if (!people) return [];
  const ids = people.seats.map((seat) => seat.guest ?? `bot-${seat.seat}`);
  const animals = avatarsOf(ids);
  return people.seats.map((seat, at) => ({
    seat: seat.seat,
    name: shownName(seat.player?.name ?? seat.name),
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

/** The seats as somebody at the table sees them: clockwise, beginning after one's own; for those who look on, all. */
export function othersFrom(seats: readonly SeatFace[], mine: number): SeatFace[] {
  if (mine < 0) return [...seats];
  return [...seats.slice(mine + 1), ...seats.slice(0, mine)];
}
