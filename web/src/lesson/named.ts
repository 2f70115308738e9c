import type { Message, People } from '../protocol/messages';

/** What was recorded, with the name of whoever learns now. */
export function named(message: Message, name: string): Message {
  if (message.type !== 'table' && message.type !== 'update') return message;
  return message.people ? { ...message, people: withName(message.people, name) } : message;
}

function withName(people: People, name: string): People {
  // Bots sit in all other seats.
  const seats = people.seats.map((seat) =>
    seat.guest === null ? seat : { ...seat, name, player: { name, level: null } },
  );
  return { ...people, seats };
}
