import type { TableEvent } from '../protocol/events';
import type { Message, People } from '../protocol/messages';

/** A recorded message with the learner's name. */
export function named(message: Message, name: string): Message {
  if (message.type !== 'table' && message.type !== 'update') return message;
  const named = message.people ? { ...message, people: withName(message.people, name) } : message;
  return named.type === 'update' ? { ...named, events: named.events.map((event) => withNames(event, name)) } : named;
}

/** The event with the learner's name, if it contains the names of the deal. */
function withNames(event: TableEvent, name: string): TableEvent {
  if (event.kind !== 'revealed' || !event.players) return event;
  const players = event.players.map((player) => (player.level === null ? { ...player, name } : player));
  const names = event.names?.map((each, seat) => (players[seat]?.level === null ? name : each)) ?? [];
  return { ...event, names, players };
}

function withName(people: People, name: string): People {
  // All other seats are bots.
  const seats = people.seats.map((seat) =>
    seat.guest === null ? seat : { ...seat, name, player: { name, level: null } },
  );
  return { ...people, seats };
}
