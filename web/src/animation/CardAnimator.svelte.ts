import { tick } from 'svelte';
import type { TableEvent } from '../protocol/events';
import type { MatchView } from '../protocol/views';
import { isStill, TRAVEL } from '../settings/pace';
import { settings } from '../settings/settings.svelte';
import { droppedAt } from './drag';
import type { Flight } from './flight';
import { way, type Way } from './path';
import { placesOf, spot } from '../ui/spots';

/** A change of the table and the match after it; null if the match is unknown. */
export interface Change {
  events: readonly TableEvent[];
  match: MatchView | null;
}

/** A card in flight. */
export interface Flyer {
  id: number;
  flight: Flight;
  way: Way;
  delay: number;
  duration: number;
  landed: () => void;
}

const MILLIS = 340;

/** Whether the flight is the played card. Cards taken or drawn follow later. */
const isFirst = ({ flight }: Flyer): boolean => (flight.step ?? 0) < 0.5;

/**
 * Animates cards during changes of the table. The table is updated at once; flying cards are drawn above it. A new
 * change ends all earlier flights.
 */
export class CardAnimator {
  flyers = $state.raw<Flyer[]>([]);
  #next = 0;
  /** Called when the main card has landed. */
  #landed: (() => void) | null = null;
  #hidden = new Set<HTMLElement>();

  constructor(private readonly flights: (events: Change['events'], before: MatchView, after: MatchView) => Flight[]) {}

  /** Shows a change: measures, applies it, measures again and starts the flights. */
  show(moment: Change, before: MatchView | null, change: () => void, landed: () => void = () => {}): void {
    this.land();
    const flights = this.#wanted(moment, before);
    const dropped = droppedAt();
    if (flights.length === 0) {
      change();
      landed();
      return;
    }
    const starts = placesOf(new Set(flights.map((flight) => flight.from)));
    if (dropped) {
      const own = flights.find((flight) => flight.from.startsWith('hand') || flight.from.startsWith('stock'));
      if (own) starts.set(own.from, dropped);
    }
    change();
    this.#landed = landed;
    void tick().then(() => {
      // Otherwise the flights ended before they started.
      if (this.#landed === landed) this.#takeOff(flights, starts);
    });
  }

  /** Ends all flights at once. */
  land(): void {
    if (this.flyers.length > 0) this.flyers = [];
    for (const element of this.#hidden) element.style.removeProperty('visibility');
    this.#hidden.clear();
    this.#settle();
  }

  #settle(): void {
    const landed = this.#landed;
    this.#landed = null;
    landed?.();
  }

  #wanted(moment: Change, before: MatchView | null): Flight[] {
    if (isStill(settings.pace) || document.visibilityState === 'hidden' || !before || !moment.match) return [];
    return this.flights(moment.events, before, moment.match);
  }

  #takeOff(flights: Flight[], starts: Map<string, DOMRect>): void {
    const duration = MILLIS * TRAVEL[settings.pace];
    const flyers: Flyer[] = [];
    for (const flight of flights) {
      const from = starts.get(flight.from) ?? spot(flight.from)?.getBoundingClientRect();
      const to = spot(flight.lands ?? flight.to) ?? spot(flight.to);
      const place = to?.getBoundingClientRect();
      if (!from || !to || !place || place.width === 0) continue;
      const landing = flight.lands === undefined ? null : spot(flight.lands);
      if (landing) {
        landing.style.visibility = 'hidden';
        this.#hidden.add(landing);
      }
      const id = this.#next++;
      const landed = (): void => {
        if (landing && this.#hidden.delete(landing)) landing.style.removeProperty('visibility');
        this.flyers = this.flyers.filter((flyer) => flyer.id !== id);
        if (!this.flyers.some(isFirst)) this.#settle();
      };
      flyers.push({ id, flight, way: way(from, place), delay: (flight.step ?? 0) * duration, duration, landed });
    }
    this.flyers = flyers;
    if (!flyers.some(isFirst)) this.#settle();
  }
}
