import type { RulesText } from '../../../rules/outline';
import type { outline } from './outline';

export const rules: RulesText<typeof outline> = {
  lead: 'Be the first to play the last card of your own stock.',
  sections: {
    goal: {
      heading: 'The idea',
      idea: 'Six building piles grow from 1 to 12. You empty your stock by building on them, card by card. But you may build only where your two pawns open the way: a pawn on blue opens the blue pile. The last card of every turn moves a pawn, so it prepares your next turn.',
    },
    table: {
      heading: 'On the table',
      players:
        'For two to four players; a match is a single game. Everyone has two pawns of one colour. The seats take blue, orange, purple and red, in that order.° Two players take blue and purple.° Your two pawns are alike.',
      cards: 'There are 112 cards: eight of each number from 1 to 12, and 16 *wild* cards (Skip-Bo cards).°',
      track:
        'A track of 24 spaces runs round the board. Fourteen spaces have a colour: three blue, three orange, three purple and three red, each three with a corner in the middle, and two pink. The other ten are two each of 1–4, 5–8, 9–12, SKIP-BO (the pinwheel) and exchange (the arrows). Six building piles lie inside, one in each of the four colours and two in pink, next to the draw pile and one discard pile for everyone.°',
      board: {
        caption: 'The track clockwise from the blue corner, top left, with two players ready to begin.',
        frames: { start: 'Blue stands on the blue and the orange corner, purple on the purple and the red corner' },
      },
      pawns: 'One of your pawns begins on the corner of your colour, the other on the next corner clockwise.',
      setup:
        'Six cards are turned up, one for each building pile. Each pile continues from its card: an 8 follows a 7.',
      special:
        'A wild that is turned up there counts as 1. A 12 goes back into the deck, and its place stays empty: that pile will start with a 1.',
      stock:
        'The other cards are shuffled again, and everyone gets ten as a *stock*: face down, with only the top card turned up. The cards left over form the draw pile. Nobody has a hand yet.',
    },
    turn: {
      heading: 'Your turn',
      first: 'The first player is drawn at random.° Play goes clockwise.',
      steps: {
        draw: '*Draw* until you hold five cards.',
        build: '*Build* as many cards as you like and can, from your hand and from the top of your stock.',
        discard: '*Discard* one card from your hand, and move one of your pawns by its number. This ends your turn.',
      },
      must: 'Only the discard is compulsory. Everything else is up to you.',
    },
    build: {
      heading: 'Building',
      order:
        'A pile grows one number at a time: 1, 2, 3 and so on to 12. An empty pile starts with 1. A wild is whatever number the pile needs, and remains that number until the pile is set aside.',
      climb: {
        caption: 'Up the stairs, one step at a time.',
        frames: {
          before: 'The orange pile shows 4',
          five: 'A 5 follows',
          wild: 'A wild counts as 6. Next comes 7',
        },
      },
      stock:
        'When you play the top card of your stock, the next one is turned up at once. You may go on with it straight away.',
      complete:
        'A pile that has reached 12 is complete and is set aside. Its place is free: a new pile may start there, even in the same turn.',
      refill:
        'When you have built your whole hand, you draw five new cards at once and go on, as often as that happens. Discarding your last card does not count. Otherwise you fill your hand only at the start of a turn.',
    },
    access: {
      heading: 'Where you may build',
      rule: 'You may build on a pile only while one of your pawns stands on a space of its colour. Pink opens both pink piles.',
      pawns: {
        caption: 'One pawn on blue, one on pink: three piles are open.',
        frames: {
          stand: 'Your pawns stand on blue and on pink',
          open: 'Open: blue and both pink piles',
          closed: 'Closed: red, orange and purple',
        },
      },
      fixed:
        'Pawns move only at the end of a turn. So the piles open to you at the start of your turn stay open until the end.',
    },
    spaces: {
      heading: 'Special spaces',
      number:
        '*1–4, 5–8, 9–12.* A pawn on such a space can stand in for one missing number of that range, so that you need no card for it. The card after it must follow at once.',
      standIn: {
        caption: 'A 5–8 space stands in for a 5.',
        frames: {
          stand: 'One pawn opens blue, the other stands on 5–8',
          before: 'Blue needs a 5. Your stock shows a 6',
          after: 'The space stands in for the 5, and your 6 follows. The next stock card is turned up',
        },
      },
      limits: {
        next: 'The number must be the one that the pile needs next, and the pile must be open to you.',
        one: 'A 1–4 space may also stand in for the 1 of an empty pile.°',
        follow:
          'The following card goes on the same pile right away, from the hand or the stock. It may be a wild, and it may lie outside the range. Space and card are one move.°',
        other: 'Your other pawn must stand on a colour.',
        once: 'At most once in a turn.',
      },
      twelve:
        'A 9–12 space may also stand in for the 12 of a pile that shows 11. That completes the pile, and nothing has to follow. So may a SKIP-BO space.° If you then play a 1 there, that is an ordinary move.',
      wild: '*SKIP-BO.* Like a number space, but for any number from 1 to 12. Once a turn, too.',
      exchange:
        '*Exchange.* Move the top card of your stock, face down, to the bottom, and turn up the next one. You do not have to play it.° Everyone has seen which card you moved.',
      swap: {
        caption: 'The 9 goes to the bottom of the stock.',
        frames: { before: 'Your stock shows a 9', after: 'Now it shows a 3. There are still five cards' },
      },
      exchangeLimits:
        'You may exchange once in a turn, at any moment before the discard, even if both your pawns stand on exchange spaces. Your other pawn may stand anywhere.° The last card of a stock cannot be exchanged.°',
    },
    discard: {
      heading: 'Ending your turn',
      rule: 'Put one card from your hand on the shared discard pile, and move one of your two pawns exactly that many spaces.',
      walk: {
        caption: 'A 3 is discarded.',
        frames: { before: 'A pawn stands on 5–8', after: 'It goes three spaces on, to orange' },
      },
      wild: 'A wild moves a pawn by 1 to 12 spaces, as you like.',
      pawns:
        'Pawns move clockwise.° Any number of pawns may share a space, your own two as well, and pawns may pass each other.°',
      pile: 'Everyone may look through the discard pile.° Nobody plays from it.°',
    },
    example: {
      heading: 'A whole turn',
      stand: 'You play blue. Your pawns stand on blue and on the 5–8 next to it.',
      start: {
        caption: 'This is how your turn begins.',
        frames: {
          pawns: 'Your pawns',
          pile: 'The blue pile needs a 5',
          stock: 'Your stock: four cards, a 6 on top',
          hand: 'Your hand after drawing',
        },
      },
      steps: {
        space: 'The space stands in for the 5, and the 6 from your stock follows. Three stock cards left.',
        seven: 'You build the 7 from your hand.',
        wild: 'The wild counts as 8. You have no 9, so blue stops here.',
        turned: 'The next card of your stock is an 11, and it fits nowhere yet.',
        discard:
          'You discard the 3 and move the pawn from 5–8 three spaces on, to orange. Next time blue and orange are open.',
      },
      finish: {
        caption: 'And this is how it ends.',
        frames: {
          pile: 'The blue pile needs a 9',
          stock: 'Your stock: three cards, an 11 on top',
          pawns: 'Your pawn has gone to orange',
        },
      },
    },
    end: {
      heading: 'End and special cases',
      winner:
        'The first player to build the last card of their stock wins at once, even if it follows a space. No discard is needed.',
      order:
        'If several things happen at once, this is the order: a win, then setting a complete pile aside, then refilling an empty hand.',
      dry: 'If a card must be drawn and the draw pile is empty, the completed piles are shuffled into a new one. If there are none, the discard pile is shuffled.° That may happen in the middle of drawing. If no cards are left at all, you go on with fewer cards.°',
      nothing:
        'If your hand is empty and nothing can be drawn, you may still play from your stock, use your spaces and exchange.° Then you end your turn without a discard and without moving a pawn.° If a pile is completed in the meantime, your hand is refilled at once.°',
      long: 'The match ends after 1,200 turns, counting all players.° The smallest stock wins; players with equally small stocks share the win.° Most matches need about 100 to 130 turns.',
    },
    options: {
      heading: 'Table options',
      options: {
        wilds: '*Wild cards*: 16, or only 12.° With 12 the deck has 108 cards.',
        exchange:
          '*Strict exchange* (off by default): the exchange space, too, works only while your other pawn is on a colour.°',
        pawns:
          '*Pawns move*: clockwise, or either way, as you choose with each discard.° (Twelve spaces take you to the same place either way.)',
      },
    },
    tips: {
      heading: 'Good to know',
      tips: {
        stock: 'Only the stock counts. Play hand cards to bring a stock card nearer.',
        ahead: 'Choose a discard by the space it leads to, not by the card you can spare.',
        pink: 'A pawn on pink opens two piles for the price of one.',
        colour: 'Two pawns on special spaces open no pile at all. Keep one on a colour.',
        hand: 'Building your whole hand brings five new cards in the same turn.',
      },
    },
  },
};
